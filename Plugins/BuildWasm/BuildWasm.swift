import Foundation
import PackagePlugin

/// Compiles the engine to WebAssembly with `Scripts/build-wasm`; the results become resources of the target.
@main struct BuildWasm: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
    let package = context.package
    let work = context.pluginWorkDirectoryURL
    let script = package.directoryURL.appending(path: "Scripts/build-wasm")
    var inputs = [script, package.directoryURL.appending(path: "Package.swift")]
    for program in ["WebHost", "EngineCheck"] {
      // In a program that uses the library alone, the package has no such targets, and this command is not run.
      guard let target = (try? package.targets(named: [program]))?.first else { continue }
      for case let module as any SourceModuleTarget in [target] + target.recursiveTargetDependencies {
        inputs += module.sourceFiles.map(\.url)
      }
    }
    let headers = package.directoryURL.appending(path: "Sources/CWebHost/include")
    inputs += try FileManager.default.contentsOfDirectory(at: headers, includingPropertiesForKeys: nil)
    let tools = try context.tool(named: "swiftc").url.deletingLastPathComponent()
    return [
      .buildCommand(
        displayName: "Compiling the engine to WebAssembly", executable: script,
        arguments: [package.directoryURL.path, work.appending(path: "modules").path, work.path, tools.path],
        inputFiles: inputs,
        outputFiles: ["almanac.wasm", "almanac-panel.wasm", "almanac-gallery.wasm", "engine-check.wasm"].map {
          work.appending(path: $0)
        })
    ]
  }
}
