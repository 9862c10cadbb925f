import CalendarLayout
import CalendarSystems
import Geometry
public import ViewKit

/// The row of weekday names as a view of its own, with the weekdays, the language and the style of a configuration.
///
/// It shares its width among the shown weekdays, as a month of that width does.
///
///     let menu = WeekdayMenuView(configuration: calendar.configuration)
///     menu.frame = Rect(x: 0, y: 0, width: 320, height: 28)
public final class WeekdayMenuView: View {
  private let row = WeekdayRow()
  private var configuration: CalendarConfiguration
  private var texts: CalendarTexts

  /// Creates the names of a configuration's weekdays.
  public init(configuration: CalendarConfiguration) {
    self.configuration = configuration
    texts = CalendarTexts(configuration)
    super.init()
    addSubview(row)
  }

  /// Updates the names to those of another configuration.
  public func update(configuration: CalendarConfiguration) {
    self.configuration = configuration
    texts = CalendarTexts(configuration)
    setNeedsLayout()
  }

  /// The views of the names, from the first weekday on; anything but their frames may be changed.
  public var labels: [View] { row.elementViews.filter { !$0.isHidden } }

  public override func layoutSubviews() {
    let columns = LevelContext.monthColumns(width: frame.width, configuration, PixelGrid(scale: window?.scale ?? 1))
    row.frame = Rect(origin: .zero, size: frame.size)
    row.update(columns: columns, grid: configuration.grid, texts: texts, style: configuration.style)
  }
}
