import CalendarLayout
import CalendarSystems
import Geometry

/// Makes the views of a level, and says how they will be before they exist. Each level's folder has one final class for
/// it. It is immutable.
protocol LevelFactory: AnyObject, Sendable {
  /// Returns how the level arranges days in a view of a size.
  func arrangement(_ configuration: CalendarConfiguration, _ size: Size) -> LevelForm.Arrangement

  /// Creates a view of a form, without a frame.
  func makeView(_ form: LevelForm) -> LevelView

  /// Returns the height of the row of weekday names below the title bar, in points.
  func weekdayMenuHeight(_ form: LevelForm, _ configuration: CalendarConfiguration) -> Double

  /// Returns the preferred height of the level for the period of a day, in points; `nil` if it fills any height.
  func preferredHeight(
    _ form: LevelForm, width: Double, day: DayNumber, _ configuration: CalendarConfiguration, _ pixels: PixelGrid
  ) -> Double?

  /// Returns the height that remains when rows are rounded down, in points. The title bar takes it, so that no sliver of
  /// a row is visible at the bottom.
  ///
  /// - Parameter room: the height below the title bar, in points.
  func spareHeight(_ room: Double, _ configuration: CalendarConfiguration, _ pixels: PixelGrid) -> Double
}

extension LevelFactory {
  func weekdayMenuHeight(_ form: LevelForm, _ configuration: CalendarConfiguration) -> Double { 0 }

  func preferredHeight(
    _ form: LevelForm, width: Double, day: DayNumber, _ configuration: CalendarConfiguration, _ pixels: PixelGrid
  ) -> Double? { nil }

  func spareHeight(_ room: Double, _ configuration: CalendarConfiguration, _ pixels: PixelGrid) -> Double { 0 }
}
