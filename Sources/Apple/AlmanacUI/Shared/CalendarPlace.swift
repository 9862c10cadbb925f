import CalendarSystems
import CalendarViews

/// The visible part of a calendar, its level, focus, and selection, as a string that an app can save between launches,
/// for example in `@SceneStorage`.
///
/// ```swift
/// defaults.set(calendar.place.rawValue, forKey: "place")
/// if let text = defaults.string(forKey: "place"), let place = CalendarPlace(rawValue: text) { calendar.place = place }
/// ```
///
/// The string contains: the format version, `1`; the level; the day in the topmost row, and how much of the row is
/// above the viewport, in thousandths; the time at the top of the hours, in seconds, and the height of the hours, in
/// thousandths of the style's height; the focused day; then, for each selected span, its first day and the day after
/// its last. Later formats begin with another number.
public struct CalendarPlace: RawRepresentable, Hashable, Sendable {
  let position: CalendarPosition

  /// The valid days, a range of about 27,000 years. Others come from a corrupt string.
  private static let days = -5_000_000...5_000_000
  private static let thousand = 1000.0

  init(_ position: CalendarPosition) { self.position = position }

  /// Creates a place from its string; `nil` if the format is unknown or invalid.
  public init?(rawValue: String) {
    let words = rawValue.split(separator: " ")
    guard words.count >= 7, words.count % 2 == 1, words[0] == "1",
      let level = (CalendarLevel.level(named: String(words[1])) ?? .resources(named: String(words[1])))?.id
    else { return nil }
    let numbers = words.dropFirst(2).compactMap { Int($0) }
    guard numbers.count == words.count - 2, (0...999).contains(numbers[1]), (0...86_400).contains(numbers[2]),
      (1...1_000_000).contains(numbers[3]), Self.days.contains(numbers[0]),
      numbers.dropFirst(4).allSatisfy(Self.days.contains)
    else { return nil }
    var selection = DaySelection()
    for index in stride(from: 5, to: numbers.count, by: 2) where numbers[index] < numbers[index + 1] {
      selection.insert(DayNumber(numbers[index])..<DayNumber(numbers[index + 1]))
    }
    position = CalendarPosition(
      level: level, anchor: ScrollAnchor(day: DayNumber(numbers[0]), fraction: Double(numbers[1]) / Self.thousand),
      hours: HourAnchor(topSecond: Double(numbers[2]), zoom: Double(numbers[3]) / Self.thousand),
      focusedDay: DayNumber(numbers[4]), selection: selection)
  }

  /// The string.
  public var rawValue: String {
    let (anchor, hours) = (position.anchor, position.hours)
    let numbers = [
      anchor.day.rawValue, Int((min(max(anchor.fraction, 0), 0.999) * Self.thousand).rounded()),
      Int(hours.topSecond.rounded()),
      Int((hours.zoom * Self.thousand).rounded()), position.focusedDay.rawValue,
    ]
    let days = position.selection.ranges.flatMap { [$0.lowerBound.rawValue, $0.upperBound.rawValue] }
    return (["1", "\(position.level)"] + (numbers + days).map(String.init)).joined(separator: " ")
  }
}
