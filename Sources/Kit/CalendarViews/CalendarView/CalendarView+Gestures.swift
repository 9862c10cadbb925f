import Basics
import CalendarSystems
import Geometry
import ViewKit

/// Presses, taps, and drags on days at all levels: what they highlight and select.
extension CalendarView {
  /// The effect of dragging over days.
  enum DragPurpose {
    /// Moves the highlight with the pointer and chooses the day under it on release.
    case scrub
    /// Selects the days passed over on release.
    case select
  }

  /// Adds the gestures to the stage, which contains all levels, so that gestures of the levels, which are deeper, take
  /// precedence.
  func addSelectionGestures() {
    // Taps belong to the stage because the level may not have existed yet when a press ended a transition. They are
    // handled before the end of the press is reported.
    stage.view.addGesture(
      TapGesture(
        action: callback(to: self) { calendar, event in
          calendar.current?.tap(event)
          calendar.editing?.didTap(event)
        }))
    stage.view.addGesture(
      PressGesture(
        action: callback(to: self) { calendar, phase, event in
          switch phase {
          case .began:
            // The press applies to where the calendar was asked to go.
            calendar.stage.finishAtOnce()
            calendar.press(calendar.pressableDay(at: event.location))
          case .ended, .cancelled: calendar.press(nil)
          }
        }))
    stage.view.addGesture(
      PanGesture(
        begins: callback(to: self) {
          $0.purpose(of: $1, isLongPress: false) != nil && $0.editing?.wants($1) != true
        },
        action: callback(to: self) { calendar, phase, pan in
          calendar.drag(phase, from: pan.start, to: pan.event, isLongPress: false)
        }))
    let longPress = LongPressGesture(
      seconds: CalendarView.longPressTime,
      begins: callback(to: self) { calendar, event in
        calendar.purpose(of: event, isLongPress: true) != nil && calendar.pressableDay(at: event.location) != nil
      },
      action: callback(to: self) { calendar, phase, pan in
        calendar.drag(phase, from: pan.start, to: pan.event, isLongPress: true)
      })
    longPress.claimsPress = true
    stage.view.addGesture(longPress)
  }

  /// The duration of a long press, in seconds, after which a finger can drag to select days or move events.
  package static let longPressTime = 0.5

  /// Returns what a drag does in the selection mode, or `nil` for nothing.
  private func purpose(of event: PointerEvent, isLongPress: Bool) -> DragPurpose? {
    let gestures = configuration.enabledGestures
    guard gestures.contains(isLongPress ? .longPress : .dragSelect) else { return nil }
    switch configuration.selectionMode {
    case .none, .time: return nil
    case .optional, .required: return configuration.scrollsByCode && !isLongPress ? .scrub : nil
    case .multiple, .range:
      // A finger that moves immediately scrolls.
      let mayDrag = event.kind != .touch || configuration.scrollsByCode
      return isLongPress != mayDrag ? .select : nil
    }
  }

  private func pressableDay(at location: Point) -> DayNumber? {
    guard let day = current?.pressableDay(at: location - stage.view.frameInWindow.origin),
      state.isChoosable(day, configuration), isEnabled(day)
    else { return nil }
    return day
  }

  /// Highlights a pressed day and notifies the delegate.
  private func press(_ day: DayNumber?) {
    let old = state.pressedDay
    guard day != old else { return }
    let shown = day.flatMap { delegate?.calendarView(self, shouldHighlight: $0) == false ? nil : $0 }
    guard shown != old else { return }
    send(.press(shown))
    if let old { delegate?.calendarView(self, didUnhighlight: old) }
    if let shown { delegate?.calendarView(self, didHighlight: shown) }
  }

  private func drag(
    _ phase: PanPhase, from start: PointerEvent, to event: PointerEvent, isLongPress: Bool
  ) {
    guard let purpose = purpose(of: start, isLongPress: isLongPress) else {
      send(.cancelDragSelection)
      press(nil)
      return
    }
    let day = pressableDay(at: event.location)
    switch (phase, purpose) {
    case (.began, .scrub), (.changed, .scrub): press(day)
    case (.ended, .scrub):
      if let day { sendFromInput(.choose(day)) }
      press(nil)
    case (.cancelled, .scrub): press(nil)
    case (.began, .select), (.changed, .select):
      guard let first = pressableDay(at: start.location) ?? state.dragged?.lowerBound else { return }
      send(.dragSelection(from: first, to: day ?? nearestDay(to: event.location) ?? first))
    case (.ended, .select):
      let last = state.dragged.map { $0.upperBound - 1 }
      if sendFromInput(.endDragSelection) {
        if let last { sendFromInput(.focus(last)) }
      } else {
        send(.cancelDragSelection)
      }
    case (.cancelled, .select): send(.cancelDragSelection)
    }
  }

  /// Returns the day nearest to a pointer that left the days.
  private func nearestDay(to location: Point) -> DayNumber? {
    let point = location - stage.view.frameInWindow.origin
    let x = min(max(point.x, 0), max(0, stage.frame.width - 1))
    let y = min(max(point.y, 0), max(0, stage.frame.height - 1))
    return current?.day(at: Point(x: x, y: y))
  }
}
