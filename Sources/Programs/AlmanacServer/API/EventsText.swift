import Almanac
import EventStores
import Hummingbird
import NIOCore

/// The events of some days as text, with one VCALENDAR per calendar. It is generated in pieces while it is sent, so a
/// response takes the memory of one piece, whatever its length.
///
/// Each piece is read after the previous one was taken. Changes in the meantime come after the position of the
/// response.
struct EventsText: Sendable {
  /// The number of calendar objects to read at a time.
  private static let batch = 100
  /// The minimum size of a piece, in bytes; the last calendar objects in it may exceed this.
  private static let piece = 65_536

  private let api: CalendarAPI
  private let viewer: Viewer
  private let era: Era
  private let calendars: [(calendar: CalendarInfo, events: [EventID])]
  /// The next calendar, and the first of its events to send.
  private var index = 0
  private var start = 0

  init(api: CalendarAPI, viewer: Viewer, era: Era, calendars: [(calendar: CalendarInfo, events: [EventID])]) {
    self.api = api
    self.viewer = viewer
    self.era = era
    self.calendars = calendars
  }

  /// Returns the next piece; `nil` after the last one.
  mutating func next() async throws -> ByteBuffer? {
    var buffer = ByteBuffer()
    while index < calendars.count, buffer.readableBytes < Self.piece {
      let (calendar, events) = calendars[index]
      // A VTIMEZONE describes the years of all events after it, so a calendar that may need one is a single piece.
      let end = api.zones.isEmpty ? min(start + Self.batch, events.count) : events.count
      var part: ObjectTextPart = []
      if start == 0 { part.insert(.start) }
      if end == events.count { part.insert(.end) }
      let found = try await api.store.objects(of: Array(events[start..<end]), for: viewer)
      let objects = found.filter { $0.calendar == calendar.id }
      buffer.writeString(api.text(of: objects, in: calendar, era: era, part: part))
      start = end
      if end == events.count { (index, start) = (index + 1, 0) }
    }
    return buffer.readableBytes > 0 ? buffer : nil
  }

  /// Returns the body of a response, starting with a piece.
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
