import Basics
import Events
public import TimeZones

extension ICalendarDocument {
  /// The rules of the VTIMEZONE components, under the names by which events mean them; of equal names, the first.
  ///
  /// Worked out at each call. Ask a system for its own zones first: files often hold one year of rules, or wrong ones.
  /// `CalendarFileZones` does that.
  /// - Parameters:
  ///   - system: zones that it knows are left out.
  ///   - expansions: how many changes of clocks are worked out for each zone at most.
  public func zones(except system: (any ZoneProvider)? = nil, expansions: Int = 10_000) -> [ZoneRules] {
    var result: [ZoneRules] = []
    for object in objects {
      for case .other(let text) in object.components where text.isTimeZone {
        var lines = text
        if let system, let name = lines.withUTF8({ TimeZoneReader.names(of: $0)?.zone }), system.rules(for: name) != nil
        {
          continue
        }
        guard let rules = TimeZoneReader.rules(text, expansions: expansions),
          !result.contains(where: { $0.identifier.hasSameBytes(as: rules.identifier) })
        else { continue }
        result.append(rules)
      }
    }
    return result
  }
}

extension ICalendarObject {
  /// The zones that its VTIMEZONE components stand for: the name in events, and the TZID.
  var timeZoneIdentifiers: [(zone: String, identifier: String)] {
    var result: [(zone: String, identifier: String)] = []
    for case .other(var text) in components where text.isTimeZone {
      if let names = text.withUTF8({ TimeZoneReader.names(of: $0) }) { result.append(names) }
    }
    return result
  }
}

extension String {
  fileprivate var isTimeZone: Bool {
    var bytes = utf8.makeIterator()
    for wanted in "BEGIN:VTIMEZONE".utf8 where bytes.next()?.asciiUppercased != wanted { return false }
    return bytes.next() == 0x0A
  }
}
