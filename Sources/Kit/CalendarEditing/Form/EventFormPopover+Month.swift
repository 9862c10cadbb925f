import Basics
import CalendarSystems
import CalendarText
import CalendarViews
import Events
import ViewKit

/// The month in which the first or the last day of the event is picked.
extension EventFormPopover {
  /// Adds the month, and the buttons that open it where the host does not pick days.
  func addMonth() {
    scroll.addSubview(month)
    guard !reader.isISO else { return }
    for moment in [EventForm.Moment.startDay, .endDay] {
      let button = pickerButton(
        words[moment == .startDay ? .starts : .ends] + separator + words[.chooseDay],
        callback(to: self) { $0.openMonth($0.monthMoment == moment ? nil : moment) })
      monthButtons.append(button)
    }
    month.onFocus = callback(to: self) { $0.focused($1) }
    month.onPick = callback(to: self) { form, day in
      guard let moment = form.monthMoment else { return }
      form.change { $0.set(day, moment) }
      form.openMonth(nil)
    }
  }

  /// Opens the month below the field of a day; `nil` closes it. The focus goes to the day, or back to the field.
  func openMonth(_ moment: EventForm.Moment?) {
    guard !monthButtons.isEmpty, moment != monthMoment else { return }
    if moment != nil { openTimes(nil) }
    let former = monthMoment
    monthMoment = moment
    month.isHidden = moment == nil
    if let moment { month.show(form.day(of: moment), label: moments[moment.rawValue].label) }
    setNeedsLayout()
    superview?.setNeedsLayout()
    if let view = moment == nil ? former.map({ moments[$0.rawValue] as View }) : month.focusTarget {
      window?.focus(view)
    }
  }
}

extension EventForm.Moment {
  /// Whether this is a day rather than a time.
  var isDay: Bool { self == .startDay || self == .endDay }
}
