import Almanac
import TestSupport
import Testing

@testable import CalendarEditing

/// Laws of edits that go on: what is seen before the drop, and what is left of one that is cancelled.
@Suite struct SessionPropertyTests {
  @Test("E3: the preview of an edit is what is seen after the drop", arguments: 0..<6)
  func previewEqualsCommit(part: Int) throws {
    let first = 300 * (part + 1)
    try RandomEditor.forEach(first..<first + 12) { editor, harness, seed in
      for _ in 0..<editor.number(2...6) {
        if let command = editor.step(in: harness) { harness.controller.perform(command) }
      }
      guard harness.controller.session?.plan != nil else { return }
      harness.calendar.settle()
      let preview = harness.sceneWithoutEdit
      let plan = harness.controller.session?.plan
      harness.controller.perform(.drop)
      harness.choose(.this)
      harness.calendar.settle()
      #expect(harness.controller.session == nil, "seed \(seed)")
      let difference = firstDifference(preview, harness.sceneWithoutEdit)
      #expect(difference == nil, "seed \(seed), \(String(describing: plan?.change))")
    }
  }

  @Test("E4: whatever was done, cancelling leaves store, state and picture as they were", arguments: 0..<6)
  func cancelling(part: Int) throws {
    let first = 5000 * (part + 1)
    try RandomEditor.forEach(first..<first + 12) { editor, harness, seed in
      let (scene, state, contents) = (harness.sceneWithoutEdit, harness.calendar.view.state, harness.contents)
      guard let occurrence = editor.occurrence(in: harness) else { return }
      harness.controller.pickUp(occurrence.id)
      guard harness.controller.session != nil else { return }
      for _ in 0..<editor.number(0...8) { editor.wander(harness) }
      harness.calendar.key(.escape)
      harness.calendar.settle()
      #expect(harness.controller.session == nil, "seed \(seed)")
      #expect(harness.contents == contents, "seed \(seed)")
      #expect(harness.editor.undoStack.count == 0, "seed \(seed)")
      #expect(harness.calendar.view.state == state, "seed \(seed)")
      let difference = firstDifference(scene, harness.sceneWithoutEdit)
      #expect(difference == nil, "seed \(seed)")
    }
  }

  @Test("E19: holding still commits no mutation", arguments: 0..<20)
  func holdingStill(number: Int) throws {
    var editor = RandomEditor(seed: UInt64(77_000 + number))
    let harness = try editor.harness()
    guard let occurrence = editor.occurrence(in: harness) else { return }
    harness.controller.pickUp(occurrence.id)
    let grid = EditGrid(step: 900)
    let target = editor.target()
    harness.controller.perform(.move(to: target, grid: grid))
    harness.calendar.settle()
    harness.calendar.mutations = []
    for _ in 0..<5 {
      harness.controller.perform(.move(to: target, grid: grid))
      harness.calendar.tick()
    }
    #expect(harness.calendar.mutations.isEmpty)
  }

  @Test(
    "P1, P2, P10: with an edit that goes on, a used calendar looks like a new one, and as its host shows it",
    arguments: 0..<6)
  func freshEqualsUsed(part: Int) throws {
    let first = 90_000 * (part + 1)
    try RandomEditor.forEach(first..<first + 8) { editor, harness, seed in
      for _ in 0..<12 {
        editor.wander(harness)
        harness.calendar.tick()
      }
      harness.calendar.settle()
      #expect(harness.calendar.mirror.violations.isEmpty, "seed \(seed)")
      #expect(harness.calendar.mirror.displayList() == harness.calendar.window.displayList(), "seed \(seed)")
      harness.calendar.mutations = []
      harness.calendar.tick()
      #expect(harness.calendar.mutations.isEmpty, "seed \(seed)")
      let fresh = harness.calendar.fresh(ticks: 0)
      fresh.timeline.preview(harness.controller.session?.plan?.change)
      fresh.settle()
      let difference = firstDifference(
        harness.sceneWithoutEdit, fresh.scene.replacing(#/new-[0-9]+/#, with: "new"))
      #expect(difference == nil, "seed \(seed), \(harness.calendar.view.state.level)")
    }
  }
}
