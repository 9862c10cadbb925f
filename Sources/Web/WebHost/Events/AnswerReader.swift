import Almanac

/// Reads a server's answer slice by slice, so that events out of view do not delay frames.
///
/// An answer contains one VCALENDAR for each calendar of the server. All events of a UID come together. Calendar
/// objects that arrived earlier, or were edited since, stay unchanged. No day shows any event of a calendar before the
/// calendar's last slice is read.
final class AnswerReader {
  enum Progress: Equatable {
    case goesOn
    /// The answer is completely read and contains that many events.
    case isDone(eventCount: Int)
    /// The bytes are not an answer.
    case failed

    /// The number of events of a complete answer; `nil` otherwise.
    var eventCount: Int? { if case .isDone(let count) = self { count } else { nil } }
  }

  private enum Step {
    /// Begin the next calendar.
    case next
    /// Read the text of the calendar, starting at this byte.
    case text(from: Int)
    /// End the text, and choose the latest version of each event.
    case versions
    /// Check the events, starting at this index.
    case check(from: Int)
    /// Put the events into the store, starting at this index.
    case load(from: Int)
  }

  private let bytes: [UInt8]
  private var parts: [Range<Int>] = []
  private var part = -1
  private var step = Step.next
  private var reader: ICalendarReader?
  private var calendar = CalendarID(0)
  /// The server's number of the calendar.
  private var number: Int64 = 0
  private var document = ICalendarDocument()
  private var events: [Event] = []
  private var count = 0
  /// The calendar objects that are new with this answer.
  private var new = KeySet()

  /// The bytes of text and the number of events in a slice. Either takes a fraction of a millisecond in a browser.
  private static let textLength = 32_768
  private static let eventCount = 256

  /// - Parameter bytes: One VCALENDAR for each calendar, or no bytes.
  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Returns whether it is adding a calendar that is not in the store yet, so that no other calendar may get its
  /// number.
  func addsCalendar(to loader: EventLoader) -> Bool {
    if case .next = step { return false }
    return !loader.sources.contains { $0.calendar == calendar }
  }

  /// Reads all remaining slices.
  func finish(in loader: EventLoader) -> Progress {
    var progress = Progress.goesOn
    while progress == .goesOn { progress = advance(in: loader) }
    return progress
  }

  /// Reads the next slice.
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
        try loader.store.loadQuietly(loader.takeUnknown(events[start..<end], new: &new))
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
    number = EventLoader.number(of: bytes[parts[part]], at: part)
    if loader.deletedNumbers.contains(number) { return .goesOn }
    calendar = loader.calendar(serverNumber: number) ?? CalendarID(loader.nextCalendar)
    reader = ICalendarReader(calendar: calendar)
    step = .text(from: parts[part].lowerBound)
    return .goesOn
  }

  /// Ends the text of a calendar. Returns whether it is a valid calendar.
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
    if addsCalendar(to: loader) { loader.putSource(document, as: calendar, number: number) }
    document = ICalendarDocument()
    return true
  }
}
