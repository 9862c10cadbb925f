import CalendarViews
import Geometry
import ViewKit

extension Exhibits {
  /// Every state of a day, in the style of the page.
  static var states: [Exhibit] {
    [
      sheets("In the style above") { $0 },
      sheets("Circles") { _ in GalleryOutlines.added(to: .circles(.latestLegible)) }.inOwnColors(.light),
      sheets("Classic") { _ in GalleryOutlines.added(to: .classic(.legible)) }.inOwnColors(.light),
    ]
  }

  private static func sheets(_ caption: String, _ style: @escaping (CalendarStyle) -> CalendarStyle) -> Exhibit {
    Exhibit(caption: caption, size: { StateSheets.size(in: $0) }, style: style) { style in
      let sheets = StateSheets(style)
      return Specimen(view: sheets) { sheets.style = $0 }
    }
  }
}

/// A sheet of states with as many days per line as fit.
private final class StateSheets: View {
  var style: CalendarStyle { didSet { rebuild() } }
  private var sheet: DayStateSheet?
  private var columns = 0

  init(_ style: CalendarStyle) {
    self.style = style
    super.init(traits: .clips)
  }

  static func size(in room: Double) -> Size {
    let groups = groups(columns(in: room))
    let size = DayStateSheet(style: .standard, context: context, groups: groups).size
    return Size(width: size.width + 2, height: size.height + 2)
  }

  override func layoutSubviews() {
    // The line around the figure takes two points.
    let columns = StateSheets.columns(in: frame.width + 2)
    guard columns != self.columns else { return }
    self.columns = columns
    rebuild()
  }

  private func rebuild() {
    guard columns > 0 else { return }
    sheet?.removeFromSuperview()
    let made = DayStateSheet(style: style, context: StateSheets.context, groups: StateSheets.groups(columns))
    addSubview(made)
    sheet = made
  }

  private static var context: CalendarConfiguration { CalendarConfiguration(today: GalleryDates.today) }

  /// The number of days per line. Inside the margins, each takes 100 points.
  private static func columns(in room: Double) -> Int { min(7, max(2, Int((room - 22) / 100))) }

  /// The groups; long ones are split.
  private static func groups(_ columns: Int) -> [DayState.Group] {
    var result: [DayState.Group] = []
    for group in DayState.groups {
      var rest = group.states[...]
      var title = group.title
      while !rest.isEmpty {
        var part = group
        part.title = title
        part.states = Array(rest.prefix(columns))
        result.append(part)
        rest = rest.dropFirst(columns)
        title = group.title + " (more)"
      }
    }
    return result
  }
}
