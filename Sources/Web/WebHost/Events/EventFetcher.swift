import Almanac

/// The events of a server: asks the page for the days that are missing and reads the answers.
///
/// Answers about days in view are read at once. Those about other days are read a slice a frame, one after the other.
final class EventFetcher {
  private let port: any WebPort
  private let loader: EventLoader
  private let timeline: EventTimeline
  private let settings: PageSettings
  /// `nil` without a server.
  private var windows: EventWindows?
  /// Answers about days out of view that are not read completely.
  private var unread: [Answer] = []
  /// The number of the latest frames that left no time for a slice.
  private var framesWithoutReading = 0
  /// The days in view, from the first frame on.
  var shownDays: Range<DayNumber>?

  private struct Answer {
    var number: Int
    var days: Range<DayNumber>
    var reader: AnswerReader
  }

  /// A frame that sends more words brought in a row of days, or more than that.
  private static let manyWords = 256
  private static let mostFramesWithoutReading = 3

  /// - Parameter timeline: shows which days are not loaded while no answers come.
  init(port: any WebPort, loader: EventLoader, timeline: EventTimeline, settings: PageSettings) {
    self.port = port
    self.loader = loader
    self.timeline = timeline
    self.settings = settings
  }

  var hasServer: Bool { windows != nil }

  /// Fetches from a server from now on, or no longer; its calendars can be edited or not. The answer about `expected`, days that the page has requested by
  /// itself, has the number `EventWindows.expectedNumber`.
  func setServer(_ isThere: Bool, access: CalendarAccess, expected: Range<DayNumber>?) {
    (loader.serverAccess, loader.hasServer) = (access, isThere)
    var windows = EventWindows()
    if let expected { windows.expect(expected) }
    self.windows = isThere ? windows : nil
    // Answers of another server no longer count.
    unread = []
    timeline.loadedDays = nil
  }

  /// Reads the answers about days that come into view, and fetches the missing events of these days.
  func show(_ days: Range<DayNumber>) {
    shownDays = days
    read { $0.days.overlaps(days) }
    fetch()
  }

  /// Requests the missing events in view and around it from the page.
  func fetch() {
    guard let shownDays else { return }
    windows?.wantedMargin = settings.fetchMargin
    for stretch in windows?.request(around: shownDays) ?? [] {
      let days = stretch.days
      port.post(
        .fetch,
        [
          ISODate.format(days.lowerBound), ISODate.format(days.upperBound), decimal(stretch.number),
          stretch.isInView ? "1" : "0",
        ])
    }
  }

  /// Takes the answer of that number; `nil` if none came. Days in view have their events when this returns, others
  /// after some more frames.
  func receive(_ bytes: [UInt8]?, number: Int) {
    guard let windows else { return }
    if let bytes, let shownDays, let days = windows.daysBeyondView(ofAnswer: number), !shownDays.overlaps(days) {
      unread.append(Answer(number: number, days: days, reader: AnswerReader(bytes)))
      port.requestFrame()
      return
    }
    // Two answers must not give one number to different calendars.
    read { [loader] in $0.reader.addsCalendar(to: loader) }
    end(number, eventCount: bytes.flatMap { loader.load(window: $0) })
  }

  /// Reads a slice of an answer, unless the last frames of the host had much to do; but not for long.
  func continueReading(after host: BrowserHost) {
    guard let first = unread.first else { return }
    if host.sentWords > Self.manyWords, framesWithoutReading < Self.mostFramesWithoutReading {
      framesWithoutReading += 1
    } else {
      framesWithoutReading = 0
      let progress = first.reader.advance(in: loader)
      if progress != .goesOn {
        unread.removeFirst()
        end(first.number, eventCount: progress.eventCount)
      }
    }
    host.sentWords = 0
    if !unread.isEmpty { port.requestFrame() }
  }

  /// Reads all that is left, at once.
  func readAll() { read { _ in true } }

  /// Reads all that is left of some answers, at once.
  private func read(where isWanted: (Answer) -> Bool) {
    let wanted = unread.filter(isWanted)
    guard !wanted.isEmpty else { return }
    unread.removeAll(where: isWanted)
    for each in wanted { end(each.number, eventCount: each.reader.finish(in: loader).eventCount) }
  }

  /// Ends the answer of that number, which was read, or is none if the count is `nil`.
  private func end(_ number: Int, eventCount: Int?) {
    if let eventCount {
      windows?.finish(number, eventCount: eventCount)
      timeline.loadedDays = nil
      fetch()
    } else {
      windows?.fail(number)
      timeline.loadedDays = windows?.answered
      port.post(.unreachable, [settings.phrases.unreachable, settings.phrases.tryAgain])
    }
  }
}
