import Geometry

/// A view that shows itself and its descendants with a palette, an appearance, or a direction other than the window's,
/// so that different styles and languages can be side by side.
///
/// Inside, roles become fixed colors, which a page cannot override. Outlines and the width of hairlines still come from
/// the window's palette.
///
/// ```swift
/// let dark = SurroundingsView(palette: palette, appearance: .dark)
/// dark.addSubview(preview)
/// ```
public final class SurroundingsView: View {
  /// The palette inside the view; `nil`, the default, uses the window's palette.
  public var palette: Palette? { didSet { restyle(self) } }
  /// The appearance inside the view; `nil`, the default, uses the window's appearance. Requires a palette.
  public var appearance: Appearance? { didSet { if appearance != oldValue { restyle(self) } } }
  /// Whether the direction is opposite to the window's. Leading and trailing edges of layers are then swapped, except
  /// for stripes.
  public var isMirrored: Bool { didSet { if isMirrored != oldValue { restyle(self) } } }

  /// Creates a view without a frame.
  public init(palette: Palette? = nil, appearance: Appearance? = nil, isMirrored: Bool = false) {
    self.palette = palette
    self.appearance = appearance
    self.isMirrored = isMirrored
    super.init(traits: .ownsSurroundings)
  }

  /// Returns a layer as it is shown inside.
  func resolve(_ layer: Layer) -> Layer {
    let layer = isMirrored ? mirror(layer) : layer
    return palette.map { resolve(layer, $0) } ?? layer
  }

  private func mirror(_ layer: Layer) -> Layer {
    var mirrored = layer
    mirrored.leadingRadius = layer.trailingRadius
    mirrored.trailingRadius = layer.leadingRadius
    mirrored.textInsets.leading = layer.textInsets.trailing
    mirrored.textInsets.trailing = layer.textInsets.leading
    mirrored.lines.subtract([.leading, .trailing])
    if layer.lines.contains(.leading) { mirrored.lines.insert(.trailing) }
    if layer.lines.contains(.trailing) { mirrored.lines.insert(.leading) }
    switch layer.textStyle?.alignment {
    case .leading: mirrored.textStyle?.alignment = .trailing
    case .trailing: mirrored.textStyle?.alignment = .leading
    case .center, nil: break
    }
    return mirrored
  }

  private func resolve(_ layer: Layer, _ palette: Palette) -> Layer {
    func color(_ color: Color) -> Color {
      let light = palette.resolve(color, appearance: appearance ?? .light)
      return .dynamic(light: light, dark: appearance == nil ? palette.resolve(color, appearance: .dark) : light)
    }
    var layer = layer
    layer.fill = layer.fill.map { color($0) }
    layer.hatch = layer.hatch.map { color($0) }
    layer.lineColor = layer.lineColor.map { color($0) }
    layer.stripe = layer.stripe.map { Stripe(color: color($0.color), width: $0.width) }
    layer.ring = layer.ring.map { Ring(color: color($0.color), width: $0.width) }
    layer.textColor = layer.textColor.map { color($0) }
    layer.textShadow = layer.textShadow.map { TextShadow(color: color($0.color), offset: $0.offset) }
    return layer
  }

  private func restyle(_ view: View) {
    view.invalidate(.layer)
    for child in view.subviews { restyle(child) }
  }
}
