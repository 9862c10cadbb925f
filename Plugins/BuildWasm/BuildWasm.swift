import Foundation
import PackagePlugin

/// Compiles the program that the page of `almanac serve` loads with `Scripts/build-wasm`, as a resource of the target.
///
/// The other programs are made by `Scripts/make-web`, for those who want them. Both share `.build/wasm`.
@main struct BuildWasm: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
    let package = context.package
    let work = context.pluginWorkDirectoryURL
    let script = package.directoryURL.appending(path: "Scripts/build-wasm")
    var inputs = [script, package.directoryURL.appending(path: "Package.swift")]
    // In a program that uses the library alone, the package has no such target, and this command is not run.
    if let host = (try? package.targets(named: ["WebHost"]))?.first {
      for case let module as any SourceModuleTarget in [host] + host.recursiveTargetDependencies {
        inputs += module.sourceFiles.map(\.url)
      }
    }
    let headers = package.directoryURL.appending(path: "Sources/Web/CWebHost/include")
    inputs += try FileManager.default.contentsOfDirectory(at: headers, includingPropertiesForKeys: nil)
    let tools = try context.tool(named: "swiftc").url.deletingLastPathComponent()
    let program = "almanac-edit.wasm"
    return [
      .buildCommand(
        displayName: "Compiling the engine to WebAssembly", executable: script,
        arguments: ["-b", tools.path, work.path, program], inputFiles: inputs,
        outputFiles: [work.appending(path: program)])
    ]
  }
}
