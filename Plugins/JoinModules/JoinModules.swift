import Foundation
import PackagePlugin

/// Joins the modules of the element with `Scripts/join-modules` into the one file that a page loads, which becomes a
/// resource of the target.
@main struct JoinModules: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
    let script = context.package.directoryURL.appending(path: "Scripts/join-modules")
    let folder = target.directoryURL.appending(path: "Modules")
    let modules = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    let name = "almanac-calendar.js"
    let output = context.pluginWorkDirectoryURL.appending(path: name)
    return [
      .buildCommand(
        displayName: "Joining the modules of the element", executable: script,
        arguments: [folder.appending(path: name).path, output.path], inputFiles: [script] + modules,
        outputFiles: [output])
    ]
  }
}
