import CalendarViews
import Geometry
import ViewKit

/// An exhibit of the gallery.
struct Exhibit {
  /// The name of the exhibit.
  var caption: String
  /// Returns the size of the exhibit for a width of the page, in points.
  var size: (Double) -> Size
  /// Whether it has its own palette; otherwise it uses the window's palette.
  var hasOwnColors = false
  /// The appearance in which it is shown, if it has its own palette.
  var appearance: Appearance?
  /// Whether its lines run from right to left.
  var isRightToLeft = false
  /// Returns the style of the exhibit, given the page's style.
  var style: (CalendarStyle) -> CalendarStyle = { $0 }
  /// Creates the view of the exhibit, in its style.
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
