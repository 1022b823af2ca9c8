// SPDX-License-Identifier: MIT
// Bytes, texts and statuses on their way between C# and C.
using System;
using System.Globalization;
using System.Text;

namespace Bastide
{
    static unsafe class Bytes
    {
        internal static bool Equal(byte* left, byte* right, int size)
        {
            for (int i = 0; i < size; ++i)
                if (left[i] != right[i]) return false;
            return true;
        }

        /// <summary>FNV-1a.</summary>
        internal static int Hash(byte* at, int size)
        {
            uint hash = 2166136261;
            for (int i = 0; i < size; ++i) hash = unchecked((hash ^ at[i]) * 16777619);
            return unchecked((int)hash);
        }
    }

    static unsafe class Utf8
    {
        internal static string Read(byte* at, int capacity)
        {
            int length = 0;
            while (length < capacity && at[length] != 0) ++length;
            byte[] bytes = new byte[length];
            for (int i = 0; i < length; ++i) bytes[i] = at[i];
            return Read(bytes, length);
        }
        internal static string Read(byte[] bytes, int length) { return Encoding.UTF8.GetString(bytes, 0, length); }
        internal static byte[] Bytes(string text) { return Encoding.UTF8.GetBytes(Checked.NotNull(text, "text")); }
    }

    /// <summary>Writes a record as text, as "GameAction(Kind: Place, X: 1)".</summary>
    sealed class Shown
    {
        readonly StringBuilder text = new StringBuilder();
        readonly int empty;

        internal Shown(string record)
        {
            text.Append(record).Append('(');
            empty = text.Length;
        }

        internal Shown Add(string name, string word)
        {
            if (word == null) return this;
            if (text.Length > empty) text.Append(", ");
            text.Append(name).Append(": ").Append(word);
            return this;
        }
        internal Shown Add(string name, long number, long unset)
        {
            return Add(name, number == unset ? null : number.ToString(CultureInfo.InvariantCulture));
        }
        internal Shown Add(string name, ulong number, ulong unset)
        {
            return Add(name, number == unset ? null : number.ToString(CultureInfo.InvariantCulture));
        }
        internal string End() { return text.Append(')').ToString(); }
    }

    static unsafe class Checked
    {
        internal static T NotNull<T>(T value, string name) where T : class
        {
            if (value == null) throw new ArgumentNullException(name);
            return value;
        }

        /// <summary>An array that `fixed` turns into a pointer that is not null, which the library refuses even with a length of 0.</summary>
        internal static T[] Pinnable<T>(T[] array) { return array.Length > 0 ? array : new T[1]; }

        internal static void SameLength(int length, int games, string name)
        {
            if (length != games) throw new ArgumentException("One entry for each of the " + games + " games is needed, not " + length + ".", name);
        }

        /// <summary>Throws for a number that the library has refused because it is out of range.</summary>
        internal static void Range(string call, string name, long number, long least, long most)
        {
            if (number < least || number > most) throw Wrong(call, name, number, least + " to " + most + " are possible");
        }

        /// <summary>Throws for a viewer that is no seat of the game.</summary>
        internal static void Viewer(string call, string name, int viewer, GameHandle game)
        {
            int seats = Native.bastide_game_list_seats(game, null, 0);
            if (viewer != Library.ViewPublic && viewer != Library.ViewFull && (viewer < 0 || viewer >= seats))
                throw Wrong(call, name, viewer, "0 to " + (seats - 1) + ", Library.ViewPublic and Library.ViewFull are possible");
        }

        /// <summary>Throws for a number that is no word of a vocabulary; `any`: nor Library.Any.</summary>
        internal static void Word(string call, string name, int number, Vocabulary vocabulary, string type, bool any)
        {
            if (any && number == Library.Any) return;
            if (Native.bastide_word_name((int)vocabulary, number, null, 0) >= 0) return;
            throw Wrong(call, name, number, "the values of " + type + " are possible");
        }

        static BastideException Wrong(string call, string name, long number, string possible)
        {
            string sentence = name + " is " + number.ToString(CultureInfo.InvariantCulture) + "; " + possible + ".";
            return new BastideException(Bastide.Status.Argument, new Refusal(), call + ": " + sentence, sentence);
        }

        internal static T[] Cut<T>(T[] array, int count)
        {
            if (array.Length != count) Array.Resize(ref array, count);
            return array;
        }

        internal static void Status(int status, Refusal* refusal, string call)
        {
            if (status != 0) throw Exception(status, refusal == null ? new Refusal() : *refusal, call);
        }

        internal static int Count(int count, string call)
        {
            if (count < 0) throw Exception(count, new Refusal(), call);
            return count;
        }

        /// <summary>A number, or -1 when there is none.</summary>
        internal static int Found(int number, string call)
        {
            return number == (int)Bastide.Status.Absent ? Library.None : Count(number, call);
        }

        internal static BastideException Exception(int status, Refusal refusal, string call)
        {
            bool says_more = refusal.Reason != Reason.None || refusal.Text.Length > 0;
            string sentence = says_more ? Library.RefusalText(refusal) : Library.WordText(Vocabulary.Status, status);
            return new BastideException((Status)status, refusal, call + ": " + sentence, sentence);
        }
    }
}
