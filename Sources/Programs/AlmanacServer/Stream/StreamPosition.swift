import EventStores

/// A position in the stream of changes: everything that a page or program has seen. Clients treat it as opaque.
struct StreamPosition: Equatable, Sendable {
  /// The number of the latest change of a calendar object.
  var sequence: Int64
  /// A hash of the list of calendars.
  var calendars: UInt64
  /// The server that issued the position. After a restart, the database file may be an earlier copy of itself, whose
  /// numbers have other meanings although its era is the same.
  var server: UInt32
  /// The era of the database.
  var era: Era

  init(sequence: Int64, calendars: UInt64, server: UInt32, era: Era) {
    self.sequence = sequence
    self.calendars = calendars
    self.server = server
    self.era = era
  }

  /// Reads a position from text; `nil` if it is invalid. Positions of earlier versions have no era, and count as those of
  /// another era, because a page may have been open during an update.
  init?(_ text: some StringProtocol) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard 3...4 ~= parts.count, let sequence = Int64(parts[0]), sequence >= 0,
      let calendars = UInt64(parts[1], radix: 16), let server = UInt32(parts[2], radix: 16),
      let era = parts.count == 3 ? Era(0) : Era(text: parts[3])
    else { return nil }
    self.init(sequence: sequence, calendars: calendars, server: server, era: era)
  }

  /// The position as sent to pages and programs, such as `43.5f2a91.9c01.9f3c21a07b5d1e44`.
  var text: String {
    "\(sequence)." + String(calendars, radix: 16) + "." + String(server, radix: 16) + "." + era.text
  }
}
