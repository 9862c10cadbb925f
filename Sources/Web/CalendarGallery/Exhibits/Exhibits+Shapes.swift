import CalendarViews
import Events
import ViewKit

extension Exhibits {
  /// The shapes behind the number of a day.
  static var shapes: [Exhibit] {
    [
      shape("Circle", .circle), shape("Ring", .circle, fills: false), shape("Square", .roundedSquare(0)),
      shape("Rounded square", .roundedSquare(0.3)), shape("A path of one's own: drop", .outline(GalleryOutlines.drop)),
      shape("A path of one's own: diamond", .outline(GalleryOutlines.diamond)),
      .weeks(
        "Left flag, rectangle, right flag", showsEvents: false, style: { spans($0) },
        configure: { $0.selectionMode = .range(maximum: 0) },
        prepare: { $0.send(.selectRange(GalleryDates.day(16)..<GalleryDates.day(21))) }),
      .weeks(
        "Another shape for one day alone", showsEvents: false, style: { spans($0) },
        configure: { $0.selectionMode = .range(maximum: 0) },
        prepare: { $0.send(.selectRange(GalleryDates.day(20)..<GalleryDates.day(21))) }),
    ]
  }

  /// Returns a style with centered numbers and only as much decoration as the selection needs.
  static func centered(_ base: CalendarStyle) -> CalendarStyle {
    var style = base
    style.day = DayStyle(rules: [])
    style.day.placement = .center
    style.type.weekdayMenu.alignment = .center
    style.day.add(.alignment(.center))
    style.day.add(.fill(.role(CalendarRole.background)), at: .month)
    style.day.add(.topLine(.role(CalendarRole.hairline)), at: .month)
    style.day.add(.ink(.role(CalendarRole.tertiaryInk)), any: [.outOfScope, .outOfRange, .disabled])
    style.day.add(.ink(.role(CalendarRole.accent)), all: .today)
    style.day.add(.weight(.semibold), all: .today)
    return style
  }

  private static func shape(_ caption: String, _ shape: DayShape, fills: Bool = true) -> Exhibit {
    .weeks(caption, showsEvents: false) { base in
      var style = centered(base)
      style.day.add(.shape(shape), all: .selected)
      if fills {
        style.day.add(.shapeFill(.role(CalendarRole.accent)), all: .selected)
        style.day.add(.ink(.role(CalendarRole.onAccent)), all: .selected)
      } else {
        style.day.add(.shapeRing(Ring(color: .role(CalendarRole.accent), width: 2)), all: .selected)
      }
      return style
    } configure: {
      $0.selectionMode = .multiple
    } prepare: { view in
      for number in [17, 20, 26] { view.send(.select(GalleryDates.day(number))) }
    }
  }

  private static func spans(_ base: CalendarStyle) -> CalendarStyle {
    var style = centered(base)
    style.day.add(.shape(.bar), all: .inRange)
    style.day.add(.shape(.startFlag), all: .rangeStart)
    style.day.add(.shape(.endFlag), all: .rangeEnd)
    style.day.add(.shape(.roundedSquare(0.25)), all: .selected, none: .inRange)
    style.day.add(.shapeFill(.role(CalendarRole.tint(.blue))), any: [.selected, .inRange])
    style.day.add(.ink(.role(CalendarRole.text(.blue))), any: [.selected, .inRange])
    return style
  }
}
