import Foundation

/// The progress of an import: one line on standard error, redrawn at most ten times per second; silent if standard
/// error is not a terminal.
final class ImportProgress {
  private let total: Int
  private let isShown = isatty(STDERR_FILENO) == 1
  private let clock = ContinuousClock()
  private var count = 0
  private var last: ContinuousClock.Instant?

  init(total: Int) { self.total = total }

  /// Counts an event.
  func advance() {
    count += 1
    guard isShown, count % 256 == 0 || count == total else { return }
    let now = clock.now
    if let last, now - last < .milliseconds(100), count < total { return }
    last = now
    draw("\r\(count) of \(total) events")
  }

  /// Ends the line.
  func end() { if last != nil { draw("\n") } }

  private func draw(_ text: String) { try? FileHandle.standardError.write(contentsOf: Data(text.utf8)) }
}
