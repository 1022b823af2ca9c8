// SPDX-License-Identifier: MIT
// On iOS the library is compiled from its sources, which are C++20. Xcode is told so; on the other platforms see Documentation~/bastide.md.
#if UNITY_IOS
using UnityEditor;
using UnityEditor.Callbacks;
using UnityEditor.iOS.Xcode;

namespace Bastide.Editor
{
    static class LanguageOfSources
    {
        [PostProcessBuild]
        static void Set(BuildTarget target, string path)
        {
            if (target != BuildTarget.iOS) return;
            string file = PBXProject.GetPBXProjectPath(path);
            PBXProject project = new PBXProject();
            project.ReadFromFile(file);
            project.SetBuildProperty(project.GetUnityFrameworkTargetGuid(), "CLANG_CXX_LANGUAGE_STANDARD", "c++20");
            project.WriteToFile(file);
        }
    }
}
#endif
