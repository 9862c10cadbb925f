import Almanac

/// The page's decorator: applies its decorations to days, and provides the content from which its hooks create nodes.
final class PageDecorator: CalendarDecorator {
  var decorations = DayDecorations()
  /// The kinds of views for which the page has hooks.
  var hooks: PageHooks = []
  /// The timeline of the events, and the loader that knows their sources; `nil` before the session starts.
  var events: (timeline: EventTimeline, loader: EventLoader)?

  /// Whether the calendar looks and works the same without this decorator.
  var isEmpty: Bool { decorations.isEmpty && hooks.isEmpty }

  func calendarView(_ view: CalendarView, isEnabled day: DayNumber) -> Bool {
    for style in decorations.styles(of: day) where !style.isEnabled { return false }
    return true
  }

  func calendarView(_ view: CalendarView, lookOf context: DayContext, standard: DayLook) -> DayLook {
    var look = standard
    for style in decorations.styles(of: context.day) {
      // The marks of selected days and the disc of today's number remain.
      if let fill = style.fill, context.flags.isDisjoint(with: [.selected, .inRange, .pressed]) {
        look.fill = EventLook(fill).tint
      }
      if let ink = style.ink, look.disc == nil { look.ink = EventLook(ink).text }
      if let border = style.border { look.border = Ring(color: EventLook(border).strong, width: 2) }
      if let fill = style.shapeFill, look.shapeFill == nil {
        (look.shape, look.shapeFill) = (style.shape, EventLook(fill).tint)
      }
      look.opacity *= style.opacity
    }
    return look
  }

  func calendarView(
    _ view: CalendarView, indicatorsFor context: DayContext, standard: [DayIndicator]
  ) -> [DayIndicator] {
    var shown: [DayIndicator] = []
    for style in decorations.styles(of: context.day) { shown += style.indicators }
    guard !shown.isEmpty else { return standard }
    for indicator in standard where shown.count < 3 { shown.append(indicator) }
    while shown.count > 3 { shown.removeLast() }
    return shown
  }

  func calendarView(_ view: CalendarView, willDisplay eventView: ReusableView, in context: EventContext) {
    eventView.hostedContent = content(of: context, in: eventView)
  }

  func calendarView(_ view: CalendarView, willDisplayDetails details: View, of occurrence: Occurrence) {
    details.hostedContent = content(ofDetails: occurrence)
  }

  func calendarView(_ view: CalendarView, willDisplay label: View, of text: String, in context: LabelContext) {
    label.hostedContent = content(of: context, text, in: label, view.configuration)
    guard case .dayHeading(let day, _) = context, let style = labeledStyle(of: day.day) else { return }
    let addition = view.configuration.locale.phrases.separator + style.label
    // A heading in a list is one text, so the label is appended to it. A heading above hours has no text of its own, and
    // only assistive technology reads the label.
    if label.text.utf8.isEmpty { label.accessibility.label += addition } else { label.text += addition }
  }

  /// The style whose label a day has; `nil` if it has none.
  private func labeledStyle(of day: DayNumber) -> DayDecorations.Style? {
    var labeled: DayDecorations.Style?
    for style in decorations.styles(of: day) where !style.label.utf8.isEmpty { labeled = style }
    return labeled
  }

  func calendarView(
    _ view: CalendarView, willDisplayResourceHeading title: View, of resource: Resource?, on day: DayNumber?
  ) {
    title.hostedContent = content(of: resource, on: day, title: resource?.title ?? view.texts.phrases.noResource)
  }

  func calendarView(_ view: CalendarView, willDisplay cell: DayCell, in context: DayContext) {
    cell.hostedContent = content(of: context)
    guard let style = labeledStyle(of: context.day) else { return }
    let configuration = view.configuration
    cell.accessibility.label += configuration.locale.phrases.separator + style.label
    // Next to the number, if there is space for both.
    guard configuration.style.day.placement == .corner, cell.frame.width >= 72 else { return }
    let label = View(traits: .letsPointersThrough)
    var type = configuration.style.type.time
    (type.alignment, type.isAtTop) = (.trailing, true)
    label.layer = Layer(
      textColor: style.ink.map { EventLook($0).text } ?? .role(CalendarRole.secondaryInk), textStyle: type,
      textInsets: Insets(top: 6, leading: context.flags.contains(.firstOfMonth) ? 52 : 30, bottom: 0, trailing: 6))
    label.text = style.label
    cell.backDecoration = label
  }
}
