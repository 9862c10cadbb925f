import Geometry
import TestSupport
import Testing

@testable import ViewKit

@Suite("Presses that are claimed")
struct ClaimedPressTests {
  private let harness = ViewHarness(capabilities: .scrollsNatively)
  private let scrollView = ScrollView()
  private let point = Point(x: 50, y: 50)

  /// The phases that the recognizer of the root has acted on.
  private final class Record {
    var phases: [PanPhase] = []
  }

  init() {
    scrollView.frame = Rect(x: 0, y: 0, width: 300, height: 300)
    scrollView.contentSize = Size(width: 300, height: 100_000)
    harness.window.root.addSubview(scrollView)
  }

  private func addRow(_ y: Double = 0) -> View {
    let row = View()
    row.frame = Rect(x: 0, y: y, width: 300, height: 100)
    row.addGesture(TapGesture(action: { _ in }))
    scrollView.addSubview(row)
    return row
  }

  private func addLongPress(claims: Bool) -> Record {
    let record = Record()
    let gesture = LongPressGesture(
      seconds: 0.5, begins: { _ in true }, action: { phase, _ in record.phases.append(phase) })
    gesture.claimsPress = claims
    harness.window.root.addGesture(gesture)
    harness.tick()
    return record
  }

  private func hold() {
    harness.pointer(.down, at: point)
    harness.advance(seconds: 0.6)
  }

  @Test(
    "ED-59: a claimed press goes on through scrolling, pinches, and views that come and go",
    arguments: Seeds.first(20))
  func survival(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var rows = [addRow()]
    let record = addLongPress(claims: true)
    #expect(!harness.window.isPressClaimed)
    hold()
    #expect(harness.window.isPressClaimed && record.phases == [.began])
    for step in 1...100 {
      let offset = Point(x: 0, y: Double.random(in: 0...90_000, using: &random))
      switch Int.random(in: 0..<7, using: &random) {
      case 0, 1: harness.window.send(.scrolled(scrollView.id, to: offset))
      case 2: harness.window.send(.scrollEnded(scrollView.id))
      case 3:
        harness.window.send(
          .magnify(MagnifyEvent(phase: .changed, location: point, factor: 1.1, isVertical: false, time: harness.now)))
      case 4:
        for row in rows { if Bool.random(using: &random) { row.removeFromSuperview() } else { row.isHidden = true } }
        rows = []
      case 5: rows.append(addRow(offset.y))
      default: #expect(harness.window.send(.contextMenu(scrollView.id, at: point)))
      }
      harness.tick()
      harness.pointer(.move, at: Point(x: point.x, y: point.y + Double(step)))
      #expect(harness.window.isPressClaimed)
      #expect(record.phases.last == .changed && record.phases.count == step + 1)
    }
    harness.pointer(.up, at: point)
    #expect(record.phases.last == .ended && !harness.window.isPressClaimed)
  }

  @Test("a press that nobody claims ends when content scrolls, a pinch begins, or its view goes", arguments: 0..<4)
  func interruption(way: Int) {
    let row = addRow()
    let record = addLongPress(claims: false)
    hold()
    #expect(record.phases == [.began] && !harness.window.isPressClaimed)
    switch way {
    case 0: harness.window.send(.scrolled(scrollView.id, to: Point(x: 0, y: 500)))
    case 1:
      harness.window.send(
        .magnify(MagnifyEvent(phase: .began, location: point, factor: 1, isVertical: false, time: harness.now)))
    case 2: row.removeFromSuperview()
    default: row.isHidden = true
    }
    #expect(record.phases == [.began, .cancelled])
  }

  @Test("a press is claimed when its recognizer has won, and ends with the view of the recognizer or the window")
  func end() {
    let row = addRow()
    let record = Record()
    let gesture = PanGesture(begins: { _ in true }, action: { phase, _ in record.phases.append(phase) })
    gesture.claimsPress = true
    row.addGesture(gesture)
    harness.tick()
    harness.pointer(.down, at: point)
    harness.window.send(.scrolled(scrollView.id, to: Point(x: 0, y: 20)))
    harness.pointer(.move, at: point + Point(x: 40, y: 0))
    #expect(record.phases.isEmpty, "the press was a scroll before it was a drag")
    harness.pointer(.up, at: point)
    harness.pointer(.down, at: point)
    harness.pointer(.move, at: point + Point(x: 40, y: 0))
    harness.window.send(.scrolled(scrollView.id, to: Point(x: 0, y: 40)))
    harness.pointer(.move, at: point + Point(x: 60, y: 0))
    #expect(record.phases == [.began, .changed] && harness.window.isPressClaimed)
    scrollView.removeFromSuperview()
    #expect(record.phases.last == .cancelled && !harness.window.isPressClaimed)
    harness.window.root.addSubview(scrollView)
    harness.tick()
    harness.pointer(.down, at: point)
    harness.pointer(.move, at: point + Point(x: 40, y: 0))
    harness.window.close()
    #expect(record.phases.count == 5 && record.phases.last == .cancelled && !harness.window.isPressClaimed)
  }
}
