import Almanac
import EventStores

/// The outcome of the import of one file.
struct ImportResult {
  var path: String
  private var counts: [ImportOutcome: Int] = [:]
  /// Lines about the events that were left out, up to a limit.
  private(set) var left: [String] = []

  /// The maximum number of events to list.
  private static let limit = 1000

  init(path: String) { self.path = path }

  /// Whether an event was left out.
  var isIncomplete: Bool { counts.contains { $0.key.isLoss } }

  /// The counts in one line.
  var summary: String {
    let words = ImportOutcome.allCases.compactMap { outcome in
      counts[outcome].map { "\($0) \(outcome.rawValue)" }
    }
    return "\(TerminalText.oneLine(path)): \(words.isEmpty ? "no events" : words.joined(separator: ", "))"
  }

  /// Counts an event.
  mutating func add(_ event: Event, _ outcome: ImportOutcome) {
    counts[outcome, default: 0] += 1
    guard outcome.isLoss, left.count <= Self.limit else { return }
    if left.count == Self.limit { return left.append("\(path): more events are left out") }
    let instance = event.recurrenceID.map { ", instance of \(ISODate.format($0.writtenDay))" } ?? ""
    let uid = TerminalText.oneLine(String(event.uid.prefix(200)))
    left.append("\(path): UID \"\(uid)\"\(instance): \(Self.reason(event, outcome))")
  }

  private static func reason(_ event: Event, _ outcome: ImportOutcome) -> String {
    switch outcome {
    case .new, .changed, .same: return ""
    case .older: return "left out, the calendar has a newer version"
    case .different:
      return "left out, it differs from that of the calendar, and no SEQUENCE or date says that it is newer"
    case .invalid:
      guard case .invalid(_, let reason) = event.invalidity else { return "left out, it is invalid" }
      return "left out, \(reason)"
    }
  }
}
