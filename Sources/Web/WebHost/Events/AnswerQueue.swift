import Almanac

/// The server's answers that are waiting to be read into the store.
///
/// Answers about visible days are read immediately. Answers about other days are read one after the other, a slice per
/// frame. `WebMessage.answer` reports each completed answer.
final class AnswerQueue {
  private let port: any WebPort
  private let loader: EventLoader
  /// Answers about days out of view that are not completely read.
  private var unread: [Answer] = []
  /// The number of consecutive recent frames that left no time for a slice.
  private var framesWithoutReading = 0
  /// The days in view; set by the first frame.
  private var shownDays: Range<DayNumber>?

  private struct Answer {
    var number: Int
    var days: Range<DayNumber>
    var reader: AnswerReader
  }

  /// A frame with more words added at least a row of days.
  private static let manyWords = 256
  private static let mostFramesWithoutReading = 3

  init(port: any WebPort, loader: EventLoader) {
    self.port = port
    self.loader = loader
  }

  /// Reads the answers about days that come into view; `nil` if there is no view.
  func show(_ days: Range<DayNumber>?) {
    shownDays = days
    if let days { read { $0.days.overlaps(days) } }
  }

  /// Receives the answer with a number. If its days are in view, their events are available when this returns;
  /// otherwise, some frames later.
  ///
  /// - Parameter days: The days of the answer; empty if they are in view.
  func receive(_ bytes: [UInt8], number: Int, days: Range<DayNumber>) {
    let reader = AnswerReader(bytes)
    if let shownDays, !days.isEmpty, !shownDays.overlaps(days) {
      unread.append(Answer(number: number, days: days, reader: reader))
      port.requestFrame()
      return
    }
    // Two answers must not assign one number to different calendars.
    read { [loader] in $0.reader.addsCalendar(to: loader) }
    end(number, reader.finish(in: loader))
  }

  /// Reads a slice of an answer, unless recent frames of the host had much to do. Postpones reading only for a limited
  /// time.
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

  /// Reads all remaining answers immediately.
  func readAll() { read { _ in true } }

  /// Discards all answers because they no longer count.
  func removeAll() { unread = [] }

  /// Reads the rest of some answers immediately.
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
