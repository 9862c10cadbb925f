import Basics
import CalendarText
import CalendarViews
import ViewKit

/// The field of the zone of start and end, below them.
extension EventFormPopover {
  /// Connects the field.
  func addZone() {
    zoneName.text = words[.zone]
    zone.text = form.zone.typed
    zone.onChange = callback(to: self) { form, text in form.change { $0.type(zone: text) } }
    zone.onKey = callback(to: self) { $0.key($1, nil) }
    zone.onFocus = callback(to: self) { $0.focused($0.zone) }
    for view in [zoneName, zone, zoneProblem] { scroll.addSubview(view) }
  }

  /// Shows the field for times of day, and what is wrong once it was left.
  func showZone() {
    for view in [zoneName, zone] { view.isHidden = form.times.isAllDay }
    let isWrong = wasZoneLeft && form.zone.isUnknown && !form.times.isAllDay
    zoneProblem.text = isWrong ? words.text(.zoneExpected, [("example", "Europe/Paris")]) : ""
    zoneProblem.isHidden = !isWrong
    zone.label = words[.zone]
    if isWrong { zone.label += separator + zoneProblem.text }
    zone.layer.ring = Ring(
      color: .role(isWrong ? CalendarRole.accent : CalendarRole.tertiaryInk), width: isWrong ? 2 : 1)
  }
}
