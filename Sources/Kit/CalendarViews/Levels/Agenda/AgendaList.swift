import Basics
import CalendarSystems
import CollectionKit
public import CollectionManager
import Diffing
import ViewKit

/// The agenda as a collection. It lives as long as the calendar, whereas the canvases that show it come and go.
final class AgendaList: CollectionSurface {
  let storage = AgendaStorage()
  /// The canvas that currently shows the list.
  @WeakReference private var canvas: AgendaCanvas?
  /// The classes of rows and headings.
  let pool = ReusePool()
  private let content: Content
  /// The built-in provider of the views; `nil` once the manager provides them.
  private var views: AgendaViews?
  /// Disconnects the manager.
  private var stopManaging: (() -> Void)?

  @WeakReference var source: (any CollectionSource)?
  @WeakReference var delegate: (any CollectionDelegate)?

  /// The configuration of rows and headings, kept by closures instead of the list.
  private final class Content {
    var context: LevelContext?
    private let storage: AgendaStorage

    init(_ storage: AgendaStorage) { self.storage = storage }

    func facts(of day: DayNumber) -> DayContext? {
      context?.day(day, eventCount: storage.rows(of: day).filter { $0.event != nil }.count)
    }

    func prepare(_ view: AgendaHeadingView, for day: DayNumber) {
      view.look = context?.configuration.style.type.section
      guard let context, let facts = facts(of: day) else { return }
      view.day = (facts, context)
    }
  }

  init() {
    content = Content(storage)
    let views = AgendaViews()
    self.views = views
    views.start(self)
  }

  /// The manager. Created on first use.
  private(set) lazy var manager = makeManager()

  private func makeManager() -> CollectionManager {
    views?.stop()
    views = nil
    let manager = CollectionManager(storage: storage)
    manager.startManaging(self)
    manager.register(AgendaRowView.self, handler: { [content] view, _, _ in view.context = content.context })
    manager.registerHeader(
      AgendaHeadingView.self,
      handler: { [content] view, heading, _ in content.prepare(view, for: heading.day) })
    stopManaging = { manager.stopManaging() }
    return manager
  }

  /// The kind of heading views.
  var headerKind: SupplementaryKind { storage.supplementaryHeaderKind ?? .sectionHeader }

  /// The context of the canvas that shows the list; `nil` if there is none.
  var context: LevelContext? { content.context }

  /// Shows a heading in a built-in view.
  func show(_ heading: AgendaHeading, in view: AgendaHeadingView) {
    content.prepare(view, for: heading.day)
    view.update(with: heading)
  }

  /// Returns the facts about a day; `nil` while no canvas shows the list.
  func facts(of day: DayNumber) -> DayContext? { content.facts(of: day) }

  /// Adopts the context of a canvas, which shows the list from now on.
  func update(_ context: LevelContext, _ canvas: AgendaCanvas) {
    content.context = context
    if self.canvas !== canvas {
      self.canvas?.endDisplaying()
      self.canvas = canvas
      canvas.lookDidChange()
    }
    storage.update(timeline: context.timeline, texts: context.texts, today: context.configuration.today)
  }

  /// Called when a canvas no longer shows the list.
  func release(_ canvas: AgendaCanvas) {
    guard self.canvas === canvas else { return }
    canvas.endDisplaying()
    self.canvas = nil
    content.context = nil
  }

  func isShown(by canvas: AgendaCanvas) -> Bool { self.canvas === canvas }

  /// Releases everything that would keep the calendar alive.
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

  /// Makes the canvas compare its content with the storage, from which both read.
  func contentDidChange() { canvas?.contentDidChange() }

  func reloadData() { canvas?.lookDidChange() }

  /// Does nothing: the canvas asks each time.
  func delegateDidChange() {}

  private func section(_ path: ItemPath) -> AgendaSectionView? {
    storage.day(inSection: path.section).flatMap { canvas?.sectionView($0) }
  }
}

extension CalendarView {
  /// The agenda as a managed list. Its rows are `AgendaRow`s in `AgendaRowView`s, and its headings are `AgendaHeading`s
  /// in `AgendaHeadingView`s. Register events for these classes, or unregister them and register your own. The manager
  /// exists before and after the agenda is shown. Its first use recreates visible rows.
  ///
  /// Rows are buttons: when they are pressed or activated by a key, they call `shouldSelect` and `didSelect`, but do
  /// not stay selected. Then the calendar's delegate is notified of the event as usual. Highlighting, display, focus,
  /// and the primary action work as in any collection. The agenda does not support menus, moves, and drags. The storage
  /// is an `AgendaStorage` and cannot be replaced.
  public var agenda: CollectionManager { agendaList.manager }
}
