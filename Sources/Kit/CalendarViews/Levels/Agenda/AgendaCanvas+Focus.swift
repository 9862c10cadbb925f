import CalendarLayout
import CalendarSystems
import CollectionKit
import Geometry
import ViewKit

/// The row with keyboard focus, which exists even if the list is scrolled away from it.
extension AgendaCanvas {
  /// Returns the row that the Tab key moves to, while `day` is the focused day.
  func stop(for day: DayNumber) -> RowIndex? {
    if let held, held.day == day { return held }
    let known = sections.contains { $0.day == day } ? day : (visibleSections.first ?? sections.first)?.day
    return known.map { RowIndex(day: $0, row: 0) }
  }

  private var hasFocus: Bool { window?.focusedView?.isDescendant(of: self) == true }

  /// Keeps the focus on its event when events before it appear or disappear.
  func keepHeld(_ before: [AgendaRow], _ view: AgendaSectionView) {
    guard let held, before.indices.contains(held.row),
      let row = view.cells.firstIndex(where: { $0.row.isSame(as: before[held.row]) })
    else { return }
    self.held?.row = row
  }

  /// The section with the held row, if it lies outside the sections that are laid out.
  var farItem: PlacedItem<DayNumber>? {
    guard let held, hasFocus, let first = sections.first, let last = sections.last, let view = sectionView(held.day),
      !sections.contains(where: { $0.day == held.day })
    else { return nil }
    let height = view.frame.height
    let y = held.day < first.day ? first.y - AgendaCanvas.farAway - height : last.maxY + AgendaCanvas.farAway
    return PlacedItem(
      key: held.day, reuseIdentifier: .agendaSection,
      frame: Rect(
        x: 0, y: min(max(0, y + contentOffset.y), contentSize.height - height), width: frame.width, height: height))
  }

  private static let farAway = 10_000.0
}
