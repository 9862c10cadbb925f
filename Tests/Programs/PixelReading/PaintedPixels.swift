#if Pictures
  package import Almanac
  import CCairo
  package import CairoHost
  package import HostConformance

  /// The pixels of a list that was painted, with and without its texts, one for each point.
  package final class PaintedPixels {
    private let list: DisplayList
    private let painting: Painting
    private let size: Size
    private let shapes: Pixels
    private let whole: Pixels
    /// For each item, the part of the window that it paints, without texts; `nil` for nothing.
    private let areas: [Rect?]
    /// For each item, the boxes of its lines of text.
    private let boxes: [[Rect]]

    /// Paints a list with Cairo.
    /// - Parameter painted: the list that is really painted, in tests of faults.
    package convenience init(
      _ list: DisplayList, painted: DisplayList, size: Size, painting: Painting, fonts: FontSet
    ) {
      func pixels(_ transform: (PaintOperation) -> [PaintOperation]) -> Pixels {
        FontLock.locked { draw(transform) }
      }
      func draw(_ transform: (PaintOperation) -> [PaintOperation]) -> Pixels {
        let pixels = Pixels(width: Int(size.width), height: Int(size.height))
        let cairo = cairo_create(pixels.surface)!
        let ground = painting.appearance == .light ? 1.0 : 0
        cairo_set_source_rgb(cairo, ground, ground, ground)
        cairo_paint(cairo)
        CairoPainter(cairo, fonts: fonts, hasPixels: true).paint(painted, painting, transform: transform)
        cairo_destroy(cairo)
        return pixels
      }
      self.init(
        list, size: size, painting: painting, whole: pixels { [$0] },
        shapes: pixels { if case .text = $0 { [] } else { [$0] } })
    }

    /// Takes pictures of a list.
    /// - Parameters:
    ///   - whole: the list as it is painted.
    ///   - shapes: the same without texts.
    package init(_ list: DisplayList, size: Size, painting: Painting, whole: Pixels, shapes: Pixels) {
      (self.list, self.size, self.painting, self.whole, self.shapes) = (list, size, painting, whole, shapes)
      var (areas, boxes): ([Rect?], [[Rect]]) = ([], [])
      let window = Rect(origin: .zero, size: size)
      for item in list.items {
        let operations = painting.operations(for: item)
        let lines = operations.compactMap { if case .text(let line) = $0 { line } else { nil } }
        let part = item.frame.intersection(item.clip ?? window).intersection(window)
        areas.append(operations.count > lines.count && !part.isEmpty ? part : nil)
        boxes.append(lines.map { $0.box.intersection(part) })
      }
      (self.areas, self.boxes) = (areas, boxes)
    }

    /// Changes views to what the pixels show: opaque fills where nothing else is painted, whether there is a text, and the
    /// side of the text. What cannot be told from pixels stays.
    package func read(into views: inout [ViewID: ShownView]) {
      for (index, item) in list.items.enumerated() {
        guard var view = views[item.id], view.visible != nil, item.opacity == 1 else { continue }
        if view.look.fill?.opacity == 255, let point = freePoint(of: index) { view.look.fill = shapes[point] }
        if let box = boxes[index].first, let color = view.look.textColor, color.opacity > 100,
          isAlone(box, index), box.height >= view.look.textSize
        {
          // Of a line that is cut below its letters' tops, nothing may be seen.
          readText(in: box, into: &view)
        }
        views[item.id] = view
      }
    }

    /// Returns a point in a view that neither its own edges nor other views are at.
    private func freePoint(of index: Int) -> Point? {
      let layer = list.items[index].layer
      guard let area = areas[index], layer.hatch == nil, layer.outline == .none, list.items[index].image == nil else {
        return nil
      }
      let edge = max(2, layer.leadingRadius, layer.trailingRadius, (layer.ring?.width ?? 0) + 1)
      let side = max(edge, (layer.stripe?.width ?? 0) + 1)
      let inner = area.inset(by: Insets(top: edge, leading: side, bottom: edge, trailing: side))
      guard inner.width > 1, inner.height > 1 else { return nil }
      let later = areas[(index + 1)...].compactMap { $0 }.filter { $0.intersects(area) }
      for (x, y) in [(0.5, 0.5), (0.1, 0.9), (0.9, 0.1)] {
        let point = Point(
          x: (inner.minX + x * inner.width).rounded(.down), y: (inner.minY + y * inner.height).rounded(.down))
        let place = Rect(x: point.x - 1, y: point.y - 1, width: 3, height: 3)
        if inner.contains(point), !later.contains(where: { $0.intersects(place) }) { return point }
      }
      return nil
    }

    /// Whether nothing else is painted over a line of text, or beside it in its box.
    private func isAlone(_ box: Rect, _ index: Int) -> Bool {
      guard box.width >= 6, box.height >= 8, boxes[index].count == 1 else { return false }
      if areas[(index + 1)...].contains(where: { $0?.intersects(box) == true }) { return false }
      return !boxes.enumerated().contains { $0 != index && $1.contains { $0.intersects(box) } }
    }

    private func readText(in box: Rect, into view: inout ShownView) {
      let (top, bottom) = (Int(box.minY.rounded(.up)), Int(box.maxY))
      let columns = (Int(box.minX.rounded(.up))..<max(Int(box.minX.rounded(.up)) + 1, Int(box.maxX))).filter { x in
        (top..<max(top + 1, bottom)).contains { y in
          let point = Point(x: Double(x), y: Double(y))
          return whole[point] != shapes[point]
        }
      }
      guard let first = columns.first, let last = columns.last else {
        view.text = ""
        return
      }
      let (left, right) = (Double(first) - box.minX, box.maxX - Double(last) - 1)
      guard left + right > 12 else { return }
      let share = left / (left + right)
      view.look.side = share < 0.25 ? .left : share > 0.75 ? .right : .center
    }
  }
#endif
