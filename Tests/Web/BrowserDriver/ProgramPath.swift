import Foundation

/// Where the programs of browsers are.
enum ProgramPath {
  /// The program that an environment variable names, else the first of the names that exists. Names without a folder are
  /// looked for on PATH. `nil` if there is none.
  static func find(variable: String, names: [String]) -> String? {
    let environment = ProcessInfo.processInfo.environment
    let chosen = environment[variable].map { [$0] } ?? names
    let folders = (environment["PATH"] ?? "").split(separator: ":").map(String.init)
    for name in chosen {
      let candidates = name.contains("/") ? [name] : folders.map { $0 + "/" + name }
      if let path = candidates.first(where: FileManager.default.isExecutableFile) { return path }
    }
    return nil
  }
}
