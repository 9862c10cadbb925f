public import Basics
import Diffing
public import Geometry
public import ViewKit

/// Shows items in sections, and any number of them: only what lies near the viewport has views, which are reused, and
/// only what was near it has been measured.
///
/// The view asks its `source` for content and its `delegate` for decisions, keeps no copy of the content, and takes
/// changes as ordered updates (`perform(_:completion:)`). It scrolls up and down. Its position is an item and a
/// distance, not a number of points: when heights become known, or items come and go above, what is in view stays.
///
///     let list = CollectionView(layout: .list(ListLayout(rowHeight: .fixed(32))))
///     list.label = "Recipes"
///     list.selectionMode = .multiple
///     list.register(cells, ofKind: nil) { RecipeCell() }
///     list.source = source
///
/// Coordinates of `CollectionDelegate` and of the methods here are those of the whole content. Above two million points
/// that is more than hosts can scroll, so the view shows a part of it and moves that along.
public final class CollectionView: ScrollView, CollectionSurface {
  /// The source of the content. Held weakly where the language can, else until the window closes.
  @WeakReference public var source: (any CollectionSource)? { didSet { reloadData() } }
  /// The first of the delegates who hear of events. Held weakly where the language can, else until the window closes.
  @WeakReference public var delegate: (any CollectionDelegate)? { didSet { delegateDidChange() } }

  /// The arrangement of the content. Setting it changes the layout without animation; `setLayout(_:animated:)`
  /// animates.
  public var layout: CollectionLayout { didSet { setNeedsGeometry() } }
  /// The direction of reading.
  public var direction = LayoutDirection.leftToRight { didSet { if direction != oldValue { setNeedsGeometry() } } }
  /// The number of items that can be selected. What is selected beyond that is deselected, without events.
  public var selectionMode = CollectionSelectionMode.single { didSet { selectionModeDidChange() } }
  /// Whether the item that gets the focus is selected, where no delegate answers.
  public var selectionFollowsFocus = false
  /// Whether items can be dragged to other positions, and moved there with Option and arrow keys.
  public var allowsReordering = false
  /// Whether typing moves the focus to the next item whose accessible name begins with what is typed.
  public var focusFollowsTyping = true
  /// Called when an arrow key leads up from the first line or down from the last one that takes the focus (`true`).
  /// Returns whether the focus went elsewhere. Dropped when the window closes.
  public var onLeave: ((_ isDown: Bool) -> Bool)?
  /// Whether the collection is in edit mode, in which only items that the delegates allow can be selected or moved.
  public var isEditing = false { didSet { if isEditing != oldValue { refreshStates() } } }
  /// The role of the collection for assistive technology.
  public var role = CollectionRole.automatic { didSet { setNeedsLayout() } }
  /// The accessible name of the collection.
  public var label = "" { didSet { setNeedsLayout() } }
  /// The view shown in the viewport while there is no item.
  public var emptyView: View? {
    didSet {
      guard oldValue !== emptyView else { return }
      oldValue?.removeFromSuperview()
      if let emptyView { overlay.addSubview(emptyView) }
      setNeedsLayout()
    }
  }
  /// The titles of the actions cut, copy, paste and delete, for menus that a delegate allows without making them.
  public var menuTitles = ["Cut", "Copy", "Paste", "Delete"]
  /// The colors of what the collection draws by itself: the line where something is dropped, menus, the strip of
  /// titles.
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
  /// The distance of the upper edge of `contentSize` from the top of all content.
  var base = 0.0
  /// The upper edge of the viewport when it was last laid out.
  var topAtLayout = 0.0
  /// The item to scroll to in the next layout.
  var request: ScrollRequest?
  /// The item an animated scroll leads to.
  var goal: ScrollRequest?
  /// Whether the scroll to the goal has begun.
  var isScrollingToGoal = false
  var isLayingOut = false

  // Views, shown and idle.
  var store = ReuseStore(pool: ReusePool())
  var cells: [LiveView] = []
  var supplementaries: [LiveView] = []
  /// The view the source dequeued last, until it returns a view.
  var lastDequeued: ReusableView?
  let link = CellLink()
  let decorationPool = ReusePool()
  lazy var decorations = ItemRecycler<DecorationKey>(pool: decorationPool)

  // Selection and focus.
  var selection = PathSet()
  /// The item at which a range that is selected with Shift begins.
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
  var centred: ItemPath?
  /// Whether an update or a reload was reported since this was cleared.
  var contentChanged = false

  /// Creates an empty collection; a manager, or a program, gives it content.
  public init(layout: CollectionLayout = .list(ListLayout())) {
    self.layout = layout
    super.init()
    for view in [backgroundContainer, cellContainer, supplementaryContainer, nodes, overlay] { addSubview(view) }
    link.didReceiveFocus = callback(to: self) { $0.cellDidReceiveFocus($1) }
    link.activate = callback(to: self) { $0.activateCell($1) }
    addCollectionGestures()
  }

  deinit {
    // Cells may live on.
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
