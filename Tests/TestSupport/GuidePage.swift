import Foundation

/// The examples of a DocC page, which a test file holds between `// example` and `// end`, so that they compile.
public enum GuidePage {
  /// Returns the examples of a target's page that are not in a test file. White space is not compared.
  ///
  /// - Parameters:
  ///   - target: the name of the target, whose page has the same name.
  ///   - file: the test file.
  public static func untested(_ target: String, in file: String = #filePath) throws -> [String] {
    try untested(page: "Sources/\(target)/\(target).docc/\(target).md", in: [file])
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
    let root = (0..<3).reduce(tests[0]) { folder, _ in folder.deletingLastPathComponent() }
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

  private static func squeezed(_ text: String) -> String { text.filter { !$0.isWhitespace } }
}
