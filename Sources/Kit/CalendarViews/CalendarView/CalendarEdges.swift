package import Geometry
package import ViewKit

/// The edges of a calendar's content, at which dragging scrolls it or turns pages.
package struct CalendarEdges {
  /// The area of the content, in the calendar's coordinates.
  package let area: Rect
  /// The part of the area that scrolls, or whose pages turn, vertically.
  package let scrollArea: Rect
  /// The vertical scroll view; `nil` if nothing scrolls vertically, or if pages turn.
  package let scrollView: ScrollView?
  /// Whether the previous and next periods lie to the sides of the content.
  package let turnsSideways: Bool
  /// Whether the content scrolls sideways instead, because it has more columns than fit.
  package let scrollsSideways: Bool
  /// Whether the previous and next periods lie above and below the content, and nothing scrolls vertically.
  package let turnsUpAndDown: Bool
}

extension CalendarView {
  /// The edges of the content; `nil` before a level exists.
  package var edges: CalendarEdges? {
    guard let current else { return nil }
    let surface = current.surface
    let isPaged = !surface.traits.isDisjoint(with: [.turnsPages, .scrollsByCode])
    let list = current.listBelow
    let scrollsVertically =
      current.hourHeight != nil || (surface.isSideways ? surface.contentSize.height > surface.frame.height : !isPaged)
    let area = current.contentArea.offset(by: stage.frame.origin)
    let scrollsSideways = !current.columnResources.isEmpty
    return CalendarEdges(
      area: area, scrollArea: list.map { $0.frameInWindow.offset(by: .zero - frameInWindow.origin) } ?? area,
      scrollView: scrollsVertically ? surface : list,
      turnsSideways: surface.isSideways && !scrollsSideways, scrollsSideways: scrollsSideways,
      turnsUpAndDown: !surface.isSideways && isPaged)
  }

  /// The area of the levels, in the calendar's coordinates.
  package var levelArea: Rect { stage.frame }
}
