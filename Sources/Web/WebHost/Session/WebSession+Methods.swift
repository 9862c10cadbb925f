import Almanac

/// The methods of the element.
extension WebSession {
  /// Performs a method.
  ///
  /// - Parameters:
  ///   - day: The day that the method applies to; `nil` for the calendar's current day.
  ///   - number: Seconds since midnight, or for `showDetails` the length of the text in the inbox.
  func perform(_ method: Method, _ day: DayNumber?, _ number: Double, animated: Bool) {
    guard let calendar else { return }
    let near = day ?? calendar.currentDay
    // NaN becomes 0.
    let number = number > 0 ? min(number, 86_400) : 0
    switch method {
    case .show: calendar.send(.show(near, animated: animated))
    case .scrollHours:
      let zoom = calendar.state.hours.zoom
      calendar.send(.scrolledHours(HourAnchor(topSecond: number, zoom: zoom)))
    case .showEvents: calendar.send(.showEvents(of: near))
    case .hideEvents: calendar.send(.hideEvents)
    case .focus: calendar.send(.focus(near))
    case .deselect: calendar.send(.deselect(near))
    case .center: calendar.send(.scroll(to: near, level: calendar.state.level, animated: animated))
    case .crossFade: calendar.send(.crossFade(to: near))
    case .showDetails: showDetails(ofEventNamed: Inbox.text(Int32(number)))
    case .place: postPlace()
    }
  }

  /// Shows the details of an occurrence in view. Without one, or if they are open, nothing changes.
  ///
  /// - Parameter name: the UID and the last of `EventFields`, separated by U+001F.
  func showDetails(ofEventNamed name: String) {
    let names = name.split(at: 0x1F)
    guard let calendar, names.count == 2 else { return }
    for occurrence in timeline.occurrences(touching: calendar.visibleDays) {
      guard let event = timeline.event(occurrence.id.event)?.event, event.uid.hasSameBytes(as: names[0]),
        EventFields.instance(of: event, occurrence).hasSameBytes(as: names[1])
      else { continue }
      guard calendar.state.details?.id != occurrence.id else { return }
      let day = min(max(calendar.currentDay, occurrence.firstDay), occurrence.lastDay)
      calendar.send(.showDetails(of: occurrence, on: day))
      return
    }
  }

  /// Reports what would be lost and what would be closed if people left: see `WebMessage.place`.
  private func postPlace() {
    var fields = [screen?.content.leavingQuestion ?? ""]
    if let details = calendar?.state.details, let event = timeline.event(details.id.event)?.event {
      fields += EventFields.of(event, details, in: timeline, loader)
    }
    port.post(.place, fields)
  }

  /// Shows a level around a day, by default the calendar's current one.
  func setLevel(_ name: String, around day: DayNumber?, animated: Bool) {
    calendar?.send(.setLevel(CalendarLevel.ID(name), around: day, animated: animated))
  }

  /// Reports the last requested level.
  func postLevel() { if let calendar { port.post(.levelName, [calendar.state.level.name]) } }

  /// Selects exactly these spans of days.
  func select(_ selection: DaySelection) { calendar?.send(.setSelection(selection)) }

  /// Reports the content at a point of the window: the day, seconds since midnight or empty for the day as a whole, and
  /// the fields of the event there; no fields if there is no day.
  func hit(at point: Point) {
    guard let calendar, let hit = calendar.hit(at: point - calendar.frameInWindow.origin) else {
      port.post(.hit, [])
      return
    }
    var fields = [ISODate.format(hit.slot.day), seconds(of: hit.slot)]
    if case .event(let id, _, _) = hit.part, let event = timeline.event(id.event)?.event,
      let occurrence = calendar.occurrences(on: hit.part.day).first(where: { $0.id == id })
    {
      fields += EventFields.of(event, occurrence, in: timeline, loader)
    }
    port.post(.hit, fields)
  }

  /// The seconds since midnight at the last press; empty outside the hours, and before the first press.
  var pressedSeconds: String {
    guard let calendar, let pressed, let hit = calendar.hit(at: pressed - calendar.frameInWindow.origin) else {
      return ""
    }
    return seconds(of: hit.slot)
  }

  private func seconds(of slot: CalendarPart) -> String {
    guard case .time(_, let instant) = slot else { return "" }
    return decimal(timeline.displayZone.localDateTime(at: instant).secondOfDay)
  }

  /// Reports the frame of a day, or of the first visible piece of the event with a UID, in points of the window; no
  /// fields if there is none.
  func frame(of name: String) {
    guard let calendar, let frame = part(named: name).flatMap({ calendar.frame(of: $0) }) else {
      port.post(.frame, [])
      return
    }
    let place = frame.offset(by: calendar.frameInWindow.origin)
    port.post(
      .frame,
      [place.minX, place.minY, place.width, place.height].map {
        decimal(Int(($0 * MutationEncoder.unitsPerPoint).rounded()))
      })
  }

  private func part(named name: String) -> CalendarPart? {
    if let day = Self.day(name) { return .day(day) }
    guard let calendar else { return nil }
    for occurrence in timeline.occurrences(touching: calendar.visibleDays)
    where timeline.event(occurrence.id.event)?.event.uid.hasSameBytes(as: name) == true {
      if let piece = calendar.pieces(of: occurrence.id).first { return piece }
    }
    return nil
  }
}
