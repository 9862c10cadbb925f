import Basics
import CalendarSystems
import Geometry
import ViewKit

/// The area of a calendar that shows the current level and, during a transition, both levels.
///
/// Owned by the calendar. Only one motion runs at a time: a transition between levels, which gestures can control, or a
/// fade. Any other motion ends it first.
final class LevelStage {
  /// The parent of the levels. Gestures of the levels take precedence over gestures of this view.
  let view = View(traits: .clips)
  private var zooms: ZoomController?
  /// The level that is fading out.
  private var fading: LevelView?

  /// The current level, or the destination of a transition; `nil` before `begin`.
  var current: LevelView? { zooms?.current }

  /// The visible levels, except one that is fading out.
  var levels: [LevelView] { zooms?.levels ?? [] }

  /// Whether a transition or a fade is running.
  var isMoving: Bool { zooms?.transition != nil || fading != nil }

  /// The progress of a transition, 0...1; `nil` if none is running.
  var progress: Double? { zooms?.transition?.progress }

  /// Whether the level that was last left took keyboard focus with it.
  var tookFocus: Bool { zooms?.tookFocus == true }

  /// The frame in the calendar's coordinates. When the calendar's size changes, call `fit` afterward. A level that is
  /// zoomed to has the size that the stage will have for it.
  var frame: Rect {
    get { view.frame }
    set { view.frame = newValue }
  }

  /// Whether there is room for a level.
  var hasRoom: Bool { view.frame.height > 0 }

  /// The center, in the coordinates of levels.
  var center: Point { Point(x: view.frame.width / 2, y: view.frame.height / 2) }

  /// Shows the first level. Called once by the owner.
  ///
  /// - Parameters:
  ///   - makeLevel: creates a level around a day that stays as close as possible to a point.
  ///   - didChoose: called when another level is requested, with the day around which the calendar zooms.
  ///   - didArrive: called when another level is shown alone.
  ///   - didReturn: called when the level at which a transition began is shown alone again.
  func begin(
    with level: CalendarLevel, _ configuration: CalendarConfiguration,
    makeLevel: @escaping (CalendarLevel, DayNumber, Point) -> LevelView,
    didChoose: @escaping (LevelView, DayNumber) -> Void, didArrive: @escaping (LevelView) -> Void,
    didReturn: @escaping () -> Void
  ) {
    zooms = ZoomController(
      stage: view, current: make(level, configuration, size: view.frame.size), makeLevel: makeLevel,
      didChoose: didChoose, didArrive: didArrive, didReturn: didReturn)
  }

  /// Creates a view for a level with a given size.
  func make(_ level: CalendarLevel, _ configuration: CalendarConfiguration, size: Size) -> LevelView {
    let made = LevelForm(level, configuration, size).makeView()
    made.frame = Rect(origin: .zero, size: size)
    return made
  }

  /// Sets the level's frame to the stage's. If a new size or configuration needs a different view, replaces it; call
  /// `finishAtOnce()` first.
  func fit(_ level: CalendarLevel, _ configuration: CalendarConfiguration) {
    guard let zooms else { return }
    if !fits(level, configuration) { zooms.replace(with: make(level, configuration, size: frame.size)) }
    zooms.current.frame = Rect(origin: .zero, size: view.frame.size)
  }

  /// Returns whether the view of the level has the right form for a configuration.
  func fits(_ level: CalendarLevel, _ configuration: CalendarConfiguration) -> Bool {
    current?.form == LevelForm(level, configuration, view.frame.size)
  }

  /// Shows another level without a transition, while the stage has no room.
  func replace(with level: CalendarLevel, _ configuration: CalendarConfiguration) {
    endFade()
    zooms?.replace(with: make(level, configuration, size: frame.size))
  }

  /// Ends a running motion at its destination.
  func finishAtOnce() {
    endFade()
    zooms?.finishAtOnce()
  }

  // MARK: - Between levels

  /// Changes to another level, with a transition if it is a neighbor.
  func zoom(to level: CalendarLevel, around day: DayNumber, among levels: [CalendarLevel], animated: Bool) {
    endFade()
    zooms?.zoom(to: level, around: day, at: center, among: levels, animated: animated)
  }

  /// Follows a pinch, or a wheel that acts as one. Returns whether there is a level in that direction.
  func follow(_ event: MagnifyEvent, _ configuration: CalendarConfiguration) -> Bool {
    guard let zooms else { return false }
    switch event.phase {
    case .ended, .cancelled:
      zooms.release()
      return false
    case .began, .changed, .step: break
    }
    endFade()
    let point = event.location - view.frameInWindow.origin
    guard let day = zooms.transition?.day ?? zooms.current.day(at: point), configuration.isReachable(day),
      zooms.magnify(by: event.factor, around: day, at: point, among: configuration.levels)
    else { return false }
    // Wheels do not report when they stop.
    if event.phase == .step {
      view.window?.after(LevelStage.wheelRest, for: view, callback(to: self) { $0.zooms?.release() })
    }
    return true
  }

  /// The time, in seconds, after which a wheel counts as stopped.
  private static let wheelRest = 0.15

  /// The number of neighboring levels that were rehearsed.
  private var rehearsals = 0

  /// Creates the next of the levels around a level and discards it. Returns whether there are more.
  func rehearse(
    around level: CalendarLevel, _ configuration: CalendarConfiguration, like context: LevelContext, scale: Double
  ) -> Bool {
    let levels = [true, false].compactMap { configuration.levels.neighbor(of: level, isInner: $0) }
    guard rehearsals < levels.count else { return false }
    let next = levels[rehearsals]
    rehearsals += 1
    LevelRehearsal.run(next, like: context, size: view.frame.size, scale: scale)
    return rehearsals < levels.count
  }

  // MARK: - Within a level

  /// Replaces the current view of the level with a new, empty one that fades in above it.
  func fade(to level: CalendarLevel, _ configuration: CalendarConfiguration) {
    guard let zooms, let window = view.window else { return }
    let old = zooms.current
    let made = make(level, configuration, size: frame.size)
    window.cancelAnimation(of: old)
    zooms.replace(with: made)
    view.addSubview(old)
    made.bringToFront()
    fading = old
    made.effect = ViewEffect(opacity: 0)
    let seconds = window.reducesMotion ? 0.12 : min(max(configuration.crossFadeTime, 0), 2)
    window.animate(
      FadeAnimation(
        owner: view, seconds: seconds,
        show: callback(to: self) { stage, progress in
          made.effect = progress == 1 ? .none : ViewEffect(opacity: progress)
          if progress == 1 { stage.endFade() }
        }))
  }

  private func endFade() {
    guard let fading else { return }
    self.fading = nil
    view.window?.cancelAnimation(of: view)
    fading.removeFromSuperview()
    current?.effect = .none
  }
}
