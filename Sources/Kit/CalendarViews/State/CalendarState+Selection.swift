import CalendarSystems

/// How actions change the selection, by mode.
extension CalendarState {
  /// Returns whether a tap on a day may select or deselect it. The day must lie within the bounds. While the second end
  /// of a span with a maximum length is not chosen, it must also be neither before the first end nor too far after it.
  func isChoosable(_ day: DayNumber, _ configuration: CalendarConfiguration) -> Bool {
    guard configuration.selectionMode.selectsDays, configuration.isSelectable(day) else { return false }
    guard let rangeStart, let maximum = configuration.selectionMode.maximumSpan else { return true }
    return day >= rangeStart && day - rangeStart < maximum
  }

  mutating func select(_ day: DayNumber, _ configuration: CalendarConfiguration) -> CalendarEffects {
    guard configuration.selectionMode.selectsDays, let day = configuration.clampToSelectable(day) else {
      return focus(configuration.clamp(day))
    }
    var effects = focus(day)
    updateSelection(recordingIn: &effects) { state in
      if configuration.selectionMode == .multiple {
        state.selection.insert(day)
      } else {
        state.selection = DaySelection(day)
      }
      state.rangeStart = nil
    }
    if effects.selectionChanged {
      effects.chosen = [day]
      effects.selected = day
    }
    return effects
  }

  mutating func choose(_ day: DayNumber, _ configuration: CalendarConfiguration) -> CalendarEffects {
    guard isChoosable(day, configuration) else { return focus(day) }
    switch configuration.selectionMode {
    case .none, .time: return focus(day)
    case .optional, .required: return select(day, configuration)
    case .multiple:
      guard selection.contains(day) else { return select(day, configuration) }
      var effects = focus(day)
      updateSelection(recordingIn: &effects) { $0.selection.remove(day) }
      effects.deselected = day
      return effects
    case .range: return chooseEnd(day, configuration)
    }
  }

  mutating func deselect(_ day: DayNumber, _ configuration: CalendarConfiguration) -> CalendarEffects {
    var effects = CalendarEffects()
    guard selection.contains(day), configuration.selectionMode != .required else { return effects }
    updateSelection(recordingIn: &effects) { state in
      if configuration.selectionMode == .multiple {
        state.selection.remove(day)
      } else {
        state.selection = DaySelection()
      }
      state.rangeStart = nil
    }
    effects.deselected = day
    return effects
  }

  mutating func select(_ days: Range<DayNumber>, _ configuration: CalendarConfiguration) -> CalendarEffects {
    var effects = CalendarEffects()
    guard !days.isEmpty, let bounds = configuration.selectableDays else { return effects }
    let kept = DaySelection(days).clamped(to: bounds)
    guard let first = kept.first, let last = kept.last else { return effects }
    switch configuration.selectionMode {
    case .none, .time: return effects
    case .optional, .required: return select(first, configuration)
    case .multiple: updateSelection(recordingIn: &effects) { $0.selection.insert(first..<last + 1) }
    case .range:
      let span = limited(from: first, to: last, configuration)
      updateSelection(recordingIn: &effects) { state in
        state.selection = DaySelection(span)
        state.rangeStart = nil
      }
      if effects.selectionChanged { effects.completedRange = span }
    }
    if effects.selectionChanged { effects.chosen = [first, last] }
    return effects
  }

  mutating func extend(to day: DayNumber, _ configuration: CalendarConfiguration) -> CalendarEffects {
    guard configuration.selectionMode.isRange, let day = configuration.clampToSelectable(day) else {
      return focus(day)
    }
    let fixed = configuration.clampToSelectable(fixedEnd) ?? day
    let span = limited(from: fixed, to: day, configuration)
    let moved = span.lowerBound == fixed ? span.upperBound - 1 : span.lowerBound
    var effects = focus(moved)
    updateSelection(recordingIn: &effects) { state in
      state.selection = DaySelection(span)
      state.rangeStart = nil
    }
    if effects.selectionChanged {
      effects.chosen = [moved]
      effects.completedRange = span
    }
    return effects
  }

  mutating func set(_ selection: DaySelection, _ configuration: CalendarConfiguration) -> CalendarEffects {
    var effects = CalendarEffects()
    updateSelection(recordingIn: &effects) { state in
      state.selection = state.allowed(selection, configuration)
      state.rangeStart = nil
    }
    if effects.selectionChanged {
      for span in self.selection.ranges {
        effects.chosen.append(span.lowerBound)
        if span.upperBound - span.lowerBound > 1 { effects.chosen.append(span.upperBound - 1) }
      }
    }
    return effects
  }

  mutating func clear(_ configuration: CalendarConfiguration) -> CalendarEffects {
    if configuration.selectionMode == .required { return select(configuration.today, configuration) }
    var effects = CalendarEffects()
    updateSelection(recordingIn: &effects) { state in
      state.selection = DaySelection()
      state.rangeStart = nil
    }
    return effects
  }

  mutating func drag(
    from start: DayNumber, to end: DayNumber, _ configuration: CalendarConfiguration
  ) -> CalendarEffects {
    var effects = CalendarEffects()
    guard configuration.selectionMode.isRange || configuration.selectionMode == .multiple,
      let start = configuration.clampToSelectable(start), let end = configuration.clampToSelectable(end)
    else { return effects }
    let span = limited(from: start, to: end, configuration)
    effects.content = dragged != span
    dragged = span
    return effects
  }

  mutating func endDrag(_ configuration: CalendarConfiguration) -> CalendarEffects {
    guard let days = dragged else { return CalendarEffects() }
    dragged = nil
    var effects = select(days, configuration)
    effects.content = true
    return effects
  }

  mutating func cancelDrag() -> CalendarEffects {
    var effects = CalendarEffects()
    effects.content = dragged != nil
    dragged = nil
    return effects
  }

  mutating func press(_ day: DayNumber?) -> CalendarEffects {
    var effects = CalendarEffects()
    effects.content = pressedDay != day
    pressedDay = day
    return effects
  }

  mutating func selectFallback(_ day: DayNumber, _ configuration: CalendarConfiguration) {
    selection = configuration.clampToSelectable(day).map { DaySelection($0) } ?? DaySelection()
  }

  /// Returns the part of a selection that the mode, the bounds, and the longest span allow. In modes for a single day,
  /// keeps the first.
  func allowed(_ selection: DaySelection, _ configuration: CalendarConfiguration) -> DaySelection {
    guard configuration.selectionMode.selectsDays, let bounds = configuration.selectableDays else {
      return DaySelection()
    }
    let kept = selection.clamped(to: bounds)
    switch configuration.selectionMode {
    case .none, .time: return DaySelection()
    case .multiple: return kept
    case .optional: return kept.first.map { DaySelection($0) } ?? DaySelection()
    case .required:
      let day = configuration.clampToSelectable(kept.first ?? selection.first ?? configuration.today)
      return day.map { DaySelection($0) } ?? DaySelection()
    case .range:
      guard let span = kept.ranges.first else { return DaySelection() }
      return DaySelection(limited(from: span.lowerBound, to: span.upperBound - 1, configuration))
    }
  }

  /// Changes the selection and records the effects.
  mutating func updateSelection(recordingIn effects: inout CalendarEffects, _ change: (inout CalendarState) -> Void) {
    let (old, start) = (selection, rangeStart)
    change(&self)
    effects.selectionChanged = selection != old
    effects.content = effects.content || selection != old || rangeStart != start
    // A change between at most one day and at most one day is reported by its days.
    let (day, other) = (old.onlyDay, selection.onlyDay)
    guard selection != old, old.isEmpty || day != nil, selection.isEmpty || other != nil else { return }
    effects.deselected = day
    effects.selected = other
  }

  private mutating func chooseEnd(_ day: DayNumber, _ configuration: CalendarConfiguration) -> CalendarEffects {
    var effects = focus(day)
    guard let start = rangeStart else {
      updateSelection(recordingIn: &effects) { state in
        state.selection = DaySelection(day)
        state.rangeStart = day
      }
      effects.chosen = [day]
      effects.selected = effects.selectionChanged ? day : nil
      return effects
    }
    guard start != day else { return effects }
    let span = min(start, day)..<max(start, day) + 1
    updateSelection(recordingIn: &effects) { state in
      state.selection = DaySelection(span)
      state.rangeStart = nil
    }
    effects.chosen = [day]
    effects.completedRange = span
    return effects
  }

  /// The end of the span that stays while the other one moves: the end without the focus.
  private var fixedEnd: DayNumber {
    guard let first = selection.first, let last = selection.last else { return focusedDay }
    if focusedDay == last { return first }
    return focusedDay == first ? last : focusedDay
  }

  /// Returns the span between two days. If it is too long, the second end is moved toward the first.
  private func limited(
    from start: DayNumber, to end: DayNumber, _ configuration: CalendarConfiguration
  ) -> Range<DayNumber> {
    let most = (configuration.selectionMode.maximumSpan ?? Int(Int32.max)) - 1
    let distance = min(max(end - start, -most), most)
    return distance >= 0 ? start..<start + distance + 1 : start + distance..<start + 1
  }
}
