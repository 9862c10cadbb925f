import Basics
public import CalendarSystems
import ViewKit

/// The model of an agenda header: the text of a day's heading.
public struct AgendaHeading: Equatable, Sendable {
  /// The day.
  public var day: DayNumber
  /// The full date.
  public var text: String
  /// Whether it is today.
  public var isToday: Bool

  /// Returns whether two headings are equal. Text is compared byte by byte, which needs no Unicode tables.
  public static func == (a: AgendaHeading, b: AgendaHeading) -> Bool {
    a.day == b.day && a.isToday == b.isToday && a.text.hasSameBytes(as: b.text)
  }
}
