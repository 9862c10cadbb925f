import CalendarSystems
import Geometry
import ViewKit

/// Applying the effects of an action: content, movement, focus, and popovers.
extension CalendarView {
  func carryOut(_ effects: CalendarEffects) {
    // A cross-fade removes the focused cell.
    let hadFocus = mayMoveFocus
    let movesFirst = current?.presentsFocusedDay == true
    if movesFirst { move(effects.movement) }
    if effects.content {
      updateLevels()
      // If a list is below a row of days, focusing another day changes the period. The title of a week names the month
      // of the selected day.
      updateTitle(always: effects.selectionChanged && level.titleNamesSelection)
    }
    switch effects.movement {
    case .zoom(let level, let day, let animated): zoom(to: level, around: day, animated: animated)
    case .crossFade(let day): crossFade(to: day)
    case let movement: if !movesFirst { move(movement) }
    }
    if effects.focus { focusCell(following: hadFocus) }
    if effects.popover { changePopover() }
  }

  func move(_ movement: CalendarEffects.Movement) {
    guard stage.hasRoom else {
      setInitialAnchor(movement)
      return
    }
    switch movement {
    case .none, .zoom, .crossFade: break
    case .reveal(let day): current?.reveal(day)
    case .start(let day, let animated):
      pendingReveal = nil
      if !animated { stage.finishAtOnce() }
      current?.show(day, animated: animated)
    case .center(let day, let animated):
      pendingReveal = nil
      if !animated { stage.finishAtOnce() }
      current?.center(day, animated: animated)
    }
  }

  /// Sets the anchor before the first layout, when there is nothing to scroll yet.
  private func setInitialAnchor(_ movement: CalendarEffects.Movement) {
    switch movement {
    case .none, .zoom: return
    case .reveal(let day), .start(let day, _), .center(let day, _), .crossFade(let day):
      let period = period(day)
      pendingReveal = PendingReveal(day: day)
      guard period != presented else { return }
      present(period)
      record(ScrollAnchor(day: period))
    }
  }

  private func zoom(to id: CalendarLevel.ID, around day: DayNumber?, animated: Bool) {
    let level = configuration.level(id)
    let around = day ?? currentDay
    guard stage.hasRoom else {
      let period = level.period.start(containing: around, configuration.calendar, configuration.grid)
      reach(id, at: ScrollAnchor(day: period), presenting: period)
      pendingReveal = PendingReveal(day: around)
      stage.replace(with: level, configuration)
      setNeedsLayout()
      return
    }
    pendingReveal = nil
    stage.zoom(to: level, around: around, among: configuration.levels, animated: animated)
    if let day, current?.restingDays.contains(day) == false { current?.reveal(day) }
  }

  /// Cross-fades to another view of the same level.
  private func crossFade(to day: DayNumber) {
    let period = level.period == .none ? day : period(day)
    guard let window, stage.hasRoom, period != destinationPeriod else {
      return move(.start(day, animated: false))
    }
    stage.finishAtOnce()
    stage.fade(to: level, configuration)
    present(period)
    record(ScrollAnchor(day: period))
    updateLevels()
    pendingReveal = PendingReveal(day: day)
    performPendingReveal()
    updateTitle(always: true)
    window.notify(self)
  }
}
