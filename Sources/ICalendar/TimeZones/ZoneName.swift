import Basics

/// Names of zones in TZID parameters.
enum ZoneName {
  /// The IANA name inside of a prefixed one such as `/freeassociation.sourceforge.net/Tzfile/Europe/Berlin`, or of a zone
  /// of Windows such as `Romance Standard Time`; other names as they are, without white space around them.
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
    var place = 0
    for index in 0..<areas.utf8CodeUnitCount {
      if list[index] == 0x20 {
        if place == slash { return true }
        place = 0
      } else if place >= 0, place < slash, name[place].asciiUppercased == list[index] {
        place += 1
      } else {
        place = -1
      }
    }
    return false
  }
}

/// The zone names of a file: most lines name the same zone, which then costs no new text.
struct ZoneNames {
  private var known: [(bytes: [UInt8], name: String, line: Int)] = []
  private var last = 0
  private var locations: [(identifier: String, location: String)] = []
  /// IANA names by TZID, as X-LIC-LOCATION of time zones in the file says, for those that stand behind events.
  private(set) var lateLocations: [(identifier: String, location: String)] = []

  /// - Parameter line: the number of the line that names the zone; 0 when nothing is read from a file.
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
    // Files with more zones are not made by calendars; searching a long list would take its time.
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

  /// Lets an identifier mean a location. The first location of an identifier counts, and none that would make a chain of
  /// names: what a name means must not depend on where it stands.
  ///
  /// - Parameter isLate: whether events that may name the zone have been read already.
  /// - Returns: whether it does now.
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
