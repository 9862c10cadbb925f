public import Basics
import Diffing
public import Geometry
public import ViewKit

/// Shows any number of items in sections. Only items near the viewport have views, which are reused, and only items
/// that came near it are measured.
///
/// The view asks its `source` for content and its `delegate` for decisions, keeps no copy of the content, and shows
/// changes as ordered updates (`perform(_:completion:)`). It scrolls vertically. Its position is an item and a distance
/// rather than a number of points, so visible items stay in place when heights become known or items above come and go.
///
///     let list = CollectionView(layout: .list(ListLayout(rowHeight: .fixed(32))))
///     list.label = "Recipes"
///     list.selectionMode = .multiple
///     list.register(cells, ofKind: nil) { RecipeCell() }
///     list.source = source
///
/// `CollectionDelegate` and the methods here use coordinates of the whole content. Content higher than two million
/// points exceeds what hosts can scroll, so the view shows a part of it and moves that part along.
public final class CollectionView: ScrollView, CollectionSurface {
  /// The source of the content. Held weakly, except in WebAssembly, which holds it until the window closes.
  @WeakReference public var source: (any CollectionSource)? { didSet { reloadData() } }
  /// The first delegate of the chain. Held weakly, except in WebAssembly, which holds it until the window closes.
  @WeakReference public var delegate: (any CollectionDelegate)? { didSet { delegateDidChange() } }

  /// The arrangement of the content. Setting it changes the layout without animation; use `setLayout(_:animated:)` to
  /// animate the change.
  public var layout: CollectionLayout { didSet { setNeedsGeometry() } }
  /// The direction of reading.
  public var direction = LayoutDirection.leftToRight { didSet { if direction != oldValue { setNeedsGeometry() } } }
  /// The number of items that can be selected. If the limit shrinks, the excess items are deselected without events.
  public var selectionMode = CollectionSelectionMode.single { didSet { selectionModeDidChange() } }
  /// Whether focusing an item also selects it, if no delegate answers.
  public var selectionFollowsFocus = false
  /// Whether the user can move items by dragging them, or with Option and the arrow keys.
  public var allowsReordering = false
  /// Whether typing moves the focus to the next item whose accessible name begins with the typed letters.
  public var focusFollowsTyping = true
  /// Called when an arrow key would move the focus above the first line, or below the last line (`isDown` is `true`).
  /// Returns whether the focus moved elsewhere. Released when the window closes.
  public var onLeave: ((_ isDown: Bool) -> Bool)?
  /// Whether the collection is in edit mode, where only items that the delegates allow can be selected or moved.
  public var isEditing = false { didSet { if isEditing != oldValue { refreshStates() } } }
  /// The role of the collection for assistive technology.
  public var role = CollectionRole.automatic { didSet { setNeedsLayout() } }
  /// The accessible name of the collection.
  public var label = "" { didSet { setNeedsLayout() } }
  /// The view shown in the viewport while the collection has no items.
  public var emptyView: View? {
    didSet {
      guard oldValue !== emptyView else { return }
      oldValue?.removeFromSuperview()
      if let emptyView { overlay.addSubview(emptyView) }
      setNeedsLayout()
    }
  }
  /// The titles of the cut, copy, paste, and delete actions, for menus that a delegate allows but does not build.
  public var menuTitles = ["Cut", "Copy", "Paste", "Delete"]
  /// The colors of everything the collection draws itself: the drop line, menus, and the index strip.
  public var appearance = CollectionAppearance()

  // Views, from back to front.
  let backgroundContainer = View()
  let cellContainer = View()
  let supplementaryContainer = View()
  let nodes = View()
  let overlay = View(traits: [.pinsX, .pinsY])

  // Content and its geometry.
  var geometry: CollectionGeometry?
  var isGeometryStale = true
  var interest = CollectionInterest()
  /// The distance from the top of all content to the upper edge of `contentSize`.
  var base = 0.0
  /// The upper edge of the viewport when it was last laid out.
  var topAtLayout = 0.0
  /// The item to scroll to in the next layout.
  var request: ScrollRequest?
  /// The target of an animated scroll.
  var goal: ScrollRequest?
  /// Whether the scroll to the goal has begun.
  var isScrollingToGoal = false
  var isLayingOut = false

  // Views, shown and idle.
  var store = ReuseStore(pool: ReusePool())
  var cells: [LiveView] = []
  var supplementaries: [LiveView] = []
  /// The view that the source dequeued last, until the source returns a view.
  var lastDequeued: ReusableView?
  let link = CellLink()
  let decorationPool = ReusePool()
  lazy var decorations = ItemRecycler<DecorationKey>(pool: decorationPool)

  // Selection and focus.
  var selection = PathSet()
  /// The item at which a Shift selection begins.
  var rangeAnchor: ItemPath?
  var highlighted: ItemPath?
  var focus = FocusState()
  /// The characters typed within the last second, folded.
  var typed: [UInt32] = []
  var prefetched = PathSet()
  var lastTop = 0.0

  // Interactions and animations in progress.
  var update: PendingUpdate?
  var animation: UpdateAnimation?
  var press = PressState()
  var drag: CollectionDrag?
  var dropSession: DropState?
  let dropIndicator = View()
  var previews: [ItemPreview] = []
  let popovers = PopoverLayer()
  var menu: CollectionMenu?
  var indexStrip: IndexStrip?
  var sectionNodes: [SectionNode] = []
  var centered: ItemPath?
  /// Whether an update or a reload was reported since this was cleared.
  var contentChanged = false

  /// Creates an empty collection; a manager or a program provides its content.
  public init(layout: CollectionLayout = .list(ListLayout())) {
    self.layout = layout
    super.init()
    for view in [backgroundContainer, cellContainer, supplementaryContainer, nodes, overlay] { addSubview(view) }
    link.didReceiveFocus = callback(to: self) { $0.cellDidReceiveFocus($1) }
    link.activate = callback(to: self) { $0.activateCell($1) }
    addCollectionGestures()
  }

  deinit {
    // Cells may outlive the collection.
    link.didReceiveFocus = nil
    link.activate = nil
  }

  public override func layoutSubviews() { layoutContent() }

  public override func didScroll() {
    guard !isLayingOut else { return }
    if isScrollingToGoal, window?.isAnimating(self) != true { goal = nil }
    super.didScroll()
  }

  public override func didEndScrolling() { scrollingDidEnd() }

  public override func restingOffset(near offset: Point, velocity: Point) -> Point {
    resting(near: offset, velocity: velocity)
  }

  public override func keyDown(_ event: KeyEvent) -> Bool { handleKey(event) || super.keyDown(event) }

  public override func openContextMenu(from view: View, at location: Point) -> Bool {
    openMenu(from: view, at: location)
  }

  public override func didMove(to window: Window?) {
    if window == nil {
      cancelInteractions()
      finishUpdate()
    }
    setNeedsLayout()
  }

  public override func windowWillClose() {
    cancelInteractions()
    finishUpdate()
    onLeave = nil
    source = nil
    delegate = nil
    store.removeAll()
    decorationPool.removeAll()
  }
}
