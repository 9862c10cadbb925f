/// A position in the stream of changes: everything that a page or program has seen. Clients treat it as opaque.
struct StreamPosition: Equatable, Sendable {
  /// The number of the latest change of a calendar object.
  var sequence: Int64
  /// A hash of the list of calendars.
  var calendars: UInt64
  /// The server that issued the position. After a restart, the database may be another one, for example a restored
  /// backup, whose numbers have other meanings.
  var server: UInt32

  init(sequence: Int64, calendars: UInt64, server: UInt32) {
    self.sequence = sequence
    self.calendars = calendars
    self.server = server
  }

  /// Reads a position from text; `nil` if it is invalid.
  init?(_ text: some StringProtocol) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 3, let sequence = Int64(parts[0]), sequence >= 0,
      let calendars = UInt64(parts[1], radix: 16), let server = UInt32(parts[2], radix: 16)
    else { return nil }
    self.init(sequence: sequence, calendars: calendars, server: server)
  }

  /// The position as sent to pages and programs, such as `43.5f2a91.9c01`.
  var text: String { "\(sequence)." + String(calendars, radix: 16) + "." + String(server, radix: 16) }
}
