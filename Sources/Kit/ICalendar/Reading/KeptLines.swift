import Basics
import CalendarSystems
import Events

/// The lines of interpreted properties that are kept, while an event is read, for the parts that no field can hold.
struct KeptLines {
  /// The lines in the order of the file, also those of properties that are not kept after all.
  private(set) var lines: [(property: EventProperty, line: String)] = []
  /// The properties with kept lines; one bit each.
  private var properties: UInt32 = 0
  /// The properties with rules or times whose kept lines have a valid value; one bit each.
  private var meanings: UInt32 = 0

  var isEmpty: Bool { properties == 0 }

  mutating func removeAll() {
    if !lines.isEmpty { lines.removeAll(keepingCapacity: true) }
    properties = 0
    meanings = 0
  }

  mutating func append(_ line: String, for property: EventProperty) {
    lines.append((property, line))
    properties |= Self.bit(property)
  }

  /// Drops the lines of a property.
  mutating func remove(_ property: EventProperty) { properties &= ~Self.bit(property) }

  /// Records that a line of the property has a valid value. Called after the line may have been kept.
  mutating func noteMeaning(of property: EventProperty) { meanings |= properties & Self.bit(property) }

  func contains(_ property: EventProperty) -> Bool { properties & Self.bit(property) != 0 }

  /// Returns the lines to put first in `otherLines`, by property, without lines that contain no more than the fields of
  /// the event.
  func leading(_ event: Event, _ recurrence: Recurrence, _ end: EventEnd) -> [String] {
    let meaningless = ~meanings
    var dropped: UInt32 = end.time != nil || isUsualDuration(event, end) ? Self.bit(.duration) : 0
    if !recurrence.rules.isEmpty { dropped |= meaningless & Self.bit(.rule) }
    if !recurrence.excludedRules.isEmpty { dropped |= meaningless & Self.bit(.excludedRules) }
    if !recurrence.dates.isEmpty || !recurrence.periods.isEmpty { dropped |= meaningless & Self.bit(.dates) }
    if !recurrence.exceptions.isEmpty { dropped |= meaningless & Self.bit(.exceptions) }
    if isUsualColor(event) { dropped |= Self.bit(.color) | Self.bit(.appleColor) }
    var result: [String] = []
    for property in EventProperty.allCases where properties & ~dropped & Self.bit(property) != 0 {
      for kept in lines where kept.property == property { result.append(kept.line) }
    }
    return result
  }

  /// Returns whether the writer writes the duration as it was read, because the event has a duration instead of an end.
  private func isUsualDuration(_ event: Event, _ end: EventEnd) -> Bool {
    guard event.nominalDays != nil, let value = end.duration?.value, !contains(.end) else { return false }
    var usual = Array("DURATION:".utf8)
    TimeText.write(days: value.days, seconds: value.seconds, to: &usual)
    let line = usual.withUnsafeBufferPointer { String(validUTF8: $0) }
    return lines.contains { $0.property == .duration && $0.line.hasSameBytes(as: line) }
  }

  /// Returns whether there is one color line, in the form in which the writer writes it.
  private func isUsualColor(_ event: Event) -> Bool {
    guard let color = event.color else { return false }
    var usual: [UInt8] = []
    ColorText.append(color, to: &usual)
    let line = usual.withUnsafeBufferPointer { String(validUTF8: $0) }
    var count = 0
    var isUsual = false
    for kept in lines where kept.property == .color || kept.property == .appleColor {
      count += 1
      isUsual = kept.line.hasSameBytes(as: line)
    }
    return count == 1 && isUsual
  }

  private static func bit(_ property: EventProperty) -> UInt32 { 1 << UInt32(property.rawValue) }
}
