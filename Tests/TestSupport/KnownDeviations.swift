import Foundation

/// The known differences between the test data and Almanac, by name and reason: one part of
/// `Tests/Fixtures/deviations.txt`.
///
/// Names that are not listed must agree, and listed ones must differ, so that the list stays true.
public final class KnownDeviations {
  /// The reasons by name.
  public let reasons: [String: String]
  private var met: Set<String> = []

  /// Creates the list for one file of the test data, named by its path; empty if the list has no such part.
  public init(from area: String) throws {
    reasons = try Self.all()[area] ?? [:]
  }

  /// Returns whether the list expects this name to agree or to differ.
  public func expects(_ name: String, agrees: Bool) -> Bool {
    met.insert(name)
    return agrees == (reasons[name] == nil)
  }

  /// The listed names that no test asked for.
  public var unmet: [String] { reasons.keys.filter { !met.contains($0) }.sorted() }

  /// Returns the whole list: the reasons by area and name.
  public static func all() throws -> [String: [String: String]] {
    let url = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Fixtures/deviations.txt")
    var result: [String: [String: String]] = [:]
    var area = ""
    for line in try String(contentsOf: url, encoding: .utf8).split(separator: "\n") where !line.hasPrefix("#") {
      if line.hasPrefix("["), line.hasSuffix("]") {
        area = String(line.dropFirst().dropLast())
        guard result.updateValue([:], forKey: area) == nil else { throw Malformed(line: String(line)) }
        continue
      }
      let columns = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      guard columns.count == 2, !columns.contains(""), !area.isEmpty,
        result[area]?.updateValue(columns[1], forKey: columns[0]) == nil
      else { throw Malformed(line: String(line)) }
    }
    return result
  }

  /// An error for a line of the list that is neither a part nor a name with a reason, or that is repeated.
  public struct Malformed: Error {
    /// The line.
    public var line: String
  }
}
