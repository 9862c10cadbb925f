/// Reads compiled zone files: TZif versions 1 to 4, RFC 9636.
///
/// Everything is checked before it is used; hostile bytes give an error, never a trap or large memory.
public enum TZifDecoder {
  /// The rules that `bytes` hold.
  ///
  /// - Parameter identifier: what the rules are to be called; the format does not say.
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

/// Why bytes are not a zone file.
public enum TZifError: Error, Equatable, Sendable {
  /// They do not begin like one, here or after the first block.
  case badMagic(offset: Int)
  /// They end before what the header promises.
  case truncated(offset: Int)
  /// There is no type of local time, or no name.
  case noTypes
  /// A transition names a type, or a type a name, that is not there.
  case badIndex(offset: Int)
  /// The offset from UTC is not one that a zone can have.
  case badOffset(Int32)
  /// Transitions do not follow each other in time.
  case unorderedTransitions
  /// The zone counts leap seconds (`right/...`), which instants here do not.
  case leapSeconds
  /// The line after the data is no TZ string.
  case badFooter
}
