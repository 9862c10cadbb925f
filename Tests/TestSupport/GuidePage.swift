import Foundation

/// The examples of a DocC page, which a test file holds between `// example` and `// end`, so that they compile.
public enum GuidePage {
  /// Returns the examples of a target's page that are not in a test file. White space is not compared.
  ///
  /// - Parameters:
  ///   - target: the name of the target, whose page has the same name.
  ///   - file: the test file.
  public static func untested(_ target: String, in file: String = #filePath) throws -> [String] {
    let test = URL(fileURLWithPath: file).resolvingSymlinksInPath()
    let root = (0..<3).reduce(test) { folder, _ in folder.deletingLastPathComponent() }
    let page = root.appendingPathComponent("Sources/\(target)/\(target).docc/\(target).md")
    let tested = squeezed(
      try String(contentsOf: test, encoding: .utf8).components(separatedBy: "// example\n").dropFirst()
        .map { $0.components(separatedBy: "// end")[0] }.joined())
    let blocks = try String(contentsOf: page, encoding: .utf8).components(separatedBy: "```swift\n").dropFirst()
      .map { $0.components(separatedBy: "```")[0] }
    return blocks.isEmpty ? ["no example"] : blocks.filter { !tested.contains(squeezed($0)) }
  }

  private static func squeezed(_ text: String) -> String { text.filter { !$0.isWhitespace } }
}
