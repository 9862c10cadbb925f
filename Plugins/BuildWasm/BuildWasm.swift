import Foundation
import PackagePlugin

/// Compiles the programs that pages of `almanac serve` load with `Scripts/build-wasm`, as resources of the target: the two
/// modules of the one for editing, and the one with levels of resources.
///
/// The other programs are made by `Scripts/make-web`, for those who want them. Both share `.build/wasm`.
@main struct BuildWasm: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
    let package = context.package
    let work = context.pluginWorkDirectoryURL
    let script = package.directoryURL.appending(path: "Scripts/build-wasm")
    let list = package.directoryURL.appending(path: "Scripts/engine-modules")
    let splitting = [
      "split-wasm", "start-functions", "merge-placeholders", "order-functions", "start/almanac-edit.txt",
    ]
    var inputs = [script, list] + splitting.map { package.directoryURL.appending(path: "Scripts/" + $0) }
    // In a program that uses the library alone, the package has no such target, and this command is not run.
    if let host = (try? package.targets(named: ["WebHost"]))?.first {
      for case let module as any SourceModuleTarget in [host] + host.recursiveTargetDependencies {
        inputs += module.sourceFiles.map(\.url)
      }
      try check(list, against: host)
    }
    let headers = package.directoryURL.appending(path: "Sources/Web/CWebHost/include")
    inputs += try FileManager.default.contentsOfDirectory(at: headers, includingPropertiesForKeys: nil)
    let tools = try context.tool(named: "swiftc").url.deletingLastPathComponent()
    let programs = ["almanac-edit.wasm", "almanac-resources.wasm"]
    return [
      .buildCommand(
        displayName: "Compiling the engine to WebAssembly", executable: script,
        arguments: ["-b", tools.path, work.path] + programs, inputFiles: inputs,
        outputFiles: (programs + ["almanac-edit-more.wasm"]).map { work.appending(path: $0) })
    ]
  }

  /// Reports an error if the list of modules, which the script reads, differs from the targets of the manifest. Modules that
  /// a target reaches count: the end of Package.swift adds them to what a target names.
  private func check(_ list: URL, against host: any Target) throws {
    var listed: [String: Set<String>] = [:]
    for line in try String(contentsOf: list, encoding: .utf8).split(separator: "\n") where !line.hasPrefix("#") {
      let words = line.split(whereSeparator: { $0 == ":" || $0 == " " }).map(String.init)
      listed[words[0]] = words.dropFirst().reduce(into: []) { $0.formUnion(listed[$1, default: []].union([$1])) }
    }
    // Other programs have more modules.
    let isListed = host.recursiveTargetDependencies.allSatisfy { module in
      module.name == "CWebHost" || listed[module.name] == Set(module.recursiveTargetDependencies.map(\.name))
    }
    if isListed { return }
    Diagnostics.error("Scripts/engine-modules differs from Package.swift: run Scripts/dev/run modules --write")
  }
}
