/// A position in the stream of changes: what a page or program has seen. Opaque to them.
struct StreamPosition: Equatable, Sendable {
  /// The number of the latest change of a resource.
  var sequence: Int64
  /// A hash of the list of calendars.
  var calendars: UInt64
  /// The server that has given it: a database may be another one when a server starts again, such as a restored one,
  /// whose numbers mean something else.
  var server: UInt32

  init(sequence: Int64, calendars: UInt64, server: UInt32) {
    self.sequence = sequence
    self.calendars = calendars
    self.server = server
  }

  /// Reads the text of a position; `nil` if it is none.
  init?(_ text: some StringProtocol) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 3, let sequence = Int64(parts[0]), sequence >= 0,
      let calendars = UInt64(parts[1], radix: 16), let server = UInt32(parts[2], radix: 16)
    else { return nil }
    self.init(sequence: sequence, calendars: calendars, server: server)
  }

  /// The position as pages and programs get it, such as `43.5f2a91.9c01`.
  var text: String { "\(sequence)." + String(calendars, radix: 16) + "." + String(server, radix: 16) }
}
