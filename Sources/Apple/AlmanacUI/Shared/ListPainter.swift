#if canImport(CoreGraphics)
  import CoreGraphics
  import SceneExport
  import ViewKit

  /// Paints a whole display list into a context whose y-axis points down.
  @MainActor struct ListPainter {
    let surroundings: Surroundings
    let text: any TextDrawing

    /// Paints a list, from back to front.
    func paint(_ list: DisplayList, in context: CGContext) {
      let painting = Painting(
        palette: surroundings.palette, appearance: surroundings.appearance, direction: surroundings.direction)
      let painter = ContextPainter(context: context, scale: surroundings.scale, text: text)
      var groups = PaintGroups()
      /// For each open group, whether it is painted as a unit because it is translucent.
      var areFaded: [Bool] = []
      func close() {
        if areFaded.popLast() == true { context.endTransparencyLayer() }
        context.restoreGState()
      }
      for item in list.items {
        let change = groups.enter(item)
        for _ in 0..<change.closed { close() }
        context.saveGState()
        if let clip = change.clip { context.clip(to: CGRect(clip)) }
        if let opacity = change.opacity {
          context.setAlpha(opacity)
          context.beginTransparencyLayer(auxiliaryInfo: nil)
        }
        areFaded.append(change.opacity != nil)
        painter.paint(painting.operations(for: item))
      }
      while !areFaded.isEmpty { close() }
    }
  }
#endif
