import CalendarText
import Geometry

/// The titles of key commands, which the system shows while the Command key is held.
struct CommandTitles {
  /// The titles of the arrows; empty for none.
  var (left, right, up, down) = ("", "", "", "")

  /// Creates empty titles.
  init() {}

  /// Creates the titles of a calendar for a language and a direction.
  init(_ phrases: Phrases, _ direction: LayoutDirection) {
    (left, right) = (phrases[.previousDay], phrases[.nextDay])
    if direction == .rightToLeft { (left, right) = (right, left) }
    (up, down) = (phrases[.previousWeek], phrases[.nextWeek])
  }
}
