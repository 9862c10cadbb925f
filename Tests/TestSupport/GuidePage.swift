import Foundation

/// The examples of a DocC page, which a test file holds between `// example` and `// end`, so that they compile.
public enum GuidePage {
  /// Returns the examples of a target's page that are not in a test file. White space is not compared.
  ///
  /// - Parameters:
  ///   - target: the name of the target, whose page has the same name.
  ///   - file: the test file.
  public static func untested(_ target: String, in file: String = #filePath) throws -> [String] {
    let sources = root(of: URL(fileURLWithPath: file)).appendingPathComponent("Sources")
    let folder = try FileManager.default.contentsOfDirectory(atPath: sources.path).first {
      FileManager.default.fileExists(atPath: sources.appendingPathComponent($0 + "/" + target).path)
    }
    return try untested(page: "Sources/\(folder ?? "")/\(target)/\(target).docc/\(target).md", in: [file])
  }

  /// Returns the examples of a document that are not in test files of one folder.
  ///
  /// - Parameters:
  ///   - document: the name of the document, without its ending.
  ///   - files: the test files.
  public static func untested(document: String, in files: [String]) throws -> [String] {
    try untested(page: "Documentation/\(document).md", in: files)
  }

  private static func untested(page: String, in files: [String]) throws -> [String] {
    let tests = files.map { URL(fileURLWithPath: $0).resolvingSymlinksInPath() }
    let root = root(of: tests[0])
    let tested = squeezed(
      try tests.map { test in
        try String(contentsOf: test, encoding: .utf8).components(separatedBy: "// example\n").dropFirst()
          .map { $0.components(separatedBy: "// end")[0] }.joined()
      }.joined())
    let blocks = try String(contentsOf: root.appendingPathComponent(page), encoding: .utf8).components(
      separatedBy: "```swift\n"
    ).dropFirst()
      .map { $0.components(separatedBy: "```")[0] }
    return blocks.isEmpty ? ["no example"] : blocks.filter { !tested.contains(squeezed($0)) }
  }

  /// The package: .../Tests/Kit/SomeTests/SomeTests.swift
  private static func root(of test: URL) -> URL {
    (0..<4).reduce(test.resolvingSymlinksInPath()) { folder, _ in folder.deletingLastPathComponent() }
  }

  private static func squeezed(_ text: String) -> String { text.filter { !$0.isWhitespace } }
}
