/// A view whose colours, and those of all views inside it, come from a palette of its own instead of the window's: so
/// that things in different styles can stand side by side.
///
/// Roles become fixed colours then, which a page cannot override. Outlines and the width of hairlines stay those of the
/// window's palette.
public final class PaletteView: View {
  /// The colours of roles inside.
  public var palette: Palette { didSet { restyle(self) } }
  /// The surroundings whose colours are shown; `nil` for those that the window has.
  public var appearance: Appearance? { didSet { if appearance != oldValue { restyle(self) } } }

  /// A view without a frame.
  public init(palette: Palette, appearance: Appearance? = nil) {
    self.palette = palette
    self.appearance = appearance
    super.init(traits: .ownsColors)
  }

  /// A layer as it is shown inside.
  func resolve(_ layer: Layer) -> Layer {
    var layer = layer
    layer.fill = layer.fill.map { resolve($0) }
    layer.hatch = layer.hatch.map { resolve($0) }
    layer.lineColor = layer.lineColor.map { resolve($0) }
    layer.stripe = layer.stripe.map { Stripe(color: resolve($0.color), width: $0.width) }
    layer.ring = layer.ring.map { Ring(color: resolve($0.color), width: $0.width) }
    layer.textColor = layer.textColor.map { resolve($0) }
    layer.textShadow = layer.textShadow.map { TextShadow(color: resolve($0.color), offset: $0.offset) }
    return layer
  }

  private func resolve(_ color: Color) -> Color {
    let light = palette.resolve(color, appearance: appearance ?? .light)
    return .dynamic(light: light, dark: appearance == nil ? palette.resolve(color, appearance: .dark) : light)
  }

  private func restyle(_ view: View) {
    view.mark(.layer)
    for child in view.subviews { restyle(child) }
  }
}
