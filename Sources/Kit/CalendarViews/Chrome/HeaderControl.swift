/// A part of a calendar's title bar whose place can be chosen; see `CalendarConfiguration.headerOrder`.
public enum HeaderControl: UInt8, CaseIterable, Sendable {
  /// The arrow to the previous period.
  case previous
  /// The title. The parts before it are at the leading edge, those after it at the trailing edge.
  case title
  /// The button that goes to today.
  case today
  /// The level switcher, shown if there is more than one level.
  case levels
  /// The arrow to the next period.
  case next
}

extension CalendarConfiguration {
  /// The controls that have a place.
  var shownHeaderControls: HeaderControls {
    @inline(__always) get { headerOrder.isEmpty ? headerControls : headerControls.intersection(orderedControls) }
  }

  private var orderedControls: HeaderControls {
    (headerOrder.contains(.today) ? HeaderControls.today : []).union(headerOrder.contains(.levels) ? .levels : [])
  }

  /// The visible controls in their order; empty for the standard arrangement.
  var shownHeaderOrder: [HeaderControl] {
    headerOrder.filter {
      switch $0 {
      case .today: headerControls.contains(.today)
      case .levels: headerControls.contains(.levels)
      default: true
      }
    }
  }
}
