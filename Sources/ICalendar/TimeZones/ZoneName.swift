import Basics

/// The names of zones in TZID parameters.
enum ZoneName {
  /// Returns the IANA name within a prefixed one such as `/freeassociation.sourceforge.net/Tzfile/Europe/Berlin`, or
  /// that of a Windows zone such as `Romance Standard Time`; any other name without white space around it.
  static func reduce(_ bytes: Bytes) -> String {
    let name = bytes.trimmed
    guard name.first == UInt8(ascii: "/") else {
      return WindowsZones.name(for: name) ?? TextValue.unescapeParameter(name)
    }
    var index = 0
    while index < name.count {
      if name[index] == UInt8(ascii: "/") {
        let rest = Bytes(rebasing: name[(index + 1)...])
        if beginsWithArea(rest) { return TextValue.unescapeParameter(rest) }
      }
      index += 1
    }
    return TextValue.unescapeParameter(name)
  }

  private static let areas: StaticString =
    "AFRICA AMERICA ANTARCTICA ARCTIC ASIA ATLANTIC AUSTRALIA EUROPE INDIAN PACIFIC ETC US CANADA BRAZIL CHILE MEXICO "

  private static func beginsWithArea(_ name: Bytes) -> Bool {
    guard let slash = name.firstIndex(of: UInt8(ascii: "/")), slash + 1 < name.count else { return false }
    let list = areas.utf8Start
    var matched = 0
    for index in 0..<areas.utf8CodeUnitCount {
      if list[index] == 0x20 {
        if matched == slash { return true }
        matched = 0
      } else if matched >= 0, matched < slash, name[matched].asciiUppercased == list[index] {
        matched += 1
      } else {
        matched = -1
      }
    }
    return false
  }
}

/// The zone names of a file, cached: most lines name the same zone, which then needs no new string.
struct ZoneNames {
  private var known: [(bytes: [UInt8], name: String, line: Int)] = []
  private var last = 0
  private var locations: [(identifier: String, location: String)] = []
  /// The IANA names by TZID (X-LIC-LOCATION) of time zones that are in the file after events.
  private(set) var lateLocations: [(identifier: String, location: String)] = []

  /// Returns the name of a zone.
  /// - Parameter line: the line that names the zone; 0 if nothing is read from a file.
  mutating func name(_ bytes: Bytes, line: Int) -> String {
    if last < known.count, known[last].bytes.withUnsafeBufferPointer({ $0.hasSameBytes(as: bytes) }) {
      return known[last].name
    }
    for index in known.indices where known[index].bytes.withUnsafeBufferPointer({ $0.hasSameBytes(as: bytes) }) {
      last = index
      return known[index].name
    }
    let reduced = ZoneName.reduce(bytes)
    let name = locations.first { $0.identifier.hasSameBytes(as: reduced) }?.location ?? reduced
    // Calendar programs write fewer zones; searching a long list would be slow.
    if known.count < 256 {
      last = known.count
      known.append((Array(bytes), name, line))
    }
    return name
  }

  /// The zones that events name, in no particular order.
  var mentions: [ZoneMention] {
    var result: [ZoneMention] = []
    for item in known where item.line > 0 {
      if let index = result.firstIndex(where: { $0.zone.hasSameBytes(as: item.name) }) {
        result[index].line = min(result[index].line, item.line)
      } else {
        result.append(ZoneMention(zone: item.name, line: item.line))
      }
    }
    return result
  }

  /// Makes an identifier mean a location. The first location of an identifier is used, and none that would form a chain
  /// of names, as the meaning of a name must not depend on its position.
  ///
  /// - Parameter isLate: whether events that may name the zone were read before.
  /// - Returns: whether the identifier now means the location.
  @discardableResult
  mutating func setLocation(_ location: String, of identifier: String, isLate: Bool) -> Bool {
    guard locations.count < 256, !identifier.hasSameBytes(as: location) else { return false }
    for known in locations
    where known.identifier.hasSameBytes(as: identifier)
      || known.identifier.hasSameBytes(as: location)
      || known.location.hasSameBytes(as: identifier)
    {
      return false
    }
    locations.append((identifier, location))
    if isLate { lateLocations.append((identifier, location)) }
    for index in known.indices where known[index].name.hasSameBytes(as: identifier) {
      known[index].name = location
    }
    return true
  }
}
