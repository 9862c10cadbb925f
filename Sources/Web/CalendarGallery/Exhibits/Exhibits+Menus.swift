import CalendarSystems
import CalendarViews
import Events
import Geometry
import ViewKit

extension Exhibits {
  /// The looks of the row of weekday names.
  static var menus: [Exhibit] {
    [
      menu("Automatic"), menu("Short") { $0.menu.symbols = .short },
      menu("Very short") { $0.menu.symbols = .veryShort },
      menu("Normal", shown: WeekdaySet([.tuesday, .wednesday, .thursday])) { $0.menu.symbols = .normal },
      menu("Capitals") { style in
        style.menu.symbols = .short
        style.menu.isUppercase = true
      },
      menu("A color for each weekday") { style in
        style.menu.symbols = .short
        style.menu.setColor(.role(CalendarRole.accent), of: WeekdaySet([.sunday]))
        style.menu.setColor(.role(CalendarRole.text(.blue)), of: WeekdaySet([.saturday]))
        style.menu.setBackground(.role(CalendarRole.tint(.blue)), of: WeekdaySet([.saturday]))
      },
      menu("Weeks from Monday", firstWeekday: .monday) { $0.menu.symbols = .short },
    ]
  }

  private static func menu(
    _ caption: String, shown: WeekdaySet = .all, firstWeekday: Weekday? = nil,
    _ change: @escaping (inout CalendarStyle) -> Void = { _ in }
  ) -> Exhibit {
    let style = { (base: CalendarStyle) in
      var style = base
      style.type.weekdayMenu.alignment = .center
      change(&style)
      return style
    }
    return Exhibit(caption: caption, size: { Size(width: min($0, 288), height: 32) }, style: style) { style in
      var configuration = CalendarConfiguration(today: GalleryDates.today, style: style)
      configuration.visibleWeekdays = shown
      configuration.firstWeekday = firstWeekday
      let view = WeekdayMenuView(configuration: configuration)
      // Column headers are valid only inside a table.
      view.accessibility.role = .table
      view.accessibility.label = caption
      return Specimen(view: view) { style in
        configuration.style = style
        view.update(configuration: configuration)
      }
    }
  }
}
