import CalendarLayout
import CalendarSystems
import Geometry
public import ViewKit

/// A separate view with the row of weekday names, in the locale and style of a configuration.
///
/// Its width is divided among the visible weekdays, as in a month of the same width.
///
///     let menu = WeekdayMenuView(configuration: calendar.configuration)
///     menu.frame = Rect(x: 0, y: 0, width: 320, height: 28)
public final class WeekdayMenuView: View {
  private let row = WeekdayRow()
  private var configuration: CalendarConfiguration
  private var texts: CalendarTexts

  /// Creates a row with the weekdays of a configuration.
  public init(configuration: CalendarConfiguration) {
    self.configuration = configuration
    texts = CalendarTexts(configuration)
    super.init()
    addSubview(row)
  }

  /// Updates the row for another configuration.
  public func update(configuration: CalendarConfiguration) {
    self.configuration = configuration
    texts = CalendarTexts(configuration)
    setNeedsLayout()
  }

  /// The views of the names, from the first weekday. You may change anything but their frames.
  public var labels: [View] { row.elementViews.filter { !$0.isHidden } }

  public override func layoutSubviews() {
    let columns = LevelContext.monthColumns(width: frame.width, configuration, PixelGrid(scale: window?.scale ?? 1))
    row.frame = Rect(origin: .zero, size: frame.size)
    row.update(columns: columns, grid: configuration.grid, texts: texts, style: configuration.style)
  }
}
