package import Geometry
package import ViewKit

/// The edges of the content of a calendar, where something that is dragged scrolls it or turns pages.
package struct CalendarEdges {
  /// The area of the content, in the coordinates of the calendar.
  package let area: Rect
  /// The part of the area that scrolls up and down, or whose pages turn so.
  package let scrollArea: Rect
  /// The view that scrolls up and down; `nil` where nothing does, or where pages turn.
  package let scrollView: ScrollView?
  /// Whether the periods before and after lie beside the content.
  package let turnsSideways: Bool
  /// Whether they lie above and below it, and nothing scrolls there.
  package let turnsUpAndDown: Bool
}

extension CalendarView {
  /// The edges of the content; `nil` before there is a level.
  package var edges: CalendarEdges? {
    guard let current else { return nil }
    let surface = current.surface
    let isPaged = !surface.traits.isDisjoint(with: [.turnsPages, .scrollsByCode])
    let list = current.listBelow
    let area = current.contentArea.offset(by: stage.frame.origin)
    return CalendarEdges(
      area: area, scrollArea: list.map { $0.frameInWindow.offset(by: .zero - frameInWindow.origin) } ?? area,
      scrollView: current.hourHeight != nil || !surface.isSideways && !isPaged ? surface : list,
      turnsSideways: surface.isSideways, turnsUpAndDown: !surface.isSideways && isPaged)
  }

  /// The area of the levels, in the coordinates of the calendar.
  package var levelArea: Rect { stage.frame }
}
