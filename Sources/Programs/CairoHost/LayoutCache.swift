#if Pictures
  import Almanac
  import CCairo

  /// The layout of a line of text, which it frees when it is released.
  final class KeptLayout {
    /// The inputs of a line's layout, except for its direction and position.
    struct Key: Hashable {
      var text: String
      var font: FontFamily?
      var size: Double
      var weight: UInt16
      var tracking: Double
      /// The width at which the line is truncated, in points.
      var width: Double
      var direction: LayoutDirection

      init(_ line: PaintText) {
        (text, font, direction) = (line.whole, line.font, line.direction)
        (size, weight, tracking) = (line.style.size, line.style.weight.rawValue, line.style.tracking)
        width = min(line.box.width, 100_000)
      }
    }

    /// The first line.
    let line: UnsafeMutablePointer<PangoLayoutLine>
    /// The width of the line, in points.
    let width: Double
    /// The height of the inked area, in points.
    let inkHeight: Double
    /// The serial number of the context in which it was laid out.
    let serial: guint
    private let layout: OpaquePointer

    /// Takes ownership of a layout; `nil` if it has no line.
    init?(_ layout: OpaquePointer, serial: guint) {
      guard let line = pango_layout_get_line_readonly(layout, 0) else {
        g_object_unref(UnsafeMutableRawPointer(layout))
        return nil
      }
      (self.layout, self.line, self.serial) = (layout, line, serial)
      var (ink, logical) = (PangoRectangle(), PangoRectangle())
      pango_layout_line_get_extents(line, &ink, &logical)
      width = Double(logical.width) / Double(PANGO_SCALE)
      inkHeight = Double(ink.height) / Double(PANGO_SCALE)
    }

    deinit { g_object_unref(UnsafeMutableRawPointer(layout)) }
  }

  /// The layouts of recently painted texts, in two halves. When the newer half is full, the older one is discarded.
  struct LayoutCache {
    private static let half = 1_000
    private var newer: [KeptLayout.Key: KeptLayout] = [:]
    private var older: [KeptLayout.Key: KeptLayout] = [:]

    subscript(key: KeptLayout.Key) -> KeptLayout? {
      mutating get {
        if let kept = newer[key] { return kept }
        guard let kept = older[key] else { return nil }
        self[key] = kept
        return kept
      }
      set {
        if newer.count >= LayoutCache.half { (newer, older) = ([:], newer) }
        newer[key] = newValue
      }
    }

    mutating func removeAll() { (newer, older) = ([:], [:]) }
  }
#endif
