import Basics

/// The names of zones in TZID parameters and VTIMEZONE components.
enum ZoneName {
  /// Returns the IANA name that a TZID stands for, or the unescaped TZID if there is none.
  static func reduce(_ written: Bytes) -> String { reduce(meant(by: written)) }

  /// Returns the IANA name that a program-specific name stands for, or the name itself if there is none.
  static func reduce(_ name: String) -> String {
    var name = name
    return name.withUTF8 { ianaName($0) } ?? name
  }

  /// Returns a TZID without its file syntax: without quotation marks and without the escapes of texts and of
  /// parameters, which programs also mix up.
  static func meant(by written: Bytes) -> String {
    var name = written.trimmed
    if name.count >= 2, name[0] == UInt8(ascii: "\""), name[name.count - 1] == UInt8(ascii: "\"") {
      name = name.part(1, name.count - 1).trimmed
    }
    return TextValue.unescapeParameter(name)
  }

  /// Returns the IANA name for a name with a prefix, such as `/freeassociation.sourceforge.net/Tzfile/Europe/Berlin`,
  /// or for a Windows zone, such as `Romance Standard Time` and `(UTC+01:00) Brussels, Copenhagen, Madrid, Paris`;
  /// `nil` for any other name.
  private static func ianaName(_ name: Bytes) -> String? {
    if name.isASCIIEqual(to: "TZONE://MICROSOFT/UTC") { return "UTC" }
    guard name.first == UInt8(ascii: "/") else { return WindowsZones.name(for: name) }
    for index in 0..<name.count where name[index] == UInt8(ascii: "/") {
      let rest = name.part(index + 1, name.count)
      if beginsWithArea(rest) || rest.isASCIIEqual(to: "UTC") { return String(validUTF8: rest) }
    }
    return nil
  }

  private static let areas: StaticString =
    "AFRICA AMERICA ANTARCTICA ARCTIC ASIA ATLANTIC AUSTRALIA EUROPE INDIAN PACIFIC ETC US CANADA BRAZIL CHILE MEXICO"

  private static func beginsWithArea(_ name: Bytes) -> Bool {
    guard let slash = name.firstIndex(of: UInt8(ascii: "/")), slash + 1 < name.count else { return false }
    return name.part(0, slash).position(in: areas) != nil
  }
}

/// The zone names of a file, cached: most lines have the same zone, which then needs no new string.
struct ZoneNames {
  private var known: [(bytes: [UInt8], name: String, line: Int)] = []
  private var last = 0
  private var locations: [(from: String, to: String)] = []
  /// The IANA names by TZID (X-LIC-LOCATION) of time zones that follow events in the file.
  private(set) var lateLocations: [(from: String, to: String)] = []

  /// Returns the name of a zone.
  /// - Parameter line: the line that contains the zone; 0 if nothing is read from a file.
  mutating func name(_ bytes: Bytes, line: Int) -> String {
    if last < known.count, known[last].bytes.withUnsafeBufferPointer({ $0.hasSameBytes(as: bytes) }) {
      return known[last].name
    }
    for index in known.indices where known[index].bytes.withUnsafeBufferPointer({ $0.hasSameBytes(as: bytes) }) {
      last = index
      return known[index].name
    }
    let reduced = ZoneName.reduce(bytes)
    let name = locations.first { $0.from.hasSameBytes(as: reduced) }?.to ?? reduced
    // Calendar programs write fewer zones; searching a long list would be slow.
    if known.count < 256 {
      last = known.count
      known.append((Array(bytes), name, line))
    }
    return name
  }

  /// The zones that events refer to, in no particular order.
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

  /// Maps an identifier to a location. The first location of an identifier is used. Locations that would form a chain
  /// of names are rejected, because the meaning of a name must not depend on its position.
  ///
  /// - Parameter isLate: whether events that may use the zone were read before.
  /// - Returns: whether the identifier now stands for the location.
  @discardableResult
  mutating func setLocation(_ location: String, of identifier: String, isLate: Bool) -> Bool {
    guard locations.count < 256, !identifier.hasSameBytes(as: location) else { return false }
    for known in locations
    where known.from.hasSameBytes(as: identifier) || known.from.hasSameBytes(as: location)
      || known.to.hasSameBytes(as: identifier)
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
