import Almanac
import TestSupport
import Testing

@testable import CalendarEditing
@testable import Events

/// The month of the form in which a day is picked.
@Suite struct MonthPickerTests {
  private func open(
    _ locale: LocaleInfo = .english, width: Double = 1050, calendar: any CalendarSystem = GregorianCalendar.shared
  ) throws -> (EditingHarness, EventFormPopover) {
    let harness = try EditingHarness(
      locale: locale, events: [EditingHarness.event("Lunch", on: 0, hour: 12)], size: Size(width: width, height: 800)
    ) { $0.calendar = calendar }
    harness.controller.openForm(of: try #require(harness.occurrence("Lunch")).id)
    harness.calendar.settle()
    return (harness, try #require(harness.calendar.window.focusedView?.superview?.superview as? EventFormPopover))
  }

  @Test("ED-97: Alt Down opens a month below the field; arrows and pages lead to a day, which Enter picks")
  func keys() throws {
    let (harness, popover) = try open()
    let today = EditingHarness.today
    harness.calendar.window.send(.focus(popover.start.day.id))
    harness.calendar.window.send(.key(KeyEvent(.arrowDown, modifiers: .option)))
    harness.calendar.settle()
    let month = popover.start.month
    #expect(month.current == today && harness.calendar.window.focusedView === month.focusTarget)
    harness.calendar.key(.arrowRight)
    harness.calendar.key(.arrowDown)
    #expect(month.current == today + 8)
    harness.calendar.key(.pageDown)
    #expect(month.current == today + 38)
    harness.calendar.key(.escape)
    #expect(month.isHidden && popover.window != nil)
    #expect(harness.calendar.window.focusedView === popover.start.day && !popover.form.isChanged)
    _ = popover.end.dayButton?.activate()
    harness.calendar.key(.arrowDown)
    harness.calendar.key(.enter)
    #expect(popover.form.day(of: .endDay) == today + 7 && popover.form.day(of: .startDay) == today)
    #expect(popover.end.month.isHidden && harness.calendar.window.focusedView === popover.end.day)
  }

  @Test("ED-97, ED-147: the month is that of the calendar that is shown, and mirrored from right to left")
  func hebrew() throws {
    var locale = PopoverSamples.locale(isRightToLeft: true)
    locale.calendar = .hebrew
    let (harness, popover) = try open(locale, width: 390, calendar: HebrewCalendar.shared)
    _ = popover.start.dayButton?.activate()
    harness.calendar.settle()
    let shown = popover.start.month.days.filter { !$0.isHidden }
    #expect(shown.count == 30 && shown[0].day == HebrewCalendar.shared.startOfMonth(containing: EditingHarness.today))
    harness.calendar.key(.arrowLeft)
    #expect(popover.start.month.current == EditingHarness.today + 1)
    #expect(
      shown[0].frameInWindow.minX > shown[1].frameInWindow.minX
        || shown[0].frameInWindow.minY < shown[1].frameInWindow.minY)
    #expect(PopoverSamples.areApart(popover.start.subviews.filter { !$0.isHidden }))
  }
}
