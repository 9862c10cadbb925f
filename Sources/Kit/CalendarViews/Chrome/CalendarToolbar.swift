import CalendarText
import Geometry
package import ViewKit

/// A bar with the Today button and the level switcher, for a calendar whose title bar has neither.
package final class CalendarToolbar: View {
  /// The height of the bar, in points.
  package static let height = 48.0
  private static let buttonHeight = 32.0
  private static let margin = 12.0

  private let today: HeaderButton
  private let switcher: LevelSwitcher
  private var direction = LayoutDirection.leftToRight

  /// Creates a toolbar.
  ///
  /// - Parameter perform: performs the action that the user chose. Released when the window closes.
  package init(perform: @escaping (CalendarAction) -> Void) {
    today = HeaderButton { perform(.showToday) }
    switcher = LevelSwitcher(perform: perform)
    super.init(traits: .clips)
    accessibility.role = .toolbar
    for view in [today, switcher] { addSubview(view) }
  }

  /// Updates the toolbar with the level, locale, and style of a calendar. Set its frame first.
  package func update(_ calendar: CalendarView) {
    let configuration = calendar.configuration
    let style = configuration.style
    direction = configuration.direction
    accessibility.label = calendar.texts.phrases.calendar
    layer = Layer(
      fill: .role(CalendarRole.background), lines: .top, lineColor: .role(CalendarRole.hairline))
    today.text = calendar.texts.phrases.today
    today.layer = HeaderButton.layer(style.type.button, hasRing: true)
    switcher.update(
      HeaderView.Content(
        title: "", level: calendar.state.level, period: calendar.level.period, levels: configuration.levels,
        texts: calendar.texts, style: style,
        direction: direction),
      room: frame.width - today.preferredWidth - 3 * CalendarToolbar.margin)
    setNeedsLayout()
  }

  package override func layoutSubviews() {
    let height = min(CalendarToolbar.buttonHeight, frame.height)
    let y = ((frame.height - height) / 2).rounded()
    let (margin, width) = (CalendarToolbar.margin, today.preferredWidth)
    setFrame(of: today, Rect(x: margin, y: y, width: width, height: height))
    // In the middle, unless the button is in the way.
    let start = margin + width + margin
    let wanted = max(0, min(switcher.wantedWidth, frame.width - start - margin))
    let x = max(start, ((frame.width - wanted) / 2).rounded())
    setFrame(
      of: switcher, Rect(x: min(x, max(start, frame.width - margin - wanted)), y: y, width: wanted, height: height))
  }

  private func setFrame(of view: View, _ rect: Rect) {
    view.frame = direction == .leftToRight ? rect : rect.mirrored(in: frame.width)
  }
}
