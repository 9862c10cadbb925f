#if Pictures
  import CCairo
  package import Almanac
  import Foundation

  /// Paints display lists with Cairo, in points from the top left.
  package struct CairoPainter {
    package let cairo: OpaquePointer
    let text: CairoText
    /// Whether the output has pixels to which sharp edges are aligned.
    let hasPixels: Bool

    package init(_ cairo: OpaquePointer, fonts: FontSet, hasPixels: Bool) {
      self.cairo = cairo
      self.hasPixels = hasPixels
      text = CairoText(cairo: cairo, fonts: fonts)
    }

    /// Paints a list.
    /// - Parameter transform: Called with each operation; returns the operation to paint instead.
    package func paint(
      _ list: DisplayList, _ painting: Painting, transform: (PaintOperation) -> [PaintOperation] = { [$0] }
    ) {
      var groups = PaintGroups()
      /// For each group, the opacity to apply at its end; `nil` if the group is painted directly.
      var opacities: [Double?] = []
      func close() {
        if let last = opacities.popLast(), let opacity = last {
          cairo_pop_group_to_source(cairo)
          cairo_paint_with_alpha(cairo, opacity)
        }
        cairo_restore(cairo)
      }
      for (index, item) in list.items.enumerated() {
        let change = groups.enter(item)
        for _ in 0..<change.closed { close() }
        cairo_save(cairo)
        if let clip = change.clip { self.clip(clip) }
        var operations = painting.operations(for: item).flatMap(transform)
        var opacity = change.opacity
        let isLeaf = index + 1 == list.items.count || list.items[index + 1].depth <= item.depth
        if let alpha = opacity, isLeaf, operations.count <= 1 {
          // A group needs a surface as large as the clip.
          operations = operations.map { $0.faded(alpha) }
          opacity = nil
        }
        if opacity != nil { cairo_push_group(cairo) }
        opacities.append(opacity)
        for operation in operations { paint(operation) }
      }
      while !opacities.isEmpty { close() }
    }

    package func paint(_ operation: PaintOperation) {
      switch operation {
      case .fill(let shape, let color):
        setColor(color)
        append(shape)
        if case .rect(_, radius: 0) = shape { cairo_set_antialias(cairo, CAIRO_ANTIALIAS_NONE) }
        cairo_fill(cairo)
        cairo_set_antialias(cairo, CAIRO_ANTIALIAS_DEFAULT)
      case .stroke(let shape, let stroke, let color): self.stroke(shape, stroke, color)
      case .image(let image): paint(image)
      case .text(let line): text.paint(line)
      }
    }

    func clip(_ rect: Rect) {
      cairo_rectangle(cairo, rect.minX, rect.minY, rect.width, rect.height)
      cairo_set_antialias(cairo, CAIRO_ANTIALIAS_NONE)
      cairo_clip(cairo)
      cairo_set_antialias(cairo, CAIRO_ANTIALIAS_DEFAULT)
    }

    /// Clips to a rectangle minus another one.
    func clip(_ rect: Rect, without hole: Rect) {
      let hole = rect.intersection(hole)
      cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_EVEN_ODD)
      cairo_rectangle(cairo, hole.minX, hole.minY, hole.width, hole.height)
      clip(rect)
      cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_WINDING)
    }

    func setColor(_ color: RGBA) {
      cairo_set_source_rgba(
        cairo, Double(color.red) / 255, Double(color.green) / 255, Double(color.blue) / 255,
        Double(color.opacity) / 255)
    }

    private func stroke(_ shape: PaintShape, _ stroke: PaintStroke, _ color: RGBA) {
      setColor(color)
      if stroke.isHairline, case .path(let path) = shape { return hairline(path, width: stroke.width) }
      append(shape)
      cairo_set_line_width(cairo, stroke.width)
      var dashes = stroke.isDashed ? [3.0, 2.0] : []
      cairo_set_dash(cairo, &dashes, Int32(dashes.count), 0)
      cairo_stroke(cairo)
    }

    /// Strokes segments along edges: as whole pixels, or on paper, half a point wide per pixel of width.
    private func hairline(_ path: PaintPath, width: Double) {
      var dashes: [Double] = []
      cairo_set_dash(cairo, &dashes, 0, 0)
      guard hasPixels else {
        append(.path(path))
        cairo_set_line_width(cairo, width / 2)
        return cairo_stroke(cairo)
      }
      cairo_set_antialias(cairo, CAIRO_ANTIALIAS_NONE)
      var start = Point.zero
      for step in path.steps {
        switch step {
        case .move(let point): start = point
        case .line(let end):
          var (x, y) = (min(start.x, end.x), min(start.y, end.y))
          // The paths are inset by half their width in points.
          let isVertical = start.x == end.x
          if isVertical { x -= width / 2 } else { y -= width / 2 }
          var (w, h) = (abs(end.x - start.x), abs(end.y - start.y))
          cairo_user_to_device(cairo, &x, &y)
          cairo_user_to_device_distance(cairo, &w, &h)
          cairo_save(cairo)
          cairo_identity_matrix(cairo)
          if isVertical {
            cairo_rectangle(cairo, x.rounded(), y, width, h)
          } else {
            cairo_rectangle(cairo, x, y.rounded(), w, width)
          }
          cairo_restore(cairo)
        case .arc: break
        }
      }
      cairo_fill(cairo)
      cairo_set_antialias(cairo, CAIRO_ANTIALIAS_DEFAULT)
    }

    func append(_ shape: PaintShape) {
      switch shape {
      case .rect(let rect, let radius):
        guard radius > 0 else { return cairo_rectangle(cairo, rect.minX, rect.minY, rect.width, rect.height) }
        let r = min(radius, rect.width / 2, rect.height / 2)
        cairo_new_sub_path(cairo)
        cairo_arc(cairo, rect.maxX - r, rect.minY + r, r, -.pi / 2, 0)
        cairo_arc(cairo, rect.maxX - r, rect.maxY - r, r, 0, .pi / 2)
        cairo_arc(cairo, rect.minX + r, rect.maxY - r, r, .pi / 2, .pi)
        cairo_arc(cairo, rect.minX + r, rect.minY + r, r, .pi, 3 * .pi / 2)
        cairo_close_path(cairo)
      case .path(let path):
        var start = Point.zero
        for step in path.steps {
          switch step {
          case .move(let point):
            cairo_move_to(cairo, point.x, point.y)
            start = point
          case .line(let point):
            cairo_line_to(cairo, point.x, point.y)
            start = point
          case .arc(let radius, let end, let isClockwise):
            arc(from: start, to: end, radius, isClockwise)
            start = end
          }
        }
        if path.isClosed { cairo_close_path(cairo) }
      }
    }

    /// Appends the shorter arc between two points of a circle.
    private func arc(from start: Point, to end: Point, _ radius: Double, _ isClockwise: Bool) {
      let (dx, dy) = (end.x - start.x, end.y - start.y)
      let chord = (dx * dx + dy * dy).squareRoot()
      guard chord > 0 else { return }
      let radius = max(radius, chord / 2)
      let height = (max(0, radius * radius - chord * chord / 4)).squareRoot()
      let side = isClockwise ? 1.0 : -1.0
      let center = Point(
        x: (start.x + end.x) / 2 - side * dy / chord * height, y: (start.y + end.y) / 2 + side * dx / chord * height)
      let from = atan2(start.y - center.y, start.x - center.x)
      let to = atan2(end.y - center.y, end.x - center.x)
      if isClockwise {
        cairo_arc(cairo, center.x, center.y, radius, from, to)
      } else {
        cairo_arc_negative(cairo, center.x, center.y, radius, from, to)
      }
    }

    /// Paints outlines. Bitmaps are not loaded; their alternative text is painted instead.
    private func paint(_ image: PaintImage) {
      guard case .outline(let path, var color) = image.content else {
        guard !image.label.isEmpty else { return }
        return text.paintLabel(image.label, in: image.rect)
      }
      cairo_save(cairo)
      if let clip = image.clip {
        append(clip.shape)
        cairo_clip(cairo)
      }
      color = color.faded(image.opacity)
      setColor(color)
      append(.path(path))
      cairo_fill(cairo)
      cairo_restore(cairo)
    }
  }

  extension PaintOperation {
    /// Returns the operation with less opacity.
    func faded(_ opacity: Double) -> PaintOperation {
      switch self {
      case .fill(let shape, let color): return .fill(shape, color.faded(opacity))
      case .stroke(let shape, let stroke, let color): return .stroke(shape, stroke, color.faded(opacity))
      case .image(var image):
        image.opacity *= opacity
        return .image(image)
      case .text(var line):
        line.color = line.color.faded(opacity)
        if let shadow = line.shadow { line.shadow = (shadow.color.faded(opacity), shadow.offset) }
        return .text(line)
      }
    }
  }

  extension RGBA {
    fileprivate func faded(_ factor: Double) -> RGBA {
      let value = (Double(opacity) * (factor > 0 ? min(factor, 1) : 0)).rounded()
      return RGBA(packed >> 8, opacity: UInt8(value))
    }
  }
#endif
