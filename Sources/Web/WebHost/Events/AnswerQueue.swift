import Almanac

/// The answers of a server on their way into the store.
///
/// Answers about days in view are read at once. Those about other days are read a slice a frame, one after the other. When
/// an answer is read, `WebMessage.answer` says so.
final class AnswerQueue {
  private let port: any WebPort
  private let loader: EventLoader
  /// Answers about days out of view that are not read completely.
  private var unread: [Answer] = []
  /// The number of the latest frames that left no time for a slice.
  private var framesWithoutReading = 0
  /// The days in view, from the first frame on.
  private var shownDays: Range<DayNumber>?

  private struct Answer {
    var number: Int
    var days: Range<DayNumber>
    var reader: AnswerReader
  }

  /// A frame that sends more words brought in a row of days, or more than that.
  private static let manyWords = 256
  private static let mostFramesWithoutReading = 3

  init(port: any WebPort, loader: EventLoader) {
    self.port = port
    self.loader = loader
  }

  /// Reads the answers about days that come into view; `nil` for no view.
  func show(_ days: Range<DayNumber>?) {
    shownDays = days
    if let days { read { $0.days.overlaps(days) } }
  }

  /// Takes the answer of that number. Days in view have their events when this returns, others after some more frames.
  ///
  /// - Parameter days: the days of the answer; empty if they are in view.
  func receive(_ bytes: [UInt8], number: Int, days: Range<DayNumber>) {
    let reader = AnswerReader(bytes)
    if let shownDays, !days.isEmpty, !shownDays.overlaps(days) {
      unread.append(Answer(number: number, days: days, reader: reader))
      port.requestFrame()
      return
    }
    // Two answers must not give one number to different calendars.
    read { [loader] in $0.reader.addsCalendar(to: loader) }
    end(number, reader.finish(in: loader))
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
        end(first.number, progress)
      }
    }
    host.sentWords = 0
    if !unread.isEmpty { port.requestFrame() }
  }

  /// Reads all that is left, at once.
  func readAll() { read { _ in true } }

  /// Forgets the answers, which no longer count.
  func removeAll() { unread = [] }

  /// Reads all that is left of some answers, at once.
  private func read(where isWanted: (Answer) -> Bool) {
    let wanted = unread.filter(isWanted)
    guard !wanted.isEmpty else { return }
    unread.removeAll(where: isWanted)
    for each in wanted { end(each.number, each.reader.finish(in: loader)) }
  }

  private func end(_ number: Int, _ progress: AnswerReader.Progress) {
    port.post(.answer, [decimal(number), progress.eventCount.map { decimal($0) } ?? ""])
  }
}
