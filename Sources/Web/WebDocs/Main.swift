import Foundation

/// Writes the pages of the documents: `WebDocs PACKAGE OUT ELEMENT`. OUT is a folder or, if it ends in `.json`, a file
/// with the pages keyed by name. ELEMENT is the URL of the element's module, relative to the folder of examples.
@main enum Main {
  static func main() {
    let arguments = CommandLine.arguments
    guard arguments.count == 4 else { fail("usage: WebDocs PACKAGE OUT ELEMENT") }
    let package = URL(fileURLWithPath: arguments[1], isDirectory: true)
    do {
      try write(try Site.files(package: package, element: arguments[3]), to: arguments[2])
    } catch {
      fail("\(error)")
    }
  }

  private static func write(_ files: [String: String], to path: String) throws {
    let out = URL(fileURLWithPath: path)
    if path.hasSuffix(".json") {
      let encoder = JSONEncoder()
      encoder.outputFormatting = .sortedKeys
      return try encoder.encode(files).write(to: out, options: .atomic)
    }
    try FileManager.default.createDirectory(
      at: out.appending(path: "examples"), withIntermediateDirectories: true)
    for (name, text) in files { try Data(text.utf8).write(to: out.appending(path: name)) }
  }

  private static func fail(_ reason: String) -> Never {
    FileHandle.standardError.write(Data((reason + "\n").utf8))
    exit(1)
  }
}
