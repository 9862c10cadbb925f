#if Pictures
  import Almanac
  import CCairo

  /// The layout of a line of text, which ends with this object.
  final class KeptLayout {
    /// What layouts of lines differ by, apart from their direction and place.
    struct Key: Hashable {
      var text: String
      var font: FontFamily?
      var size: Double
      var weight: UInt16
      var tracking: Double
      /// The width at which the line is cut, in points.
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
    /// The height of its ink, in points.
    let inkHeight: Double
    /// The state of the context that it was laid out in.
    let serial: guint
    private let layout: OpaquePointer

    /// Takes a layout, which this object owns from now on; `nil` if it has no line.
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

  /// The layouts of the texts that were painted last: at most twice as many as fit into one half, of which the older one is
  /// thrown away when the newer one is full.
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
