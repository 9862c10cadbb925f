import Almanac
import EventStores
import Hummingbird
import NIOCore

/// The text of the events of some days, a VCALENDAR for each calendar, made in pieces while it is sent: an answer takes the
/// memory of a piece, whatever its length.
///
/// Each piece is read when the one before was taken. Whatever is changed meanwhile has come after the position of the
/// answer.
struct EventsText: Sendable {
  /// The number of resources that are read at a time.
  private static let batch = 100
  /// The size of a piece, in bytes, which the last resources exceed.
  private static let piece = 65_536

  private let api: CalendarAPI
  private let calendars: [(calendar: CalendarInfo, events: [EventID])]
  /// The calendar that comes next, and the first of its events.
  private var index = 0
  private var start = 0

  init(api: CalendarAPI, calendars: [(calendar: CalendarInfo, events: [EventID])]) {
    self.api = api
    self.calendars = calendars
  }

  /// Returns the next piece; `nil` behind the last.
  mutating func next() async throws -> ByteBuffer? {
    var buffer = ByteBuffer()
    while index < calendars.count, buffer.readableBytes < Self.piece {
      let (calendar, events) = calendars[index]
      // A VTIMEZONE describes the years of all events behind it, so a calendar that may have some is one piece.
      let end = api.zones.isEmpty ? min(start + Self.batch, events.count) : events.count
      var part: ResourceTextPart = []
      if start == 0 { part.insert(.start) }
      if end == events.count { part.insert(.end) }
      let found = try await api.store.resources(of: Array(events[start..<end]))
      buffer.writeString(api.text(of: found.filter { $0.calendar == calendar.id }, in: calendar, part: part))
      start = end
      if end == events.count { (index, start) = (index + 1, 0) }
    }
    return buffer.readableBytes > 0 ? buffer : nil
  }

  /// Returns the body of an answer that begins with a piece and has all behind it.
  func body(after first: ByteBuffer, _ compressor: (any Compressor)?) -> ResponseBody {
    if index == calendars.count {
      return ResponseBody(byteBuffer: compressor?.compress(first, isEnd: true) ?? first)
    }
    return ResponseBody { [self] writer in
      var text = self
      var piece: ByteBuffer? = first
      while let current = piece {
        piece = try await text.next()
        let bytes = compressor?.compress(current, isEnd: piece == nil) ?? current
        if bytes.readableBytes > 0 { try await writer.write(bytes) }
      }
      try await writer.finish(nil)
    }
  }
}
