import Basics
import CalendarSystems
import Geometry
import ViewKit

/// The area of a calendar that levels fill: the one that is shown and, during a transition to another, both.
///
/// Owned by the calendar. One motion runs at a time: a transition between levels, which gestures can hold, or a fade.
/// Whatever comes next ends it first.
final class LevelStage {
  /// The parent of the levels. Gestures on it are asked after those of the levels.
  let view = View(traits: .clips)
  private var zooms: ZoomController?
  /// The level that a fade began with.
  private var fading: LevelView?

  /// The level that is shown, or that a transition leads to; `nil` before `begin`.
  var current: LevelView? { zooms?.current }

  /// The levels that are shown, without one that fades away.
  var levels: [LevelView] { zooms?.levels ?? [] }

  /// Whether a transition between levels or a fade is running.
  var isMoving: Bool { zooms?.transition != nil || fading != nil }

  /// The progress of a transition between levels, 0...1; `nil` while none runs.
  var progress: Double? { zooms?.transition?.progress }

  /// Whether the keyboard's focus went with the level that was left last.
  var tookFocus: Bool { zooms?.tookFocus == true }

  /// The frame in the coordinates of the calendar. Another size of the calendar is followed by `fit`; a level that is
  /// zoomed to has the size that the stage will have for it.
  var frame: Rect {
    get { view.frame }
    set { view.frame = newValue }
  }

  /// Whether there is room to show anything.
  var hasRoom: Bool { view.frame.height > 0 }

  /// The middle, in the coordinates of levels.
  var center: Point { Point(x: view.frame.width / 2, y: view.frame.height / 2) }

  /// Shows the first level. Called once, by the owner.
  ///
  /// - Parameters:
  ///   - makeLevel: makes a level around a day that stays, as nearly as it can, at a point.
  ///   - didChoose: takes another level when it is asked for, and the day that was zoomed around.
  ///   - didArrive: takes another level when it is shown alone.
  func begin(
    with level: ZoomLevel, _ configuration: CalendarConfiguration,
    makeLevel: @escaping (ZoomLevel, DayNumber, Point) -> LevelView,
    didChoose: @escaping (LevelView, DayNumber) -> Void, didArrive: @escaping (LevelView) -> Void
  ) {
    zooms = ZoomController(
      stage: view, current: make(level, configuration, size: view.frame.size), makeLevel: makeLevel,
      didChoose: didChoose,
      didArrive: didArrive)
  }

  /// A view of a size for a level.
  func make(_ level: ZoomLevel, _ configuration: CalendarConfiguration, size: Size) -> LevelView {
    let made = LevelForm(level, configuration, size).makeView()
    made.frame = Rect(origin: .zero, size: size)
    return made
  }

  /// Gives the level the frame of the stage; another size or configuration, which comes after `finishAtOnce()`, may ask
  /// for another view of it.
  func fit(_ level: ZoomLevel, _ configuration: CalendarConfiguration) {
    guard let zooms else { return }
    if !fits(level, configuration) { zooms.replace(with: make(level, configuration, size: frame.size)) }
    zooms.current.frame = Rect(origin: .zero, size: view.frame.size)
  }

  /// Whether the view of the level suits a configuration.
  func fits(_ level: ZoomLevel, _ configuration: CalendarConfiguration) -> Bool {
    current?.form == LevelForm(level, configuration, view.frame.size)
  }

  /// Shows another level without a transition, in a stage without room.
  func replace(with level: ZoomLevel, _ configuration: CalendarConfiguration) {
    endFade()
    zooms?.replace(with: make(level, configuration, size: frame.size))
  }

  /// Ends a running motion where it leads.
  func finishAtOnce() {
    endFade()
    zooms?.finishAtOnce()
  }

  // MARK: - Between levels

  /// Goes to another level, with a transition if it is a neighbor.
  func zoom(to level: ZoomLevel, around day: DayNumber, animated: Bool) {
    endFade()
    zooms?.zoom(to: level, around: day, at: center, animated: animated)
  }

  /// Follows a pinch, or a wheel that is taken for one. Returns whether there is a level in that direction.
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
      zooms.magnify(by: event.factor, around: day, at: point, within: configuration.levels)
    else { return false }
    // Nobody says when a wheel has stopped.
    if event.phase == .step {
      view.window?.after(LevelStage.wheelRest, for: view, callback(to: self) { $0.zooms?.release() })
    }
    return true
  }

  /// The time in seconds after which a wheel counts as stopped.
  private static let wheelRest = 0.15

  /// The number of neighboring levels that were rehearsed.
  private var rehearsals = 0

  /// Makes the next level around a level, and forgets it. Returns whether there are others.
  func rehearse(
    around level: ZoomLevel, _ configuration: CalendarConfiguration, like context: LevelContext, scale: Double
  ) -> Bool {
    let levels = [level.deeper, level.shallower].compactMap { $0 }
    guard rehearsals < levels.count else { return false }
    let next = levels[rehearsals]
    rehearsals += 1
    if configuration.levels.contains(next) {
      LevelRehearsal.run(next, like: context, size: view.frame.size, scale: scale)
    }
    return rehearsals < levels.count
  }

  // MARK: - Within a level

  /// Another view of the level, still empty, takes the place of the shown one and fades in over it.
  func fade(to level: ZoomLevel, _ configuration: CalendarConfiguration) {
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
