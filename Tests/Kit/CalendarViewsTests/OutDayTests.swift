import Almanac
import TestSupport
import Testing

/// Days of other months on pages: how they go and come, and what they answer meanwhile.
struct OutDayTests {
  private static let out = day("2026-12-01")

  private func opacity(_ harness: CalendarHarness) -> Double {
    cells(harness).first { $0.context?.day == Self.out }?.effect.opacity ?? 0
  }

  private func show(_ days: OutDays, _ harness: CalendarHarness) {
    var configuration = harness.view.configuration
    configuration.month.outDays = days
    harness.view.update(configuration: configuration)
  }

  private func harness() -> CalendarHarness {
    pages {
      $0.adopt(.paged)
      $0.selectionMode = .optional
      $0.selectsPresentedPeriod = false
      $0.month.outDays = .dimmed
    }
  }

  @Test("CV-31: days of other months are gone, and are back, after half a second, where months are paged")
  func halfASecond() {
    let harness = harness()
    #expect(harness.view.configuration.month.outDaysFadeTime == 0.5)
    for days in [OutDays.hidden, .dimmed] {
      show(days, harness)
      // The clock begins with the first frame.
      harness.tick()
      harness.pass(seconds: 0.45)
      #expect(opacity(harness) > 0 && opacity(harness) < 1)
      harness.pass(seconds: 0.07)
      #expect(opacity(harness) == (days == .hidden ? 0 : 1))
      #expect(harness.settle())
    }
  }

  @Test("CV-31: what changes half-way goes back from where it is, and nothing is left half seen")
  func halfWay() {
    var random = SeededGenerator(seed: 31)
    let harness = harness()
    for step in 0..<40 {
      let before = opacity(harness)
      let days: OutDays = step % 2 == 0 ? .hidden : .dimmed
      show(days, harness)
      harness.tick()
      #expect(abs(opacity(harness) - before) < 0.01, "no jump")
      var last = opacity(harness)
      for _ in 0..<Int.random(in: 0...35, using: &random) {
        harness.tick()
        #expect(days == .hidden ? opacity(harness) <= last : opacity(harness) >= last)
        last = opacity(harness)
      }
    }
    show(.hidden, harness)
    #expect(harness.settle() && opacity(harness) == 0)
    #expect(cells(harness).allSatisfy { $0.context?.fields.month == 11 })
    show(.shown, harness)
    #expect(harness.settle() && opacity(harness) == 1)
    let fresh = pages { $0 = harness.view.configuration }
    #expect(fresh.scene == harness.scene)
  }

  @Test("CV-31: people who asked for less motion see a short fade, and a time of 0 is at once")
  func reduced() {
    let harness = harness()
    harness.window.reducesMotion = true
    show(.hidden, harness)
    harness.tick()
    harness.pass(seconds: 0.13)
    #expect(opacity(harness) == 0)
    var configuration = harness.view.configuration
    for time in [0, -1, .nan] {
      configuration.month.outDaysFadeTime = time
      configuration.month.outDays = configuration.month.outDays == .hidden ? .dimmed : .hidden
      harness.view.update(configuration: configuration)
      harness.tick()
      harness.tick()
      #expect(opacity(harness) == (configuration.month.outDays == .hidden ? 0 : 1))
    }
  }

  @Test("CV-31, CV-32: days that go away answer to no tap from the beginning, days that come do")
  func taps() throws {
    let harness = harness()
    let place = try #require(cells(harness).first { $0.context?.day == Self.out }).frameInWindow
    let point = Point(x: place.midX, y: place.maxY - 5)
    show(.hidden, harness)
    for _ in 0..<5 { harness.tick() }
    #expect(opacity(harness) > 0.1)
    harness.tap(point)
    #expect(harness.view.state.selectedDay == nil && harness.view.day(at: point) == nil)
    show(.dimmed, harness)
    for _ in 0..<5 { harness.tick() }
    #expect(opacity(harness) < 1)
    harness.tap(point)
    harness.settle()
    #expect(harness.view.state.selectedDay == Self.out && harness.view.presented == Self.out)
  }

  @Test("CV-34: of two taps on days one is selected, each reported once; a third on the selected day does nothing")
  func tapTwice() {
    let harness = harness()
    var configuration = harness.view.configuration
    configuration.selectionMode = .required
    harness.view.update(configuration: configuration)
    harness.settle()
    let delegate = RecordingDelegate()
    harness.view.delegate = delegate
    harness.view.dayAnimator = MotionAnimator()
    var ends: [DayAnimationEnd] = []
    harness.view.dayAnimationDidEnd = { ends.append($0) }
    for date in [10, 11, 11] {
      harness.tap(day: november(date))
      harness.settle()
    }
    #expect(harness.view.state.selection.ranges == [november(11)..<november(12)])
    #expect(ends.filter { $0.isSelection }.map { $0.day } == [november(10), november(11)])
    #expect(ends.filter { !$0.isSelection && $0.day == november(10) }.count == 1)
    #expect(ends.allSatisfy { $0.isFinished })
  }
}
