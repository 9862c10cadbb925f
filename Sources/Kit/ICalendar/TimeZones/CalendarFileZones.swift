import Basics
public import TimeZones

/// A zone provider that also knows the zones of calendar files. It looks up a name in the system's zones, then in the
/// zones of files, and finally interprets names that contain an offset.
///
///     let zones = CalendarFileZones(document.zones(), behind: systemZones)
///     let timeline = EventTimeline(store: store, displayZone: zone, zones: zones)
public final class CalendarFileZones: ZoneProvider {
  private let system: any ZoneProvider
  /// The zones of files, passed to the initializer or added later.
  public private(set) var zones: [ZoneRules]

  /// Creates a provider.
  /// - Parameters:
  ///   - zones: the zones of files, as `ICalendarDocument.zones()` returns them; of several with the same name, the
  ///     first is used.
  ///   - system: the provider that is queried first.
  public init(_ zones: [ZoneRules], behind system: any ZoneProvider) {
    self.zones = zones
    self.system = system
  }

  /// Adds the zones of a document that the system does not know. A zone with a known name but different rules gets a
  /// numbered name, in the document's events as well. In events that start on a date, UTC times, such as in UNTIL,
  /// become the days that they mean in the zone of their calendar, if these differ from the days that they mean without
  /// a zone.
  public func add(zonesOf document: inout ICalendarDocument) {
    var names: [(from: String, to: String)] = []
    for var rules in document.zones(except: system) {
      let name = rules.identifier
      var number = 1
      var known = find(name)
      while let other = known, other != rules {
        number += 1
        rules.identifier = name + " (" + String(number) + ")"
        known = find(rules.identifier)
      }
      if number > 1 { names.append((name, rules.identifier)) }
      if known == nil { zones.append(rules) }
    }
    document.renameZones(names)
    document.settleDays { object in
      var written: [String] = []
      if let name = object.value(of: "X-WR-TIMEZONE") { written.append(ZoneName.reduce(name)) }
      for names in object.timeZoneIdentifiers { written.append(names.zone) }
      return written.compactMap { zone in rules(for: names.first { $0.from.hasSameBytes(as: zone) }?.to ?? zone) }
    }
  }

  private func find(_ identifier: String) -> ZoneRules? {
    for zone in zones where zone.identifier.hasSameBytes(as: identifier) { return zone }
    return nil
  }

  /// Returns the rules of a zone of the system or of a file, of a Windows display name such as `Eastern Time (US &
  /// Canada)`, or of the offset in a name such as `GMT+0200`, `UTC-05:30`, and `(UTC+01:00) Somewhere`.
  public func rules(for identifier: String) -> ZoneRules? {
    namedRules(for: identifier)
      ?? Self.offset(in: identifier).map { .fixed(offset: $0.seconds, identifier: identifier) }
  }

  /// Returns whether only the offset of a name is known, although the name also mentions a place. The rules then lack
  /// the place's daylight saving time.
  public func knowsOnlyOffset(of identifier: String) -> Bool {
    guard let offset = Self.offset(in: identifier), !offset.isWhole else { return false }
    return namedRules(for: identifier) == nil
  }

  private func namedRules(for identifier: String) -> ZoneRules? {
    if let known = system.rules(for: identifier) ?? find(identifier) { return known }
    var text = identifier
    let name = text.withUTF8 { bytes -> String? in
      if let name = WindowsZones.name(for: bytes) { return name }
      // One word could mean anything.
      let isList = bytes.contains { $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: "(") }
      return isList ? WindowsZones.zone(ofPlaces: bytes) : nil
    }
    guard let name, var rules = system.rules(for: name) else { return nil }
    rules.identifier = identifier
    return rules
  }

  /// Returns the offset at the start of a name, in seconds east of UTC, and whether the name consists of nothing else.
  static func offset(in name: String) -> (seconds: Int, isWhole: Bool)? {
    var text = name
    return text.withUTF8 { bytes in
      var index = 0
      let isEnclosed = bytes.first == UInt8(ascii: "(")
      if isEnclosed { index = 1 }
      if bytes.count >= index + 3 {
        let area = bytes.part(index, index + 3)
        if area.isASCIIEqual(to: "GMT") || area.isASCIIEqual(to: "UTC") { index += 3 }
      }
      if index < bytes.count, bytes[index] == 0x20 { index += 1 }
      guard index < bytes.count, bytes[index] == UInt8(ascii: "+") || bytes[index] == UInt8(ascii: "-") else {
        return nil
      }
      let isNegative = bytes[index] == UInt8(ascii: "-")
      index += 1
      // One or two digits are hours, three or four also minutes.
      var (count, number) = (0, 0)
      while index < bytes.count, count < 4 {
        let byte = bytes[index]
        if 48...57 ~= byte {
          number = number * 10 + Int(byte - 48)
          count += 1
        } else if byte != UInt8(ascii: ":"), byte != UInt8(ascii: ".") {
          break
        }
        index += 1
      }
      let end = isEnclosed ? UInt8(ascii: ")") : 0x20
      guard index < bytes.count ? bytes[index] == end || bytes[index] == 0x20 : !isEnclosed else { return nil }
      let (hours, minutes) = count > 2 ? (number / 100, number % 100) : (number, 0)
      let seconds = hours * 3600 + minutes * 60
      guard count > 0, minutes < 60, seconds <= 14 * 3600 else { return nil }
      return (isNegative ? -seconds : seconds, index + (isEnclosed ? 1 : 0) >= bytes.count)
    }
  }
}
