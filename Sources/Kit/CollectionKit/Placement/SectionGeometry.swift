import Geometry

/// The frames of one section of a list, grid or flow layout, from its own upper edge.
struct SectionGeometry: Equatable {
  let metrics: SectionMetrics
  /// The width of the collection.
  let width: Double
  let direction: LayoutDirection
  let pixels: PixelGrid
  /// Lines with the same number of items each; unused if there are `flow` lines.
  private(set) var lines: LengthAxis
  /// Lines of items that each have their own size.
  let flow: FlowLines?
  /// Items in each line; 0 where that differs.
  let columns: Int
  private let alignment: FlowLayout.Alignment
  private let itemWidth: Double
  private let gap: Double
  /// The height of items; 0 if they fill their lines.
  private let itemHeight: Double

  init(_ layout: CollectionLayout, _ metrics: SectionMetrics, _ content: LayoutContent) {
    self.metrics = metrics
    width = content.viewport.width
    direction = content.direction
    pixels = content.pixels
    let room = max(0, width - metrics.insets.leading - metrics.insets.trailing)
    var columns = 1
    var itemWidth = room
    var gap = metrics.itemSpacing
    var estimate = content.viewport.height
    var itemHeight = 0.0
    var alignment = FlowLayout.Alignment.leading
    var lines: FlowLines?
    switch layout {
    case .list(let list): estimate = list.rowHeight.estimate
    case .grid(let grid):
      switch grid.columns {
      case .count(let count): columns = min(max(1, count), 10_000)
      case .fitting(let minimum): columns = SectionGeometry.fitting(minimum, room, gap)
      }
      itemWidth = max(0, (room - Double(columns - 1) * gap) / Double(columns))
      estimate = grid.lineHeight.estimate
    case .flow(let flow):
      alignment = flow.alignment
      estimate = flow.itemSize.height
      if let sizes = metrics.sizes {
        lines = FlowLines(sizes, width: room, itemSpacing: gap, lineSpacing: metrics.lineSpacing)
        columns = 0
      } else {
        itemWidth = min(flow.itemSize.width, room)
        columns = SectionGeometry.fitting(itemWidth, room, gap)
        if alignment == .justified, columns > 1 {
          gap = max(gap, (room - Double(columns) * itemWidth) / Double(columns - 1))
        }
        itemHeight = flow.isSelfSizing ? 0 : max(1, estimate)
      }
    case .fullScreen, .custom: break
    }
    self.columns = columns
    self.itemWidth = itemWidth
    self.gap = gap
    self.itemHeight = itemHeight
    self.alignment = alignment
    flow = lines
    let count = columns == 0 ? 0 : (metrics.count + columns - 1) / columns
    self.lines = LengthAxis(
      count: count, estimate: estimate.isFinite ? max(1, estimate) : 1, spacing: metrics.lineSpacing)
  }

  private static func fitting(_ minimum: Double, _ room: Double, _ gap: Double) -> Int {
    guard minimum > 0, minimum.isFinite else { return 1 }
    return max(1, Int(min(10_000, max(0, ((room + gap + 0.001) / (minimum + gap)).rounded(.down)))))
  }

  var lineCount: Int { flow?.count ?? lines.count }

  /// The upper edge of the first line.
  var bodyTop: Double { metrics.header + metrics.insets.top }

  /// The lower edge of the last line.
  var bodyEnd: Double { bodyTop + (flow?.length ?? lines.length) }

  var footerTop: Double { bodyEnd + metrics.insets.bottom }

  var height: Double { footerTop + metrics.footer }

  /// Returns the line of an item.
  func line(of item: Int) -> Int { flow?.line(of: item) ?? item / columns }

  /// Returns the items of a line.
  func items(in line: Int) -> Range<Int> {
    if let flow { return flow.items(in: line) }
    guard line >= 0, line < lines.count else { return 0..<0 }
    return line * columns..<min(metrics.count, (line + 1) * columns)
  }

  /// Returns the line at a distance from the upper edge of the section, the first or last one outside.
  func line(at y: Double) -> Int { flow?.line(at: y - bodyTop) ?? lines.line(at: y - bodyTop) }

  /// Returns the upper edge and the height of a line.
  func extent(of line: Int) -> (top: Double, height: Double) {
    guard let flow else { return (bodyTop + lines.offset(of: line), lines.length(of: line)) }
    guard line >= 0, line + 1 < flow.tops.count else { return (bodyTop, 0) }
    return (bodyTop + flow.tops[line], flow.tops[line + 1] - flow.tops[line] - flow.lineSpacing)
  }

  /// Returns the frames of the items of a line.
  func frames(ofLine line: Int) -> [Rect] {
    let (top, height) = extent(of: line)
    let items = items(in: line)
    let room = width - metrics.insets.leading - metrics.insets.trailing
    var result: [Rect] = []
    guard let flow else {
      let used = Double(columns) * itemWidth + Double(columns - 1) * gap
      let start = metrics.insets.leading + (alignment == .center ? max(0, (room - used) / 2) : 0)
      let inside = itemHeight > 0 ? min(itemHeight, height) : height
      for column in 0..<items.count {
        result.append(
          rect(start + Double(column) * (itemWidth + gap), top + (height - inside) / 2, itemWidth, inside))
      }
      return result
    }
    var used = -metrics.itemSpacing
    for item in items { used += flow.sizes[item].width + metrics.itemSpacing }
    let rest = max(0, room - used)
    let widens = alignment == .justified && items.count > 1 && line + 1 < flow.count
    let distance = metrics.itemSpacing + (widens ? rest / Double(items.count - 1) : 0)
    var x = metrics.insets.leading + (alignment == .center ? rest / 2 : 0)
    for item in items {
      let size = flow.sizes[item]
      result.append(rect(x, top + (height - size.height) / 2, size.width, size.height))
      x += size.width + distance
    }
    return result
  }

  /// Returns the frame of an item.
  func frame(of item: Int) -> Rect {
    let line = line(of: item)
    let frames = frames(ofLine: line)
    let index = item - items(in: line).lowerBound
    return frames.indices.contains(index) ? frames[index] : .zero
  }

  /// Returns a frame whose edges, not sizes, are rounded to pixels, so that neighbors share an edge.
  private func rect(_ x: Double, _ y: Double, _ itemWidth: Double, _ height: Double) -> Rect {
    let left = pixels.snap(x)
    let top = pixels.snap(y)
    let rect = Rect(
      x: left, y: top, width: pixels.snap(x + itemWidth) - left, height: pixels.snap(y + height) - top)
    return direction == .rightToLeft ? rect.mirrored(in: width) : rect
  }

  /// Records the height of a line.
  mutating func measure(_ line: Int, _ height: Double) { lines.measure(line, height) }
}

/// The properties of a section that its layout depends on.
struct SectionMetrics: Equatable {
  /// The number of items, 0 or more.
  var count = 0
  /// The height of the header; 0 for none.
  var header = 0.0
  /// The height of the footer; 0 for none.
  var footer = 0.0
  var insets = Insets.zero
  var lineSpacing = 0.0
  var itemSpacing = 0.0
  /// The size of each item, if the delegate gives them and the layout needs them all.
  var sizes: [Size]?
}
