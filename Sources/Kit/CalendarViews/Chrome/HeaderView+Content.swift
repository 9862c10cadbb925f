import Geometry

extension HeaderView {
  /// The content of a title bar, its language and its style.
  struct Content {
    var title: String
    /// A shorter form of the title for narrow bars; empty for none.
    var shortTitle = ""
    var level: ZoomLevel
    /// The levels of the switch; with fewer than two there is no switch.
    var levels: [ZoomLevel]
    var texts: CalendarTexts
    var style: CalendarStyle
    var direction: LayoutDirection
    /// Whether the button that leads to today is shown.
    var offersToday = true
    /// Whether the one day that is presented is today.
    var isToday = false
    /// Whether there is a period before the presented one.
    var canGoBack = true
    /// Whether there is a period after the presented one.
    var canGoForward = true
    /// The titles of columns at the lower edge, from the leading edge on.
    var columns: [String] = []
  }
}
