import Geometry
import Testing

@testable import ViewKit

@Suite("Tap machine")
struct TapMachineTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var events: [(PointerEvent.Phase, Double)]
    var outcomes: [GestureRecognizer.Outcome]

    var testDescription: String { events.map { "\($0.0) \($0.1)" }.joined(separator: ", ") }
  }

  static let rows: [Row] = [
    Row(events: [(.down, 0), (.up, 0)], outcomes: [.possible, .recognized]),
    Row(events: [(.down, 0), (.move, 6), (.up, 6)], outcomes: [.possible, .possible, .recognized]),
    Row(events: [(.down, 0), (.move, 10), (.up, 10)], outcomes: [.possible, .possible, .recognized]),
    Row(events: [(.down, 0), (.move, 10.5), (.up, 0)], outcomes: [.possible, .failed, .failed]),
    Row(events: [(.down, 0), (.move, 20), (.move, 0), (.up, 0)], outcomes: [.possible, .failed, .failed, .failed]),
    Row(events: [(.down, 0), (.cancel, 0), (.up, 0)], outcomes: [.possible, .failed, .failed]),
    Row(events: [(.up, 0)], outcomes: [.failed]),
    Row(events: [(.move, 0)], outcomes: [.failed]),
    Row(events: [(.cancel, 0)], outcomes: [.failed]),
    Row(events: [(.down, 0), (.down, 50), (.up, 50)], outcomes: [.possible, .possible, .recognized]),
    Row(
      events: [(.down, 0), (.up, 0), (.up, 0), (.down, 0), (.up, 0)],
      outcomes: [.possible, .recognized, .failed, .possible, .recognized]),
  ]

  @Test("each sequence of events has its outcomes and ends in the idle state", arguments: rows)
  func table(row: Row) {
    var machine = TapMachine()
    var outcomes: [GestureRecognizer.Outcome] = []
    for (phase, x) in row.events {
      outcomes.append(machine.handle(PointerEvent(phase: phase, location: Point(x: x, y: 0), time: 0)))
    }
    #expect(outcomes == row.outcomes)
    #expect(machine.state == .idle)
  }

  @Test("a cancelled machine does not recognize the release")
  func cancel() {
    var machine = TapMachine()
    _ = machine.handle(PointerEvent(phase: .down, location: .zero, time: 0))
    machine.cancel()
    #expect(machine.handle(PointerEvent(phase: .up, location: .zero, time: 0)) == .failed)
  }
}
