import Almanac
import TestSupport

@testable import CalendarEditing

/// What popovers of editing are made of in tests.
enum PopoverSamples {
  static let work = CalendarInfo(id: CalendarID(1), name: "Work", color: .named(.blue))
  static let home = CalendarInfo(id: CalendarID(2), name: "Home", color: .named(.green))

  /// English, from right to left if wanted.
  static func locale(isRightToLeft: Bool) -> LocaleInfo {
    var locale = LocaleInfo.english
    locale.isRightToLeft = isRightToLeft
    return locale
  }

  static func configuration(_ locale: LocaleInfo = .english) -> CalendarConfiguration {
    CalendarConfiguration(locale: locale, today: EditingHarness.today)
  }

  static func announcer(
    _ words: EditPhrases = .english, phrases: Phrases = .english, timeline: EventTimeline? = nil
  ) -> EditAnnouncer {
    var locale = LocaleInfo.english
    locale.phrases = phrases
    return EditAnnouncer(
      words, CalendarTexts(configuration(locale)), today: EditingHarness.today,
      clock: EditClock(zone: .utc, zones: FixedZoneProvider([])), timeline)
  }

  /// A place in the middle of the calendar.
  static func place(_ harness: EditingHarness) -> () -> Rect? {
    { Rect(x: harness.calendar.window.size.width / 2 - 40, y: 200, width: 80, height: 40) }
  }

  /// Whether views lie inside their parent, and none of them over another.
  static func areApart(_ views: [View]) -> Bool {
    // The bar of a sheet lies over its margin.
    let views = views.filter { !$0.isHidden && !$0.traits.contains(.letsPointersThrough) }
    for (index, view) in views.enumerated() {
      let frame = view.frameInWindow
      guard let parent = view.superview?.frameInWindow, parent.intersection(frame) == frame else { return false }
      for other in views.dropFirst(index + 1) where other.frameInWindow.intersects(frame) { return false }
    }
    return true
  }
}
