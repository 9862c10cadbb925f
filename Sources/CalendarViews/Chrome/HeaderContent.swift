import Geometry

extension HeaderView {
  /// What the title bar says, in which language and style.
  struct Content {
    var title: String
    var level: ZoomLevel
    /// The switch has these; with one only there is no switch.
    var levels: [ZoomLevel]
    var texts: CalendarTexts
    var style: CalendarStyle
    var direction: LayoutDirection
    /// Whether there is a button that leads to today.
    var offersToday = true
    /// Whether the one day that is presented is today.
    var isToday = false
    /// Whether there is a period before the presented one.
    var canGoBack = true
    /// Whether there is a period after the presented one.
    var canGoOn = true
    /// The titles of columns at the lower edge, from the leading edge on.
    var columns: [String] = []
  }
}
