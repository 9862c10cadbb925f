import Almanac

/// Reads what a server answered, a slice at a time: events that nobody sees yet must not make a frame late that somebody
/// does see. When all slices are read, everything is as after `EventLoader.load(window:)` of the whole answer; before the
/// last one, no day shows any of it.
final class AnswerReader {
  enum Progress: Equatable {
    case goesOn
    /// The answer has so many events.
    case isDone(eventCount: Int)
    /// It is no answer.
    case failed

    /// The number of events of a complete answer; `nil` otherwise.
    var eventCount: Int? { if case .isDone(let count) = self { count } else { nil } }
  }

  private enum Step {
    /// The next calendar begins.
    case next
    /// Text of the calendar is read from this byte on.
    case text(from: Int)
    /// All text is read.
    case versions
    /// Events from this one on are looked at.
    case check(from: Int)
    /// Events from this one on are put into the store.
    case load(from: Int)
  }

  private let bytes: [UInt8]
  private var parts: [Range<Int>] = []
  private var part = -1
  private var step = Step.next
  private var reader: ICalendarReader?
  private var calendar = CalendarID(0)
  private var document = ICalendarDocument()
  private var events: [Event] = []
  private var count = 0

  /// Bytes of text in a slice, and events: either is a part of a millisecond in a browser.
  private static let textLength = 32_768
  private static let eventCount = 256

  /// - Parameter bytes: one VCALENDAR for each calendar, or nothing.
  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Whether it adds a calendar that is not here yet, so that its number must not be given to another one meanwhile.
  func addsCalendar(to loader: EventLoader) -> Bool {
    if case .next = step { return false }
    return !loader.sources.contains { $0.calendar == calendar }
  }

  /// Reads all that is left.
  func finish(in loader: EventLoader) -> Progress {
    var progress = Progress.goesOn
    while progress == .goesOn { progress = advance(in: loader) }
    return progress
  }

  /// Reads a slice.
  func advance(in loader: EventLoader) -> Progress {
    do throws(StoreError) {
      switch step {
      case .next: return next(in: loader)
      case .text(let start):
        let end = min(start + Self.textLength, parts[part].upperBound)
        reader?.add(Array(bytes[start..<end]))
        step = end < parts[part].upperBound ? .text(from: end) : .versions
      case .versions:
        guard endText(in: loader) else { return .failed }
        step = .check(from: 0)
      case .check(let start):
        let end = min(start + 3 * Self.eventCount, events.count)
        try loader.store.check(events[start..<end])
        step = end < events.count ? .check(from: end) : .load(from: 0)
      case .load(let start):
        let end = min(start + Self.eventCount, events.count)
        try loader.store.loadQuietly(loader.takeUnknown(events[start..<end]))
        step = .load(from: end)
        if end == events.count {
          loader.store.announce()
          step = .next
        }
      }
      return .goesOn
    } catch {
      loader.store.announce()
      return .failed
    }
  }

  private func next(in loader: EventLoader) -> Progress {
    if part < 0 { parts = EventLoader.calendars(in: bytes).map { $0.startIndex..<$0.endIndex } }
    part += 1
    events = []
    guard !parts.isEmpty || bytes.isEmpty else { return .failed }
    guard part < parts.count else { return .isDone(eventCount: count) }
    calendar = loader.sources.first { $0.origin == .server(part) }?.calendar ?? CalendarID(loader.nextCalendar)
    reader = ICalendarReader(calendar: calendar)
    step = .text(from: parts[part].lowerBound)
    return .goesOn
  }

  /// Ends the text of a calendar. Returns whether it was one.
  private func endText(in loader: EventLoader) -> Bool {
    do throws(ICalendarError) {
      guard let read = try reader?.finish() else { return false }
      reader = nil
      document = read
    } catch {
      return false
    }
    loader.zones.add(zonesOf: &document)
    events = EventVersions.latest(of: document.events)
    count += events.count
    do throws(StoreError) {
      if addsCalendar(to: loader) { try loader.putSource(document, as: calendar, place: part) }
      document = ICalendarDocument()
      return true
    } catch {
      return false
    }
  }
}
