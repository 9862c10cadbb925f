import CalendarSystems
import CalendarViews
import CollectionKit
import Events
import Geometry
import ViewKit

extension Exhibits {
  /// The indicators of days with events.
  static var indicators: [Exhibit] {
    let blue = Color.role(CalendarRole.strong(.blue))
    return [
      exhibit("One to three dots") { number in dots(number % 4) },
      exhibit("Rings") { number in many(number % 4, .ring, size: 6) },
      exhibit("Bars") { number in many(number % 4, .bar, size: 4) },
      exhibit("An outline of one's own") { _ in [DayIndicator(.outline(GalleryOutlines.heart), color: blue, size: 12)]
      },
      .weeks(
        "A view of one's own", decorator: Indicators { _ in [DayIndicator(.view(badge), color: blue, size: 10)] },
        prepare: { $0.reusePool.register(badge) { Badge() } }),
      exhibit("Sizes from 3 to 12") { number in [DayIndicator(color: blue, size: Double(3 + max(0, number - 15) % 10))]
      },
      exhibit("A color for each day") { number in [DayIndicator(color: hue(number), size: 8)] },
      exhibit("Spread over the width", spread) { number in dots(number % 4) },
      exhibit("Spread, above the numbers", { spread($0, offset: -30) }) { number in dots(number % 4) },
      .weeks("A line above working days", style: { lines($0) }),
      .weeks(
        "Moved below the selection", style: { moving($0) }, decorator: Indicators { dots($0 % 3 + 1) },
        prepare: { $0.send(.select(GalleryDates.day(18))) }),
      .weeks("One indicator for any events", configure: { $0.monthEvents = .indicator }),
    ]
  }

  private static let badge = ReuseIdentifier(7)

  private static func exhibit(
    _ caption: String, _ style: @escaping (CalendarStyle) -> CalendarStyle = { $0 },
    _ make: @escaping (Int) -> [DayIndicator]
  ) -> Exhibit {
    .weeks(caption, style: style, decorator: Indicators(make))
  }

  private static func hue(_ number: Int) -> Color {
    let hues = EventHue.allCases
    return .role(CalendarRole.strong(hues[number % hues.count]))
  }

  private static func dots(_ count: Int) -> [DayIndicator] { many(count, .dot, size: 5) }

  /// Returns an exhibit with up to three indicators in three hues.
  private static func many(_ count: Int, _ shape: DayIndicator.Shape, size: Double) -> [DayIndicator] {
    [EventHue.blue, .teal, .pink].prefix(count).map { hue in
      DayIndicator(shape, color: .role(CalendarRole.strong(hue)), size: size)
    }
  }

  private static func spread(_ base: CalendarStyle) -> CalendarStyle { spread(base, offset: 0) }

  private static func spread(_ base: CalendarStyle, offset: Double) -> CalendarStyle {
    var style = centered(base)
    style.indicator.arrangement = .spread
    style.indicator.centerPart = 0.86
    style.indicator.offset = offset
    return style
  }

  private static func lines(_ base: CalendarStyle) -> CalendarStyle {
    var style = base
    let days = WeekdaySet([.monday, .tuesday, .wednesday, .thursday, .friday])
    style.day.add(.topLine(.role(CalendarRole.strong(.teal))), on: days, at: .month)
    return style
  }

  private static func moving(_ base: CalendarStyle) -> CalendarStyle {
    var style = spread(base, offset: 0)
    style.indicator.centerPart = 0.74
    style.indicator.movesOnSelection = true
    style.day.shapeInset = 18
    style.day.add(.shape(.circle), all: .selected)
    style.day.add(.shapeFill(.role(CalendarRole.tint(.blue))), all: .selected)
    style.day.add(.ink(.role(CalendarRole.text(.blue))), all: .selected)
    return style
  }
}

/// A decorator that gives days indicators by their day of the month.
private final class Indicators: CalendarDecorator {
  private let make: (Int) -> [DayIndicator]

  init(_ make: @escaping (Int) -> [DayIndicator]) { self.make = make }

  func calendarView(
    _ view: CalendarView, indicatorsFor context: DayContext, standard: [DayIndicator]
  ) -> [DayIndicator] { make(context.fields.day) }
}

/// A custom indicator of an app: a square with a hole.
private final class Badge: ReusableView {
  private let hole = View()

  required init(traits: ViewTraits = []) {
    super.init(traits: traits)
    addSubview(hole)
  }

  override func layoutSubviews() {
    hole.frame = Rect(origin: .zero, size: frame.size).inset(by: Insets(top: 3, leading: 3, bottom: 3, trailing: 3))
    hole.layer = Layer(fill: .role(CalendarRole.background), leadingRadius: 1, trailingRadius: 1)
  }
}
