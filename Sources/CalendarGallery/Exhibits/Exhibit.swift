import CalendarViews
import Geometry
import ViewKit

/// What the gallery shows in one place.
struct Exhibit {
  /// Its name.
  var caption: String
  /// In points, given how wide the page is.
  var size: (Double) -> Size
  /// Whether its palette is its own; otherwise its colours are roles of the window's.
  var hasOwnColors = false
  /// The surroundings it is shown in, if it has its own colours.
  var appearance: Appearance?
  /// Whether its lines run from right to left.
  var isRightToLeft = false
  /// Its style, given that of the page.
  var style: (CalendarStyle) -> CalendarStyle = { $0 }
  /// Makes it, in its style.
  var make: (CalendarStyle) -> Specimen
}

/// What an exhibit has made.
struct Specimen {
  /// What is seen.
  var view: View
  /// Shows it in another style.
  var dress: (CalendarStyle) -> Void
}

/// Exhibits of one kind.
struct ExhibitGroup {
  var title: String
  var items: [Exhibit]
}

/// All that the gallery shows.
enum Exhibits {
  static var all: [ExhibitGroup] {
    [
      ExhibitGroup(title: "Styles and presets", items: presets),
      ExhibitGroup(title: "States of days", items: states),
      ExhibitGroup(title: "Selection", items: selections),
      ExhibitGroup(title: "Markers", items: markers),
      ExhibitGroup(title: "Shapes", items: shapes),
      ExhibitGroup(title: "Motion: choose a day", items: motions),
      ExhibitGroup(title: "Weekday names", items: menus),
      ExhibitGroup(title: "Title bars", items: headers),
      ExhibitGroup(title: "Levels", items: levels),
      ExhibitGroup(title: "Languages and calendar systems", items: languages),
    ]
  }
}
