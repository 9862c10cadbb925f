import Basics
import CalendarSystems
import CollectionKit
public import CollectionManager
import Diffing
import ViewKit

/// The agenda as a collection: lives as long as the calendar, while canvases, which show it, come and go.
final class AgendaList: CollectionSurface {
  let storage = AgendaStorage()
  /// The canvas that shows the list now.
  @WeakReference private var canvas: AgendaCanvas?
  /// The classes of rows and headings.
  let pool = ReusePool()
  private let content = Content()
  /// The provider of the views; `nil` once the manager is.
  private var views: AgendaViews?
  /// The manager's end.
  private var stopManaging: (() -> Void)?

  @WeakReference var source: (any CollectionSource)?
  @WeakReference var delegate: (any CollectionDelegate)?

  /// The configuration of rows; closures keep it, not the list.
  private final class Content {
    var context: LevelContext?
  }

  init() {
    let views = AgendaViews()
    self.views = views
    views.start(self)
  }

  /// The manager, made when somebody asks for it.
  private(set) lazy var manager = makeManager()

  private func makeManager() -> CollectionManager {
    views?.stop()
    views = nil
    let manager = CollectionManager(storage: storage)
    manager.startManaging(self)
    manager.register(AgendaRowView.self, handler: { [content] view, _, _ in view.context = content.context })
    manager.registerHeader(
      AgendaHeadingView.self,
      handler: { [content] view, _, _ in view.look = content.context?.configuration.style.type.section })
    stopManaging = { manager.stopManaging() }
    return manager
  }

  /// The kind of views that are headings.
  var headerKind: SupplementaryKind { storage.supplementaryHeaderKind ?? .sectionHeader }

  /// The context of the canvas that shows the list; `nil` without one.
  var context: LevelContext? { content.context }

  /// Shows a heading in a view of the kit.
  func show(_ heading: AgendaHeading, in view: AgendaHeadingView) {
    view.look = content.context?.configuration.style.type.section
    view.update(with: heading)
  }

  /// Takes the context of a canvas, which shows the list from now on.
  func update(_ context: LevelContext, _ canvas: AgendaCanvas) {
    content.context = context
    if self.canvas !== canvas {
      self.canvas?.endDisplaying()
      self.canvas = canvas
      canvas.lookDidChange()
    }
    storage.update(timeline: context.timeline, texts: context.texts, today: context.configuration.today)
  }

  /// A canvas shows the list no longer.
  func release(_ canvas: AgendaCanvas) {
    guard self.canvas === canvas else { return }
    canvas.endDisplaying()
    self.canvas = nil
    content.context = nil
  }

  func isShown(by canvas: AgendaCanvas) -> Bool { self.canvas === canvas }

  /// Lets go of everything that would keep the calendar alive.
  func close() {
    canvas?.endDisplaying()
    canvas = nil
    content.context = nil
    storage.close()
    views?.stop()
    views = nil
    stopManaging?()
    stopManaging = nil
  }

  // MARK: - Surface

  var isOnScreen: Bool { canvas?.window != nil }
  var usesFlowLayout: Bool { false }

  func register(_ identifier: ReuseIdentifier, ofKind kind: SupplementaryKind?, make: @escaping () -> ReusableView) {
    pool.register(identifier, ofKind: kind, make: make)
    canvas?.lookDidChange()
  }

  func unregister(_ identifier: ReuseIdentifier, ofKind kind: SupplementaryKind?) {
    pool.unregister(identifier, ofKind: kind)
    canvas?.lookDidChange()
  }

  func dequeue(_ identifier: ReuseIdentifier, ofKind kind: SupplementaryKind?, at path: ItemPath) -> ReusableView? {
    section(path)?.dequeue(identifier, ofKind: kind) ?? pool.make(identifier, ofKind: kind)
  }

  var visiblePaths: [ItemPath] {
    var paths: [ItemPath] = []
    for view in canvas?.liveSections ?? [] {
      guard let day = view.day, let section = storage.section(of: day) else { continue }
      for item in view.cells.indices { paths.append(ItemPath(section: section, item: item)) }
    }
    return paths
  }

  func cell(at path: ItemPath) -> ReusableView? { section(path)?.rowView(path.item) }

  func supplementaryView(ofKind kind: SupplementaryKind, at path: ItemPath) -> ReusableView? {
    kind == headerKind && path.item == 0 ? section(path)?.headingView : nil
  }

  func perform(_ update: StorageUpdate, completion: @escaping () -> Void) {
    contentDidChange()
    completion()
  }

  /// Has the canvas find out by itself what to show, from the same storage.
  func contentDidChange() { canvas?.contentDidChange() }

  func reloadData() { canvas?.lookDidChange() }

  /// Does nothing: the canvas asks each time.
  func delegateDidChange() {}

  private func section(_ path: ItemPath) -> AgendaSectionView? {
    storage.day(inSection: path.section).flatMap { canvas?.sectionView($0) }
  }
}

extension CalendarView {
  /// The agenda as a managed list: the rows of the days are `AgendaRow`s in `AgendaRowView`s, their headings
  /// `AgendaHeading`s in `AgendaHeadingView`s. Register events for these classes, or unregister them and register your
  /// own. It is there before the agenda is shown, and after; rows that are shown when it is first asked for are made
  /// anew.
  ///
  /// Rows are buttons: pressed or activated by a key, they call `shouldSelect` and `didSelect`, and are not
  /// selected afterwards; then the calendar's delegate hears of the event as always. Highlights, display, focus, and
  /// the primary action work as in any collection; menus, moves and drags are not offered by an agenda. The storage is
  /// an `AgendaStorage` and stays that.
  public var agenda: CollectionManager { agendaList.manager }
}
