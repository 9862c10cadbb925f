import CalendarViews
import Geometry
import ViewKit

/// One thing that the gallery shows.
struct Exhibit {
  /// The name of the exhibit.
  var caption: String
  /// Returns the size of the exhibit for a width of the page, in points.
  var size: (Double) -> Size
  /// Whether it has a palette of its own; otherwise its colors are those of the window's palette.
  var hasOwnColors = false
  /// The surroundings in which it is shown, if it has a palette of its own.
  var appearance: Appearance?
  /// Whether its lines run from right to left.
  var isRightToLeft = false
  /// Returns the style of the exhibit, given that of the page.
  var style: (CalendarStyle) -> CalendarStyle = { $0 }
  /// Makes the view of the exhibit, in its style.
  var make: (CalendarStyle) -> Specimen
}

/// The view of an exhibit.
struct Specimen {
  /// The view.
  var view: View
  /// Shows the view in another style.
  var configure: (CalendarStyle) -> Void
}

/// The exhibits of one section.
struct ExhibitGroup {
  var title: String
  var items: [Exhibit]
}

/// The exhibits of the gallery.
enum Exhibits {
  static var all: [ExhibitGroup] {
    [
      ExhibitGroup(title: "Styles and presets", items: presets),
      ExhibitGroup(title: "States of days", items: states),
      ExhibitGroup(title: "Selection", items: selections),
      ExhibitGroup(title: "Indicators", items: indicators),
      ExhibitGroup(title: "Shapes", items: shapes),
      ExhibitGroup(title: "Motion: choose a day", items: motions),
      ExhibitGroup(title: "Weekday names", items: menus),
      ExhibitGroup(title: "Title bars", items: headers),
      ExhibitGroup(title: "Levels", items: levels),
      ExhibitGroup(title: "Popovers", items: popovers),
      ExhibitGroup(title: "Editing", items: editing),
      ExhibitGroup(title: "Languages and calendar systems", items: languages),
    ]
  }
}
