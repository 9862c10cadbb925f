import Geometry

extension HeaderView {
  /// The content of a title bar, with its locale and style.
  struct Content {
    var title: String
    /// A shorter form of the title for narrow bars; empty for none.
    var shortTitle = ""
    /// The level that the switcher marks; `nil` without one.
    var level: CalendarLevel.ID?
    /// The period that the arrows step through.
    var period: CalendarPeriod
    /// The levels of the switcher. With fewer than two, there is no switcher.
    var levels: [CalendarLevel]
    var texts: CalendarTexts
    var style: CalendarStyle
    var direction: LayoutDirection
    /// Whether the Today button is shown.
    var offersToday = true
    /// Whether the calendar shows only today.
    var isToday = false
    /// Whether there is a period before the presented one.
    var canGoBack = true
    /// Whether there is a period after the presented one.
    var canGoForward = true
    /// The column titles at the bottom, from the leading edge.
    var columns: [String] = []
    /// The parts in their order; empty for the standard arrangement.
    var order: [HeaderControl] = []
  }
}
