import Diffing
import Geometry
import ViewKit

/// One layout pass: the position of the view, the elements at that position, and their views.
extension CollectionView {
  /// The overscan above and below the viewport, in points.
  static let overscan = 160.0
  /// The maximum height of `contentSize`, in points. Longer content is shown through a window of this height that moves
  /// along.
  static let span = 2_000_000.0

  /// The upper edge of the viewport, from the top of all content.
  var top: Double { contentOffset.y + base }

  func layoutContent() {
    guard !isLayingOut, frame.width > 0, frame.height > 0 else { return }
    isLayingOut = true
    let oldGeometry = geometry
    let oldTop = top
    let anchor = takeAnchor()
    if isGeometryStale || geometry?.content.viewport != frame.size { renewGeometry() }
    let newTop = settle(anchor, oldTop)
    setTop(newTop)
    let elements = geometry?.elements(from: newTop - Self.overscan, to: newTop + frame.height + Self.overscan) ?? []
    show(elements)
    topAtLayout = top
    layOutOverlay()
    makeRoom()
    isLayingOut = false
    reportDisplayed()
    continueToGoal()
    startUpdate(oldGeometry, oldTop)
    updatePrefetching()
    updateAccessibility(elements)
    settleFocus()
  }

  /// Returns the position to keep while the geometry is recomputed.
  private func takeAnchor() -> ViewportAnchor {
    let top = top
    if let request {
      self.request = nil
      return .request(request)
    }
    guard top > 0.5, let geometry else { return .top(top) }
    guard isGeometryStale || geometry.content.viewport != frame.size else {
      guard geometry.layout.isSelfSizing || interest.itemSize, let path = geometry.firstItem(below: top),
        let frame = geometry.frame(of: path)
      else { return .top(top) }
      return .item(path, frame.minY - top)
    }
    var moved: ViewportAnchor?
    for element in geometry.elements(from: top, to: top + geometry.content.viewport.height) where element.kind == .item
    {
      let path = update.map { $0.newPath(of: element.path) } ?? element.path
      guard let path, exists(path) else { continue }
      let anchor = ViewportAnchor.item(path, element.frame.minY - top)
      if update?.wasMoved(element.path) == true {
        moved = moved ?? anchor
      } else {
        return anchor
      }
    }
    return moved ?? .top(top)
  }

  private func renewGeometry() {
    let content = LayoutContent(
      counts: itemCounts(), viewport: frame.size, direction: direction, pixels: PixelGrid(scale: window?.scale ?? 1))
    var new = CollectionGeometry(layout, content, metrics(content.counts))
    if let update, let geometry, !update.batches.isEmpty, geometry.content.viewport == content.viewport,
      geometry.content.direction == direction
    {
      new.adopt(geometry, update, near: cells.first.flatMap { update.oldPath(of: $0.path) })
    }
    geometry = new
    isGeometryStale = false
    updateIndexTitles()
  }

  /// Measures the items near the viewport until nothing changes, and returns the resulting upper edge of the viewport.
  private func settle(_ anchor: ViewportAnchor, _ oldTop: Double) -> Double {
    var top = oldTop
    for _ in 0..<12 {
      top = resolve(anchor)
      if abs(top - oldTop) > 1e-6 || !allowsOverscroll { top = min(max(0, top), lastTopOffset) }
      let elements = geometry?.elements(from: top - Self.overscan, to: top + frame.height + Self.overscan) ?? []
      retireAll(except: elements)
      guard measure(elements) else { break }
    }
    return top
  }

  /// Whether content may be beyond its ends, for example while a finger or a spring holds it.
  private var allowsOverscroll: Bool { contentOffset.y < 0 || window?.isAnimating(self) == true || press.isDown }

  /// The maximum upper edge of the viewport.
  var lastTopOffset: Double { max(0, (geometry?.height ?? 0) - frame.height) }

  private func resolve(_ anchor: ViewportAnchor) -> Double {
    switch anchor {
    case .top(let top): return top
    case .item(let path, let distance): return (geometry?.frame(of: path)?.minY).map { $0 - distance } ?? top
    case .request(let request):
      guard let target = target(of: request) else { return top }
      return min(max(0, target), lastTopOffset)
    }
  }

  /// Returns the upper edge of the viewport that brings an item to the requested position.
  func target(of request: ScrollRequest) -> Double? {
    guard let geometry, let item = geometry.frame(of: request.path) else { return nil }
    let header = geometry.pinnedHeight(of: request.path.section)
    let upper = item.minY - header
    let lower = item.maxY - frame.height
    switch request.position {
    case .top: return upper
    case .middle: return item.midY - (frame.height + header) / 2
    case .bottom: return lower
    case .nearest:
      if upper < top || item.height + header > frame.height { return upper }
      return lower > top ? lower : top
    }
  }

  /// Measures unknown heights. Returns whether any differs from its estimate.
  private func measure(_ elements: [LayoutElement]) -> Bool {
    guard var geometry, geometry.custom == nil, geometry.layout.isSelfSizing || interest.itemSize else { return false }
    if case .fullScreen = layout { return false }
    var changed = false
    var line: (section: Int, line: Int, height: Double)?
    func close() {
      if let line, geometry.measure(section: line.section, line: line.line, height: line.height) { changed = true }
      line = nil
    }
    for element in elements where element.kind == .item {
      let section = geometry.sections[element.path.section]
      guard section.columns > 0 else { continue }
      let number = element.path.item / section.columns
      if line?.section != element.path.section || line?.line != number {
        close()
        guard section.lines.measured(number) == nil else { continue }
        line = (element.path.section, number, 0)
      }
      guard let height = height(of: element) else { continue }
      let highest = max(line?.height ?? 0, height)
      line?.height = highest
    }
    close()
    self.geometry = geometry
    return changed
  }

  private func height(of element: LayoutElement) -> Double? {
    if interest.itemSize, let size = askDelegates({ $0.collectionSizeForItem(at: element.path) }) { return size.height }
    guard geometry?.layout.isSelfSizing == true else { return element.frame.height }
    var live = index(ofCell: element.path).map { cells[$0] }
    if live == nil {
      live = makeCell(element.path)
      if let live { insert(live) }
    }
    guard let view = live?.view, let height = view.preferredHeight(forWidth: element.frame.width) else {
      return element.frame.height
    }
    return PixelGrid(scale: window?.scale ?? 1).snap(height)
  }

  func insert(_ live: LiveView) {
    var index = cells.count
    while index > 0, cells[index - 1].path > live.path { index -= 1 }
    cells.insert(live, at: index)
  }

  /// Sets the length of the content and the position of the view in it.
  private func setTop(_ top: Double) {
    let total = geometry?.height ?? 0
    let length = min(total, Self.span)
    let lastBase = total - length
    let margin = Self.span / 8
    if base > lastBase { base = lastBase }
    let isFar = (top - base < margin && base > 0) || (top - base > length - frame.height - margin && base < lastBase)
    if isFar { base = min(max(0, (top - Self.span / 2).rounded()), lastBase) }
    let size = Size(width: frame.width, height: length)
    let offset = Point(x: 0, y: top - base)
    if contentSize != size { contentSize = size }
    if abs(offset.y - contentOffset.y) > 1e-6 { rebase(to: offset) }
  }

  // MARK: - Content

  private func itemCounts() -> [Int] {
    guard let source else { return [] }
    return (0..<max(0, source.numberOfSections)).map { max(0, source.numberOfItems(inSection: $0)) }
  }

  private func metrics(_ counts: [Int]) -> [SectionMetrics] {
    guard let style = layout.style else { return [] }
    var isFlow = false
    var itemSize = Size.zero
    if case .flow(let flow) = layout {
      isFlow = true
      itemSize = flow.itemSize
    }
    return counts.enumerated().map { section, count in
      var metrics = SectionMetrics(
        count: count, insets: style.insets, lineSpacing: style.lineSpacing, itemSpacing: style.itemSpacing)
      metrics.header = height(style.headerKind, style.headerHeight, section)
      metrics.footer = height(style.footerKind, style.footerHeight, section)
      if interest.sectionMetrics {
        metrics.insets = askDelegates { $0.collectionInsets(forSection: section) } ?? metrics.insets
        metrics.lineSpacing = askDelegates { $0.collectionLineSpacing(forSection: section) } ?? metrics.lineSpacing
        metrics.itemSpacing = askDelegates { $0.collectionInteritemSpacing(forSection: section) } ?? metrics.itemSpacing
      }
      if isFlow, interest.itemSize {
        metrics.sizes = (0..<count).map { item in
          askDelegates { $0.collectionSizeForItem(at: ItemPath(section: section, item: item)) } ?? itemSize
        }
      }
      return metrics
    }
  }

  private func height(_ kind: SupplementaryKind, _ standard: Double, _ section: Int) -> Double {
    guard let source, standard > 0 || interest.sectionMetrics,
      source.hasSupplementaryView(ofKind: kind, at: ItemPath(section: section, item: 0))
    else { return 0 }
    return askDelegates { $0.collectionSizeForSupplementary(ofKind: kind, inSection: section) }?.height
      ?? max(0, standard)
  }
}
