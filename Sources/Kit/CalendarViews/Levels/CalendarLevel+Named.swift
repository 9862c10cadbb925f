import Basics

extension CalendarLevel {
  /// Returns the level with a name, as pages, commands, and stored places write it; `nil` if there is none.
  ///
  /// | Name | Level |
  /// |---|---|
  /// | `year`, `month`, `week`, `day`, `agenda` | the standard levels |
  /// | `3days` | ``hours(days:aligned:)`` |
  /// | `2weeks`, `week:rows` | ``weeks(_:)`` |
  /// | `week:grid`, `2weeks:grid` | ``dayGrid(weeks:)``, up to 12 |
  /// | `3months` | ``months(_:)``, up to 12 |
  /// | `2weeks:hours` | ``hours(days:aligned:)``, aligned to weeks |
  /// | `7days:agenda`, `day:agenda` | ``agenda(days:aligned:)`` |
  /// | `week:agenda`, `2weeks:agenda` | ``agenda(days:aligned:)``, aligned to weeks |
  ///
  /// Numbers are 2...99. A program that calls this contains the code of all levels.
  public static func level(named name: String) -> CalendarLevel? {
    var (count, digits) = (0, 0)
    for byte in name.utf8 {
      guard 48...57 ~= byte, digits < 3 else { break }
      (count, digits) = (10 * count + Int(byte) - 48, digits + 1)
    }
    guard digits == 0 || 2...99 ~= count && name.utf8.first != 48 else { return nil }
    let word = String(utf8: name.utf8.dropFirst(digits))
    return digits == 0 ? single(word) : several(word, count)
  }

  private static func single(_ word: String) -> CalendarLevel? {
    let levels: [CalendarLevel] =
      .standard + [.weeks(1), .dayGrid(weeks: 1), .agenda(days: 1), .agenda(days: 7, aligned: .week)]
    return levels.first { $0.id.name.hasSameBytes(as: word) }
  }

  private static func several(_ word: String, _ count: Int) -> CalendarLevel? {
    if word.hasSameBytes(as: "days") { return .hours(days: count) }
    if word.hasSameBytes(as: "months") { return count <= 12 ? .months(count) : nil }
    if word.hasSameBytes(as: "weeks") { return .weeks(count) }
    if word.hasSameBytes(as: "weeks:grid") { return count <= 12 ? .dayGrid(weeks: count) : nil }
    if word.hasSameBytes(as: "weeks:hours") { return .hours(days: 7 * count, aligned: .week) }
    if word.hasSameBytes(as: "days:agenda") { return .agenda(days: count) }
    if word.hasSameBytes(as: "weeks:agenda") { return .agenda(days: 7 * count, aligned: .week) }
    return nil
  }
}
