import Basics
import Events
public import TimeZones

extension ICalendarDocument {
  /// Returns the rules of the VTIMEZONE components, under the names that events use; of several with the same name, the
  /// first.
  ///
  /// Computed on each call. Query the system's zones first, as `CalendarFileZones` does: files often contain only one
  /// year of rules, or wrong ones.
  /// - Parameters:
  ///   - system: a provider whose zones are left out.
  ///   - expansions: the maximum number of clock changes to compute for each zone.
  public func zones(except system: (any ZoneProvider)? = nil, expansions: Int = 10_000) -> [ZoneRules] {
    var result: [ZoneRules] = []
    for object in objects {
      for case .other(let text) in object.components where text.isTimeZone {
        if let system, let name = TimeZoneReader.names(of: text)?.zone, system.rules(for: name) != nil { continue }
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
  /// The zones of the VTIMEZONE components: their names in events, and their TZIDs.
  var timeZoneIdentifiers: [(zone: String, identifier: String)] {
    var result: [(zone: String, identifier: String)] = []
    for case .other(let text) in components where text.isTimeZone {
      if let names = TimeZoneReader.names(of: text) { result.append(names) }
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
