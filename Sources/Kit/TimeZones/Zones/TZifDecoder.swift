/// Decodes compiled zone files: TZif versions 1 to 4, RFC 9636.
///
/// Everything is checked before it is used. Hostile bytes result in an error, never in a trap or excessive memory use.
public enum TZifDecoder {
  /// Returns the rules in `bytes`.
  ///
  /// - Parameters:
  ///   - bytes: the content of a zone file.
  ///   - identifier: the name of the zone, which the format does not contain.
  public static func decode(_ bytes: [UInt8], identifier: String) throws(TZifError) -> ZoneRules {
    var reader = TZifReader(bytes)
    let first = try reader.header()
    guard first.version >= 2 else { return try reader.rules(first, timeSize: 4, identifier, footer: nil) }
    try reader.skip(first.dataSize(timeSize: 4))
    let header = try reader.header()
    var footerReader = reader
    try footerReader.skip(header.dataSize(timeSize: 8))
    let footer = try footerReader.footer()
    return try reader.rules(header, timeSize: 8, identifier, footer: footer)
  }
}

/// The reason that bytes are not a valid zone file.
public enum TZifError: Error, Equatable, Sendable {
  /// The header at this offset does not begin with `TZif`.
  case badMagic(offset: Int)
  /// The bytes end before the data that the header specifies.
  case truncated(offset: Int)
  /// The file has no local time type, or no abbreviation.
  case noTypes
  /// A transition refers to a type, or a type to an abbreviation, that does not exist.
  case badIndex(offset: Int)
  /// The offset from UTC is outside of `LocalTimeType.validOffsets`.
  case badOffset(Int32)
  /// The transitions are not in chronological order.
  case unorderedTransitions
  /// The file contains leap seconds (`right/...`), which `Instant` does not support.
  case leapSeconds
  /// The line after the data is not a TZ string.
  case badFooter
}
