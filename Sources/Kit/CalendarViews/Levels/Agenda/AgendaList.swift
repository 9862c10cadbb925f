package import Basics
import CalendarSystems
package import CollectionKit
package import Diffing
import ViewKit

/// The agenda as a collection. It lives as long as the calendar, whereas the canvases that show it come and go.
package final class AgendaList: CollectionSurface {
  package let days = AgendaDays()
  /// The canvas that currently shows the list.
  @WeakReference private var canvas: AgendaCanvas?
  /// The classes of rows and headings.
  let pool = ReusePool()
  package let looks: AgendaLooks
  /// The provider of the views: built in, or a manager; `nil` once the calendar is closed.
  package private(set) var provider: (any AgendaProvider)?

  @WeakReference package var source: (any CollectionSource)?
  @WeakReference package var delegate: (any CollectionDelegate)?

  init() {
    looks = AgendaLooks(days)
    let views = AgendaViews()
    provider = views
    views.start(self)
  }

  /// Replaces the provider of the views. The new one sets `source` afterward.
  package func setProvider(_ new: any AgendaProvider) {
    provider?.stop()
    provider = new
  }

  /// The kind of heading views.
  var headerKind: SupplementaryKind { provider?.headerKind ?? .sectionHeader }

  /// The context of the canvas that shows the list; `nil` if there is none.
  var context: LevelContext? { looks.context }

  /// Shows a heading in a built-in view.
  func show(_ heading: AgendaHeading, in view: AgendaHeadingView) {
    looks.prepare(view, for: heading.day)
    view.update(with: heading)
  }

  /// Returns the facts about a day; `nil` while no canvas shows the list.
  func facts(of day: DayNumber) -> DayContext? { looks.facts(of: day) }

  /// Adopts the context of a canvas, which shows the list from now on.
  func update(_ context: LevelContext, _ canvas: AgendaCanvas) {
    looks.context = context
    if self.canvas !== canvas {
      self.canvas?.endDisplaying()
      self.canvas = canvas
      canvas.lookDidChange()
    }
    days.update(timeline: context.timeline, texts: context.texts, today: context.configuration.today)
  }

  /// Called when a canvas no longer shows the list.
  func release(_ canvas: AgendaCanvas) {
    guard self.canvas === canvas else { return }
    canvas.endDisplaying()
    self.canvas = nil
    looks.context = nil
  }

  func isShown(by canvas: AgendaCanvas) -> Bool { self.canvas === canvas }

  /// Releases everything that would keep the calendar alive.
  func close() {
    canvas?.endDisplaying()
    canvas = nil
    looks.context = nil
    days.close()
    provider?.stop()
    provider = nil
  }

  // MARK: - Surface

  package var isOnScreen: Bool { canvas?.window != nil }
  package var usesFlowLayout: Bool { false }

  package func register(
    _ identifier: ReuseIdentifier, ofKind kind: SupplementaryKind?, make: @escaping () -> ReusableView
  ) {
    pool.register(identifier, ofKind: kind, make: make)
    canvas?.lookDidChange()
  }

  package func unregister(_ identifier: ReuseIdentifier, ofKind kind: SupplementaryKind?) {
    pool.unregister(identifier, ofKind: kind)
    canvas?.lookDidChange()
  }

  package func dequeue(_ identifier: ReuseIdentifier, ofKind kind: SupplementaryKind?, at path: ItemPath)
    -> ReusableView?
  {
    section(path)?.dequeue(identifier, ofKind: kind) ?? pool.make(identifier, ofKind: kind)
  }

  package var visiblePaths: [ItemPath] {
    var paths: [ItemPath] = []
    for view in canvas?.liveSections ?? [] {
      guard let day = view.day, let section = days.section(of: day) else { continue }
      for item in view.cells.indices { paths.append(ItemPath(section: section, item: item)) }
    }
    return paths
  }

  package func cell(at path: ItemPath) -> ReusableView? { section(path)?.rowView(path.item) }

  package func supplementaryView(ofKind kind: SupplementaryKind, at path: ItemPath) -> ReusableView? {
    kind == headerKind && path.item == 0 ? section(path)?.headingView : nil
  }

  package func perform(_ update: StorageUpdate, completion: @escaping () -> Void) {
    contentDidChange()
    completion()
  }

  /// Makes the canvas compare its content with the storage, from which both read.
  func contentDidChange() { canvas?.contentDidChange() }

  package func reloadData() { canvas?.lookDidChange() }

  /// Does nothing: the canvas asks each time.
  package func delegateDidChange() {}

  private func section(_ path: ItemPath) -> AgendaSectionView? {
    days.day(inSection: path.section).flatMap { canvas?.sectionView($0) }
  }
}
