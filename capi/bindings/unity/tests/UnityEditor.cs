// SPDX-License-Identifier: MIT
// As much of UnityEditor as the script for iOS uses, so that it can be compiled without the engine. Only the test uses it.
namespace UnityEditor
{
    public enum BuildTarget { iOS }
}

namespace UnityEditor.Callbacks
{
    public sealed class PostProcessBuildAttribute : System.Attribute { }
}

namespace UnityEditor.iOS.Xcode
{
    public class PBXProject
    {
        public static string GetPBXProjectPath(string path) { return path; }
        public void ReadFromFile(string path) { }
        public string GetUnityFrameworkTargetGuid() { return ""; }
        public void SetBuildProperty(string target, string name, string value) { }
        public void WriteToFile(string path) { }
    }
}
