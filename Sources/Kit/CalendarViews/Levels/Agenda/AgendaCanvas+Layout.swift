import CalendarLayout
import CalendarSystems
import CollectionKit
import Geometry
import ViewKit

/// The views of the agenda's days.
extension AgendaCanvas {
  /// Updates the views for the days that are laid out and for the row with the focus.
  func showSections(_ context: LevelContext, _ list: AgendaList) {
    let recycler = recycler ?? ItemRecycler<DayNumber>(pool: context.pool)
    self.recycler = recycler
    let placed = sections.map { section in
      PlacedItem(
        key: section.day, reuseIdentifier: .agendaSection,
        frame: Rect(x: 0, y: section.y + contentOffset.y, width: frame.width, height: section.height))
    }
    let changes = takeChanges()
    let items = placed + (farItem.map { [$0] } ?? [])
    recycler.reconcile(items, in: self, disappear: { view, _ in (view as? AgendaSectionView)?.retire() })
    for item in items where changes.isContentStale || recycler.isNew(item.key) {
      guard let view = recycler.view(for: item.key) as? AgendaSectionView else { continue }
      let before = held?.day == item.key ? view.cells.map { $0.row } : []
      view.show(item.key, context, list, asksAnew: changes.isLookStale)
      keepHeld(before, view)
    }
    let stop = stop(for: context.state.focusedDay)
    for item in items {
      guard let view = recycler.view(for: item.key) as? AgendaSectionView else { continue }
      view.setFocusRow(item.key == stop?.day ? min(stop?.row ?? 0, view.cells.count - 1) : nil)
    }
    refreshStates()
    accessibility.role = .group
    accessibility.owned = sections.compactMap { recycler.view(for: $0.day)?.id }
  }
}
