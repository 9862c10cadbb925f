import CalendarText
import CalendarViews
import Events
import ViewKit

/// The list of calendars, its order, and the arrow keys that leave the lists.
extension CalendarPanel {
  func showCalendars() {
    let hidden = calendar.timeline?.hiddenCalendars ?? []
    let known = (try? store.calendars()) ?? []
    var ordered: [CalendarInfo] = []
    for id in calendarOrder where !ordered.contains(where: { $0.id == id }) {
      if let info = known.first(where: { $0.id == id }) { ordered.append(info) }
    }
    ordered += known.filter { !calendarOrder.contains($0.id) }
    let items = ordered.map { info in
      let name = info.name.utf8.isEmpty ? texts.phrases.calendar : info.name
      let count = counter.count(of: info.id)
      return PanelItem.calendar(
        CalendarRow(
          id: info.id, name: name, color: info.color, isShown: !hidden.contains(info.id),
          count: count > 0 ? texts.date.number(count) : "",
          label: name + texts.phrases.separator + texts.phrases.eventCount(count, text: texts.date)))
    }
    calendarList?.show([PanelSection(key: 0, items: items)], animated: true)
  }

  func reorder(_ items: [PanelItem]) {
    var order: [CalendarID] = []
    for case .calendar(let row) in items { order.append(row.id) }
    calendarOrder = order
    onReorder?(order)
  }

  /// Moves focus out of a list after an arrow key: to the field or to the other list.
  func leaveList(_ list: Int, _ isDown: Bool) -> Bool {
    if isDown { return list == 0 && dayList?.focusFirst() == true }
    if list == 1, calendarList?.view.isHidden == false, calendarList?.focusLast() == true { return true }
    window?.focus(field)
    return true
  }
}
