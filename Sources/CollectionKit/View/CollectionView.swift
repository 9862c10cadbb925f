import Diffing
public import Geometry
public import ViewKit

/// Shows items in sections, and any number of them: only what lies near the viewport has views, which are reused, and
/// only what was near it has been measured.
///
/// The view asks its `source` for content and its `delegate` for decisions, keeps no copy of the content, and takes
/// changes as ordered updates (`perform(_:completion:)`). It scrolls up and down. Where it stands is an item and a
/// distance, not a number of points: when heights become known, or items come and go above, what is seen stays.
///
/// Coordinates of `CollectionDelegate` and of the methods here are those of the whole content. Above two million points
/// that is more than hosts can scroll, so the view shows a part of it and moves that along.
public final class CollectionView: ScrollView, CollectionSurface {
  #if hasFeature(Embedded)
    /// Where content comes from. Held strongly, because the language has no weak references here, until the window closes.
    public var source: (any CollectionSource)? { didSet { reloadData() } }
    /// Who hears of events. Held strongly, until the window closes.
    public var delegate: (any CollectionDelegate)? { didSet { delegateDidChange() } }
  #else
    /// Where content comes from. Held weakly.
    public weak var source: (any CollectionSource)? { didSet { reloadData() } }
    /// Who hears of events. Held weakly.
    public weak var delegate: (any CollectionDelegate)? { didSet { delegateDidChange() } }
  #endif

  /// How content is arranged. Setting it is a jump; `setLayout(_:animated:)` is not.
  public var layout: CollectionLayout { didSet { setNeedsGeometry() } }
  /// The side at which reading begins.
  public var direction = LayoutDirection.leftToRight { didSet { if direction != oldValue { setNeedsGeometry() } } }
  /// How many items can be selected. What is selected beyond that is deselected, without events.
  public var selectionMode = CollectionSelectionMode.single { didSet { selectionModeDidChange() } }
  /// Whether the item that gets the focus is selected, where the delegate does not say.
  public var selectionFollowsFocus = false
  /// Whether items can be dragged to other places, and moved there with Option and arrow keys.
  public var allowsReordering = false
  /// Whether letters lead the focus to the next item whose spoken name begins with what is typed.
  public var focusFollowsTyping = true
  /// Called when an arrow key leads up from the first line or down from the last one that takes the focus (`true`).
  /// Returns whether the focus went elsewhere. Dropped when the window closes.
  public var onLeave: ((_ isDown: Bool) -> Bool)?
  /// Edit mode: only items the delegate allows to be edited can be selected or moved.
  public var isEditing = false { didSet { if isEditing != oldValue { refreshStates() } } }
  /// What assistive technology is told the collection is.
  public var role = CollectionRole.automatic { didSet { setNeedsLayout() } }
  /// Spoken as the name of the collection.
  public var label = "" { didSet { setNeedsLayout() } }
  /// Shown in the middle of the viewport while there is no item at all.
  public var emptyView: View? {
    didSet {
      guard oldValue !== emptyView else { return }
      oldValue?.removeFromSuperview()
      if let emptyView { overlay.addSubview(emptyView) }
      setNeedsLayout()
    }
  }
  /// Titles of the actions cut, copy, paste and delete, for menus the delegate allows without making them.
  public var menuTitles = ["Cut", "Copy", "Paste", "Delete"]
  /// Colours of what the collection draws by itself: the mark where something is dropped, menus, the strip of titles.
  public var appearance = CollectionAppearance()

  // Views, from back to front.
  let ground = View()
  let cellContainer = View()
  let supplementaryContainer = View()
  let nodes = View()
  let overlay = View(traits: [.pinsX, .pinsY])

  // Content and its places.
  var geometry: CollectionGeometry?
  var isGeometryStale = true
  var interest = CollectionInterest()
  /// The distance of the upper edge of `contentSize` from the top of all content.
  var base = 0.0
  /// The upper edge of the viewport when it was last laid out.
  var topAtLayout = 0.0
  /// Where the view shall stand after the next layout, if not where it stands.
  var request: ScrollRequest?
  /// Where an animated scroll is on its way to.
  var goal: ScrollRequest?
  /// Whether the way to the goal has begun.
  var pursuesGoal = false
  var isLayingOut = false

  // Views that are shown, and those that could be.
  var store = ReuseStore(pool: ReusePool())
  var cells: [LiveView] = []
  var supplementaries: [LiveView] = []
  /// The view the source dequeued last, until it returns a view.
  var lastDequeued: ReusableView?
  let link = CellLink()
  let decorationPool = ReusePool()
  lazy var decorations = ItemRecycler<DecorationKey>(pool: decorationPool)

  // What is chosen.
  var selection = PathSet()
  /// Where a range that is selected with Shift begins.
  var rangeAnchor: ItemPath?
  var highlighted: ItemPath?
  var focus = FocusState()
  /// What was typed within the last second, folded.
  var typed: [UInt32] = []
  var prefetched = PathSet()
  var lastTop = 0.0

  // What is under way.
  var update: PendingUpdate?
  var animation: UpdateAnimation?
  var press = PressState()
  var drag: CollectionDrag?
  var dropSession: DropState?
  let dropMark = View()
  var previews: [View] = []
  var menu: CollectionMenu?
  var indexStrip: IndexStrip?
  var sectionNodes: [SectionNode] = []
  var centred: ItemPath?
  /// Whether an update or a reload was reported since this was cleared.
  var contentChanged = false

  /// An empty collection; a manager, or a program, gives it content.
  public init(layout: CollectionLayout = .list(ListLayout())) {
    self.layout = layout
    super.init()
    for view in [ground, cellContainer, supplementaryContainer, nodes, overlay] { addSubview(view) }
    link.didReceiveFocus = { [unowned(unsafe) self] in cellDidReceiveFocus($0) }
    link.activate = { [unowned(unsafe) self] in activateCell($0) }
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
    if pursuesGoal, window?.isAnimating(self) != true { goal = nil }
    super.didScroll()
  }

  public override func didEndScrolling() { scrollingDidEnd() }

  public override func restingOffset(near offset: Point, velocity: Point) -> Point {
    resting(near: offset, velocity: velocity)
  }

  public override func keyDown(_ event: KeyEvent) -> Bool { handleKey(event) || super.keyDown(event) }

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
