// SPDX-License-Identifier: MIT
// The library itself: where it is found, whether it fits, and its refusals.
using System;
using System.Runtime.InteropServices;

namespace Bastide
{
    static unsafe partial class Native
    {
#if (UNITY_IOS || UNITY_WEBGL) && !UNITY_EDITOR
        internal const string Name = "__Internal";
#else
        internal const string Name = "bastide";
#endif
        // The libraries for drawing and for players are part of the native library of the packages. A build of one's own that has them beside it
        // defines BASTIDE_SEPARATE_LIBRARIES.
#if BASTIDE_SEPARATE_LIBRARIES
        internal const string DrawName = "bastide_draw", PlayersName = "bastide_players";
#else
        internal const string DrawName = Name, PlayersName = Name;
#endif
        internal const CallingConvention C = CallingConvention.Cdecl;
    }

    public static unsafe partial class Library
    {
        /// <summary>No seat, no id, no index.</summary>
        public const int None = -1;
        /// <summary>As a seat: chance, or nobody's piece.</summary>
        public const int Nature = -1;
        /// <summary>As a filter: every kind.</summary>
        public const int Any = -1;
        /// <summary>As x or y: no cell.</summary>
        public const int Nowhere = -32768;
        /// <summary>Viewer: what every seat may know.</summary>
        public const int ViewPublic = -1;
        /// <summary>Viewer: everything, the seed and the coming tiles included.</summary>
        public const int ViewFull = -100;
        /// <summary>Units of geometry in the side of a tile.</summary>
        public const int Tile = 1024;

        static volatile bool fits;

        /// <summary>The version of the native library, as "0.1.0".</summary>
        public static string Version
        {
            get
            {
                uint version = Native.bastide_version();
                return (version >> 16) + "." + (version >> 8 & 255) + "." + (version & 255);
            }
        }

        /// <summary>Throws unless the native library is one that this assembly was made for. Everything that makes a handle calls it first.</summary>
        public static void Check()
        {
            if (fits) return;
            Check(Native.bastide_abi_version(), Native.bastide_layout(), Version, Layout.Wrong() ?? WrongByHand());
            fits = true;
        }

        /// <summary>As Layout.Wrong(), of the records that are written by hand.</summary>
        static string WrongByHand()
        {
            if (sizeof(PictureOptions) != PictureOptions.Size) return "PictureOptions";
            if (sizeof(PlayerSettings) != PlayerSettings.Size) return "PlayerSettings";
            if (sizeof(ValuedMove) != ValuedMove.Size) return "ValuedMove";
            return sizeof(MoveReason) != MoveReason.Size ? "MoveReason" : null;
        }

        internal static void Check(uint abi, uint layout, string version, string wrong)
        {
            if (abi == Layout.Abi && layout == Layout.Number && wrong == null) return;
            string why = abi != Layout.Abi ? "its binary interface has version " + abi + ", not " + Layout.Abi
                : layout != Layout.Number ? "its records are laid out otherwise"
                : "this runtime lays out " + wrong + " otherwise than C";
            throw new BastideException(Status.Version, new Refusal(), "The native library bastide " + version + " does not fit Bastide.Rules.dll, made for " +
                Layout.Version + ": " + why + ". Take both from the same release.");
        }
    }

    /// <summary>A call failed. The message names the method and says why, for a log; Sentence is for a player.</summary>
    public class BastideException : Exception
    {
        public Status Status { get; private set; }
        /// <summary>What was refused; all zero when the status says it all.</summary>
        public Refusal Refusal { get; private set; }

        /// <summary>The message without the name of the method.</summary>
        public string Sentence { get; private set; }

        public BastideException(Status status, Refusal refusal, string message, string sentence = null) : base(message)
        {
            Status = status;
            Refusal = refusal;
            Sentence = sentence ?? message;
        }
    }

    /// <summary>The rules refuse an action. The game has not changed; the message is a sentence for players.</summary>
    public sealed class RefusedException : BastideException
    {
        public GameAction Action { get; private set; }

        public RefusedException(GameAction action, Refusal refusal, string sentence) : base((Status)refusal.Status, refusal, sentence)
        {
            Action = action;
        }
    }
}
