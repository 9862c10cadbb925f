import Foundation

/// Where the test truth says otherwise than Almanac, by name and reason: one part of `Tests/Fixtures/deviations.txt`.
///
/// Whatever is not named there has to agree, and what is named has to differ, so that the list stays true.
public final class KnownDeviations {
  /// The reasons by name.
  public let reasons: [String: String]
  private var met: Set<String> = []

  /// The deviations from one file of the test truth, named by its path; none if the list has no such part.
  public init(from area: String) throws {
    reasons = try Self.all()[area] ?? [:]
  }

  /// Whether agreement, or its absence, is what the list says of this name.
  public func expects(_ name: String, agrees: Bool) -> Bool {
    met.insert(name)
    return agrees == (reasons[name] == nil)
  }

  /// Names that never came up.
  public var unmet: [String] { reasons.keys.filter { !met.contains($0) }.sorted() }

  /// The whole list: the reasons by area and name.
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

  /// A line of the list that is neither a part nor a name with a reason, or stands twice.
  public struct Malformed: Error {
    /// As it stands.
    public var line: String
  }
}
