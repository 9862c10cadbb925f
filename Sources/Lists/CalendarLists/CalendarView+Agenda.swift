public import CalendarViews
import CollectionKit
public import CollectionManager

extension CalendarView {
  /// The agenda as a managed list. Its rows are `AgendaRow`s in `AgendaRowView`s, and its headings are `AgendaHeading`s
  /// in `AgendaHeadingView`s. Register events for these classes, or unregister them and register your own. The manager
  /// exists before and after the agenda is shown. Its first use recreates visible rows.
  ///
  /// Rows are buttons: when they are pressed or activated by a key, they call `shouldSelect` and `didSelect`, but do
  /// not stay selected. Then the calendar's delegate is notified of the event as usual. Highlighting, display, focus,
  /// and the primary action work as in any collection. The agenda does not support menus, moves, and drags. The storage
  /// is an `AgendaStorage` and cannot be replaced.
  public var agenda: CollectionManager {
    let list = agendaList
    if let managed = list.provider as? ManagedAgenda { return managed.manager }
    let managed = ManagedAgenda(list.days)
    list.setProvider(managed)
    managed.start(list)
    return managed.manager
  }
}

extension AgendaRowView: ModelTransfer {
  /// The type of the models.
  public typealias ModelType = AgendaRow
}

extension AgendaHeadingView: ModelTransfer {
  /// The type of the models.
  public typealias ModelType = AgendaHeading
}

/// Provides the rows and headings of an agenda by a manager.
final class ManagedAgenda: AgendaProvider {
  let manager: CollectionManager
  private let storage: AgendaStorage

  init(_ days: AgendaDays) {
    storage = AgendaStorage(days)
    manager = CollectionManager(storage: storage)
  }

  /// Registers the built-in rows and headings, and shows them in a list.
  func start(_ list: AgendaList) {
    storage.start()
    manager.startManaging(list)
    let looks = list.looks
    manager.register(AgendaRowView.self, handler: { view, _, _ in looks.prepare(view) })
    manager.registerHeader(
      AgendaHeadingView.self, handler: { view, heading, _ in looks.prepare(view, for: heading.day) })
  }

  var headerKind: SupplementaryKind { storage.supplementaryHeaderKind ?? .sectionHeader }

  func stop() {
    storage.stop()
    manager.stopManaging()
  }
}
