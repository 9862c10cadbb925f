import Almanac
import Foundation
import TestSupport
import Testing

/// What moves when days are selected and deselected, on a clock that moves by hand.
struct AnimatorTests {
  /// Calls and completions.
  private final class Recorder: DayAnimator {
    var selected: [DayNumber] = []
    var deselected: [DayNumber] = []
    var selectionDuration = 0.5
    var deselectionDuration = 0.25

    func select(_ cell: DayCell, at seconds: Double) {
      if seconds == 0, let day = cell.context?.day, selected.last != day { selected.append(day) }
    }

    func deselect(_ cell: DayCell, at seconds: Double) {
      if seconds == 0, let day = cell.context?.day, deselected.last != day { deselected.append(day) }
    }
  }

  private final class Ends { var all: [DayAnimationEnd] = [] }

  private func harness(
    _ animator: any DayAnimator, _ style: CalendarStyle = .circles(),
    _ change: (inout CalendarConfiguration) -> Void = { _ in }
  ) throws -> (CalendarHarness, Ends) {
    let harness = try StyleSamples.harness(style, change)
    harness.view.dayAnimator = animator
    let ends = Ends()
    harness.view.dayAnimationDidEnd = { ends.all.append($0) }
    return (harness, ends)
  }

  @Test("CV-79: an animator of one's own is called once for each change, and nothing else moves")
  func custom() throws {
    let recorder = Recorder()
    let (harness, _) = try harness(recorder)
    harness.view.send(.select(november(10)))
    harness.settle()
    harness.view.send(.select(november(11)))
    for _ in 0..<5 {
      harness.tick()
      for cell in harness.shownViews(DayCell.self) {
        #expect(
          cell.numberView.effect == ViewEffect.none && (cell.shapeView?.effect ?? ViewEffect.none) == ViewEffect.none)
      }
    }
    harness.settle()
    #expect(recorder.selected == [november(10), november(11)])
    #expect(recorder.deselected == [november(10)])
  }

  @Test("CV-80: a selected day bounces from half its size to the full one in half a second, swinging over")
  func bounce() throws {
    #expect(DayMotion.bounce.duration == 0.5)
    #expect(DayMotion.bounce.sample(at: 0).scale == 0.5 && DayMotion.bounce.sample(at: 0.5).scale == 1)
    let scales = (0...100).map { DayMotion.bounce.sample(at: Double($0) / 200).scale }
    #expect(scales.max() ?? 0 > 1.1 && scales.min() == 0.5)
    #expect(scales.suffix(10).allSatisfy { abs($0 - 1) < 0.01 })
    let (harness, _) = try harness(MotionAnimator())
    harness.view.send(.select(november(10)))
    harness.tick()
    let cell = try #require(harness.cell(november(10)))
    let shape = try #require(cell.shapeView)
    #expect(cell.numberView.effect.scaleX == 0.5 && shape.effect.scaleY == 0.5)
    #expect(shape.effect.offset == Point(x: shape.frame.width / 4, y: shape.frame.height / 4))
    harness.settle()
    #expect(cell.numberView.effect == .none && shape.effect == .none)
  }

  @Test("CV-81: rolling, scale and opacity fall to a tenth and to nothing in a quarter of a second")
  func roll() {
    let samples = [0, 0.0625, 0.125, 0.1875, 0.25].map { DayMotion.roll.sample(at: $0) }
    for (a, b) in zip(samples, samples.dropFirst()) { #expect(b.scale < a.scale && b.opacity < a.opacity) }
    #expect(samples[0] == (1, 1))
    #expect(abs(samples[4].scale - 0.1) < 1e-9 && samples[4].opacity == 0)
    #expect(abs(samples[2].scale - 0.55) < 1e-9 && abs(samples[2].opacity - 0.5) < 1e-9)
  }

  @Test("CV-82: a bubble grows to 1.3 in 0.15 s and falls to a tenth at 0.35 s")
  func bubble() {
    let scales = (0...70).map { DayMotion.bubble.sample(at: Double($0) / 200).scale }
    let peak = scales.indices.max { scales[$0] < scales[$1] } ?? 0
    #expect(peak == 30 && abs(scales[peak] - 1.3) < 1e-9)
    #expect(abs(scales[70] - 0.1) < 1e-9 && scales[0] == 1)
    for index in 31...70 { #expect(scales[index] < scales[index - 1]) }
  }

  @Test("CV-83: fading takes 0.6 s, and the number has its normal color from the beginning")
  func fade() throws {
    let (harness, _) = try harness(MotionAnimator(selection: .none, deselection: .fade))
    let cell = try #require(harness.cell(november(10)))
    let ink = cell.numberView.layer.textColor
    harness.view.send(.select(november(10)))
    harness.settle()
    harness.view.send(.clearSelection)
    harness.tick()
    let leaving = try #require(cell.leavingShapeView)
    #expect(leaving.effect.opacity == 1 && cell.numberView.layer.textColor == ink && cell.numberView.effect == .none)
    var last = 1.1
    var frames = 0
    while cell.leavingShapeView != nil {
      #expect(leaving.effect.opacity <= last)
      last = leaving.effect.opacity
      harness.tick()
      frames += 1
    }
    #expect(last < 0.02 && abs(Double(frames) / 60 - 0.6) < 0.05)
    #expect(leaving.superview == nil)
  }

  @Test("CV-35: an animation that comes to its end says so once, one that is cut short says that")
  func completion() throws {
    let (harness, ends) = try harness(MotionAnimator())
    harness.view.send(.select(november(10)))
    harness.settle()
    #expect(ends.all == [DayAnimationEnd(day: november(10), isSelection: true, isFinished: true)])
    ends.all = []
    harness.view.send(.select(november(11)))
    harness.tick()
    harness.view.send(.select(november(10)))
    harness.settle()
    #expect(ends.all.filter { !$0.isFinished }.map { $0.day }.sorted() == [november(10), november(11)])
    #expect(ends.all.filter { $0.isFinished && $0.isSelection }.map { $0.day } == [november(10)])
    #expect(ends.all.filter { $0.isFinished && !$0.isSelection }.map { $0.day } == [november(11)])
  }

  @Test("CV-84: a tap during two running animations is ignored where it is asked for; after them taps count")
  func tapLimit() throws {
    let (harness, _) = try harness(MotionAnimator()) { $0.levels = [.month, .agenda] }
    harness.view.dayAnimationTapLimit = 2
    harness.tap(day: november(10))
    harness.settle()
    harness.tap(day: november(11))
    harness.tick()
    #expect(harness.view.runningDayAnimations == 2)
    harness.tap(day: november(12))
    harness.tick()
    #expect(harness.view.state.selectedDay == november(11))
    harness.settle()
    #expect(harness.view.runningDayAnimations == 0)
    harness.tap(day: november(12))
    #expect(harness.view.state.selectedDay == november(12))
  }

  @Test("CV-50: indicators spring below the circle in 0.3 s")
  func marks() throws {
    let (harness, _) = try harness(MotionAnimator())
    let cell = try #require(harness.cell(november(10)))
    let mark = try #require(cell.subviews.last { !$0.isHidden && $0 !== cell.numberView })
    let old = mark.frame.midY
    harness.view.send(.select(november(10)))
    harness.tick()
    #expect(mark.frame.midY > old && abs(mark.frame.midY + mark.effect.offset.y - old) < 1e-9)
    var highest = 0.0
    for _ in 0..<18 {
      harness.tick()
      highest = max(highest, mark.effect.offset.y)
    }
    #expect(highest > 0, "the spring swings over")
    harness.tick()
    #expect(mark.effect.offset == .zero)
  }

  @Test("with reduced motion the end is shown at once, and animations end all the same")
  func reducedMotion() throws {
    let (harness, ends) = try harness(MotionAnimator())
    harness.window.reducesMotion = true
    harness.view.send(.select(november(10)))
    harness.tick()
    #expect(harness.cell(november(10))?.numberView.effect == ViewEffect.none)
    harness.tick()
    #expect(ends.all == [DayAnimationEnd(day: november(10), isSelection: true, isFinished: true)])
    #expect(harness.view.runningDayAnimations == 0)
  }

  @Test("two thousand selections, deselections and pages while days move neither trap nor stick", arguments: 0..<4)
  func manyInputs(seed: UInt64) throws {
    var random = SeededGenerator(seed: 2000 + seed)
    let motions = DayMotion.allCases
    func animator() -> MotionAnimator {
      MotionAnimator(
        selection: motions[Int.random(in: 0..<motions.count, using: &random)],
        deselection: motions[Int.random(in: 0..<motions.count, using: &random)])
    }
    let used = pages(events: RecordedMonthTests.events) {
      $0.style = .circles()
      $0.monthEvents = .dots
      $0.selectionMode = [.optional, .multiple, .range(maximum: 0), .required][Int(seed)]
      $0.month.outDays = seed % 2 == 0 ? .hidden : .dimmed
    }
    used.view.dayAnimator = animator()
    used.view.dayAnimationTapLimit = seed == 1 ? 2 : nil
    var ended = 0
    used.view.dayAnimationDidEnd = { _ in ended += 1 }
    let delegate = RecordingDelegate()
    if seed > 1 { used.view.decorator = delegate }
    for step in 0..<2000 {
      let date = november(Int.random(in: -3...34, using: &random))
      switch Int.random(in: 0..<16, using: &random) {
      case 0: used.view.send(.showNext)
      case 1: used.view.send(.showPrevious)
      case 2: used.view.send(.deselect(date))
      case 3: used.view.send(.clearSelection)
      case 4: used.view.send(.crossFade(to: date))
      case 5: used.view.send(.selectRange(date..<date + Int.random(in: 1...9, using: &random)))
      case 6:
        used.swipe(
          from: Point(x: 500, y: 400), by: Point(x: Double.random(in: -600...600, using: &random), y: 0),
          rests: Bool.random(using: &random))
      case 7: used.view.dayAnimator = step % 3 == 0 ? nil : animator()
      case 8:
        used.pointer(.down, used.place(of: date))
        used.pointer(Bool.random(using: &random) ? .up : .cancel, used.place(of: date))
      default: used.view.send(Bool.random(using: &random) ? .choose(date) : .select(date))
      }
      if Int.random(in: 0..<4, using: &random) == 0 { used.tick() }
      #expect(used.view.runningDayAnimations >= 0)
    }
    #expect(used.settle())
    #expect(used.view.runningDayAnimations == 0 && ended > 50)
    for cell in used.shownViews(DayCell.self) {
      #expect(cell.leavingShapeView == nil && cell.numberView.effect == .none)
      for view in cell.subviews where !view.isHidden { #expect(view.effect == .none) }
    }
    let fresh = CalendarHarness(
      configuration: used.view.configuration, state: used.view.state, store: used.store, size: used.window.size)
    fresh.settle()
    #expect(fresh.scene == used.scene)
  }

  @Test("CV-80: the bounce is UIKit's spring of damping 0.3 and velocity 0.1: where it is at each tenth of a second")
  func bounceValues() {
    // x(t) = e^(-dwt) (cos(vt) + (dw - 0.1) / v sin(vt)) of the distance, d = 0.3, v = w sqrt(1 - d^2), w = 46.
    let (d, w) = (0.3, 46.0)
    let v = w * (1 - d * d).squareRoot()
    for step in 0..<50 {
      let t = Double(step) / 100
      let left = exp(-d * w * t) * (cos(v * t) + (d * w - 0.1) / v * sin(v * t))
      #expect(abs(DayMotion.bounce.sample(at: t).scale - (1 - 0.5 * left)) < 0.001, "at \(t)")
    }
  }

  @Test("before its start and after its end a motion stays as at these", arguments: DayMotion.allCases)
  func ends(motion: DayMotion) {
    for time in [-1, -.infinity, 0] as [Double] { #expect(motion.sample(at: time) == motion.sample(at: 0)) }
    for time in [motion.duration, 9, .infinity] {
      #expect(motion.sample(at: time) == motion.sample(at: motion.duration))
    }
    for step in 0...100 {
      let sample = motion.sample(at: Double(step) / 100)
      #expect(sample.scale.isFinite && sample.scale > 0 && (0...1).contains(sample.opacity))
    }
  }

  @Test("rapid input of any kind never sticks", arguments: 0..<12)
  func rapidInput(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let motions = DayMotion.allCases
    let animator = MotionAnimator(
      selection: motions[Int.random(in: 0..<motions.count, using: &random)],
      deselection: motions[Int.random(in: 0..<motions.count, using: &random)])
    let (used, ends) = try harness(animator) { $0.selectionMode = seed % 2 == 0 ? .optional : .multiple }
    let delegate = RecordingDelegate()
    if seed % 3 == 0 { used.view.decorator = delegate }
    var began = 0
    for _ in 0..<150 {
      let before = used.view.runningDayAnimations
      switch Int.random(in: 0..<8, using: &random) {
      case 0: used.view.send(Bool.random(using: &random) ? .showNext : .showPrevious)
      case 1:
        used.window.send(
          .wheel(at: Point(x: 60, y: 300), delta: Point(x: 0, y: Double.random(in: -400...400, using: &random))))
      case 2: used.view.reload()
      case 3: used.window.send(.resize(Size(width: Double.random(in: 500...900, using: &random), height: 600)))
      default: used.view.send(.choose(november(Int.random(in: 1...30, using: &random))))
      }
      for _ in 0..<Int.random(in: 0...6, using: &random) { used.tick() }
      began += max(0, used.view.runningDayAnimations - before)
    }
    #expect(used.settle())
    #expect(used.view.runningDayAnimations == 0)
    #expect(began > 0 && ends.all.count >= began)
    for cell in used.shownViews(DayCell.self) {
      #expect(cell.leavingShapeView == nil && cell.effect == .none && cell.numberView.effect == .none)
      for view in cell.subviews where !view.isHidden { #expect(view.effect == .none) }
    }
    let fresh = CalendarHarness(
      configuration: used.view.configuration, state: used.view.state, store: used.store, size: used.window.size)
    fresh.settle()
    #expect(fresh.scene == used.scene)
  }
}
