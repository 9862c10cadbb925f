import Basics
import CalendarText
import CalendarViews
import Events
import ViewKit

/// The calendar list, its order, and the arrow keys that leave the lists.
extension CalendarPanel {
  func showCalendars() {
    let hidden = calendar.timeline?.hiddenCalendars ?? []
    let calendars = orderedCalendars()
    menus = calendars.map { info in calendar.editing?.menuTitle(of: info).map { (info.id, $0) } }
    let items = zip(calendars, menus).map { info, menu in
      PanelItem.calendar(
        CalendarRow(
          id: info.id, name: info.name.utf8.isEmpty ? texts.phrases.calendar : info.name, color: info.color,
          isShown: !hidden.contains(info.id), hasMenu: menu != nil))
    }
    calendarList?.show([PanelSection(key: 0, items: items)], keepsPosition: true)
  }

  /// Returns the calendars of the store in list order.
  private func orderedCalendars() -> [CalendarInfo] {
    let known = (try? store.calendars()) ?? []
    var ordered: [CalendarInfo] = []
    for id in calendarOrder where !ordered.contains(where: { $0.id == id }) {
      if let info = known.first(where: { $0.id == id }) { ordered.append(info) }
    }
    return ordered + known.filter { !calendarOrder.contains($0.id) }
  }

  func reorder(_ items: [PanelItem]) {
    var order: [CalendarID] = []
    for case .calendar(let row) in items { order.append(row.id) }
    arrange(hidden: calendar.timeline?.hiddenCalendars ?? [], order: order)
  }

  /// Hides and reorders calendars for the user, as an undoable change if events can be edited.
  func arrange(hidden: [CalendarID], order: [CalendarID]) {
    let (oldHidden, oldOrder) = (calendar.timeline?.hiddenCalendars ?? [], calendarOrder)
    show(hidden: hidden, order: order)
    calendar.editing?.didArrange(
      show: callback(to: self) { panel, isUndone in
        panel.show(hidden: isUndone ? oldHidden : hidden, order: isUndone ? oldOrder : order)
      })
  }

  private func show(hidden: [CalendarID], order: [CalendarID]) {
    calendar.timeline?.hiddenCalendars = hidden
    calendarOrder = order
    contentDidChange()
    onPreferencesChange?()
  }

  /// The names of the calendars in list order, and which of them are shown. Setting this property orders and hides the
  /// calendars with these names, including calendars that the store receives later. A program can use it to save and
  /// restore the user's choices.
  public var preferences: [CalendarPreference] {
    get {
      let hidden = calendar.timeline?.hiddenCalendars ?? []
      let listed = orderedCalendars().map { CalendarPreference(name: $0.name, isShown: !hidden.contains($0.id)) }
      return listed + remembered.filter { each in !listed.contains { $0.name.hasSameBytes(as: each.name) } }
    }
    set {
      (remembered, preferred, calendarOrder) = (newValue, [], [])
      applyPreferences()
    }
  }

  /// Applies the preferences to calendars that the store received since the last call.
  func applyPreferences() {
    guard !remembered.isEmpty, let timeline = calendar.timeline else { return }
    for info in (try? store.calendars()) ?? [] where !preferred.contains(where: { $0.id == info.id }) {
      guard let rank = remembered.firstIndex(where: { $0.name.hasSameBytes(as: info.name) }) else { continue }
      preferred.append((info.id, rank))
      let others = timeline.hiddenCalendars.filter { $0 != info.id }
      timeline.hiddenCalendars = remembered[rank].isShown ? others : others + [info.id]
      let next = calendarOrder.firstIndex { other in preferred.contains { $0.id == other && $0.rank > rank } }
      calendarOrder.insert(info.id, at: next ?? calendarOrder.count)
    }
  }

  /// Moves the focus out of a list after an arrow key, to the search field or the other list.
  func leaveList(_ list: Int, _ isDown: Bool) -> Bool {
    if isDown { return list == 0 && dayList?.focusFirst() == true }
    if list == 1, calendarList?.isHidden == false, calendarList?.focusLast() == true { return true }
    window?.focus(field)
    return true
  }
}
