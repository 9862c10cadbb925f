import CalendarText
import CalendarViews
import Events
import Geometry
import ViewKit

/// The words and looks of the panel's parts.
extension CalendarPanel {
  /// Sets the words and looks. Called in every layout.
  func configureParts() {
    let (type, phrases) = (calendar.configuration.style.type, texts.phrases)
    let insets = Insets(leading: 16, trailing: 16)
    layer = Layer(
      fill: .role(CalendarRole.background), lines: .trailing, lineColor: .role(CalendarRole.hairline))
    accessibility.role = onClose == nil ? .group : .dialog
    accessibility.label = phrases.calendars
    field.label = phrases.search
    field.layer = Layer(
      fill: .role(CalendarRole.surface), leadingRadius: 6, trailingRadius: 6,
      ring: Ring(color: .role(CalendarRole.hairline), width: 1), textColor: .role(CalendarRole.ink),
      textStyle: type.row, textInsets: Insets(leading: 10, trailing: 6))
    closeButton.configure(type, label: phrases.close)
    closeButton.text = "×"
    calendarsTitle.text = phrases.calendars
    newButton.configure(type, label: calendar.editing?.newCalendarTitle ?? "")
    newButton.text = "+"
    newButton.layer.ring = nil
    for title in [calendarsTitle, dayTitle] {
      title.accessibility.role = .heading
      title.layer = Layer(textColor: .role(CalendarRole.secondaryInk), textStyle: type.section, textInsets: insets)
    }
    dayTitle.layer.lines = calendarsTitle.isHidden ? [] : .top
    dayTitle.layer.lineColor = .role(CalendarRole.hairline)
    dayTitle.layer.textColor = .role(CalendarRole.ink)
    status.accessibility.role = .status
    status.accessibility.states = .live
    status.layer = Layer(textColor: .role(CalendarRole.secondaryInk), textStyle: type.time, textInsets: insets)
    let isAllHidden = calendar.timeline?.hidesAllCalendars == true
    let noEvents =
      isAllHidden ? phrases.allHidden : isLoaded(listedDay) ? phrases.noEventsOfDay : phrases.notLoaded
    for (list, text) in [(dayList, noEvents), (resultList, phrases.noResults)] {
      list?.emptyView.text = text
      // Where the first row would be, as in all lists.
      var top = type.row
      top.isAtTop = true
      list?.emptyView.layer = Layer(
        textColor: .role(CalendarRole.secondaryInk), textStyle: top,
        textInsets: Insets(top: 12, leading: 16, trailing: 16))
    }
    calendarList?.accessibility.label = phrases.calendars
    dayList?.accessibility.label = dayTitle.text
    resultList?.accessibility.label = phrases.search
  }
}
