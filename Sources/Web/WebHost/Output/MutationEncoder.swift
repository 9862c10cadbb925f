import Almanac

/// Encodes the mutations of a frame for JavaScript, as words and one text.
///
/// Each mutation is its number, then the view, then its values: see `Operation`. Coordinates are in 64ths of a point,
/// the layout unit of browsers. `text` contains all texts in the order of their mutations. The words contain their
/// lengths in UTF-16 units, so that JavaScript decodes once per frame and then slices.
struct MutationEncoder {
  /// The number of units per point.
  static let unitsPerPoint = 64.0

  private(set) var words: [Int32] = []
  private(set) var text: [UInt8] = []
  private var styles: LayerStyleSheet
  /// All layers so far, indexed by their number minus one.
  private var layers: [Layer] = []
  /// The images that the frame uses for the first time; those without a format are URLs.
  private(set) var images: [(id: Int32, format: ImageFormat?, bytes: [UInt8])] = []

  init(styles: LayerStyleSheet) { self.styles = styles }

  /// Encodes the mutations of a frame, replacing the previous frame.
  mutating func encode(_ mutations: [Mutation]) {
    clear()
    for mutation in mutations { append(mutation) }
  }

  /// Encodes the rules of all layers so far in another palette, replacing the previous frame.
  mutating func restyle(_ styles: LayerStyleSheet) {
    clear()
    self.styles = styles
    for (index, layer) in layers.enumerated() { append(layer, LayerID(Int32(truncatingIfNeeded: index + 1))) }
  }

  private mutating func clear() {
    words.removeAll(keepingCapacity: true)
    text.removeAll(keepingCapacity: true)
    images.removeAll()
  }

  private mutating func append(_ layer: Layer, _ id: LayerID) {
    words.append(Operation.layer.rawValue)
    words.append(id.rawValue)
    let rule = styles.rule(id, layer)
    words.append(Int32(truncatingIfNeeded: rule.count))
    text += rule
  }

  private mutating func append(_ mutation: Mutation) {
    switch mutation {
    case .create(let id, let parent, let traits):
      begin(.create, id)
      words.append(parent.rawValue)
      words.append(Int32(traits.rawValue))
    case .part(let id, let part):
      begin(.part, id)
      words.append(Int32(part.rawValue))
    case .remove(let id): begin(.remove, id)
    case .raise(let id): begin(.raise, id)
    case .frame(let id, let rect):
      begin(.frame, id)
      append(rect.minX, rect.minY)
      append(rect.width, rect.height)
    case .style(let id, let layer):
      begin(.style, id)
      words.append(layer.rawValue)
    case .layer(let id, let layer):
      layers.append(layer)
      append(layer, id)
    case .text(let id, let text):
      begin(.text, id)
      append(text)
    case .link(let id, let address):
      begin(.link, id)
      append(address)
    case .hostedContent(let id, let content):
      begin(.hostedContent, id)
      append(content)
    case .image(let id, let source, let image):
      begin(.image, id)
      words.append(source.rawValue)
      words.append(Int32(image?.contentMode.rawValue ?? 0))
      words.append(Self.units((image?.opacity ?? 1) * 1024))
      let tint = image.map { styles.tint(of: $0) } ?? []
      words.append(Int32(truncatingIfNeeded: tint.count))
      text += tint
      append(image?.label ?? "")
    case .imageSource(let id, let source):
      switch source.content {
      case .encoded(let bytes, let format): images.append((id.rawValue, format, bytes))
      case .remote(let address): images.append((id.rawValue, nil, Array(address.utf8)))
      case .outline(let outline): images.append((id.rawValue, .svg, LayerStyleSheet.drawing(of: outline)))
      }
    case .forgetImage(let id):
      words.append(Operation.forgetImage.rawValue)
      words.append(id.rawValue)
    case .hidden(let id, let isHidden):
      begin(.hidden, id)
      words.append(isHidden ? 1 : 0)
    case .role(let id, let role, let rowIndex, let columnIndex):
      begin(.role, id)
      words.append(Int32(role.rawValue))
      words.append(Int32(truncatingIfNeeded: rowIndex))
      words.append(Int32(truncatingIfNeeded: columnIndex))
    case .extent(let id, let extent):
      begin(.extent, id)
      for number in [extent.position, extent.count, extent.rowCount, extent.columnCount] {
        words.append(Int32(truncatingIfNeeded: number))
      }
    case .label(let id, let label):
      begin(.label, id)
      append(label)
    case .states(let id, let states):
      begin(.states, id)
      words.append(Int32(states.rawValue))
    case .owned(let id, let owned):
      begin(.owned, id)
      words.append(Int32(truncatingIfNeeded: owned.count))
      for view in owned { words.append(view.rawValue) }
    case .tabStop(let id, let isTabStop):
      begin(.tabStop, id)
      words.append(isTabStop ? 1 : 0)
    case .contentSize(let id, let size):
      begin(.contentSize, id)
      append(size.width, size.height)
    case .effect(let id, let effect):
      begin(.effect, id)
      for factor in [effect.scaleX, effect.scaleY, effect.opacity] { words.append(Self.units(factor * 1024)) }
      append(effect.offset.x, effect.offset.y)
    case .scroll(let id, let point):
      begin(.scroll, id)
      append(point.x, point.y)
    }
  }

  private mutating func begin(_ operation: Operation, _ id: ViewID) {
    words.append(operation.rawValue)
    words.append(id.rawValue)
  }

  private mutating func append(_ first: Double, _ second: Double) {
    words.append(Self.units(first))
    words.append(Self.units(second))
  }

  /// The length in units, limited to 32 bits; 0 for NaN.
  private static func units(_ points: Double) -> Int32 {
    let units = (points * unitsPerPoint).rounded()
    guard units > -2_147_483_648 else { return units.isNaN ? 0 : .min }
    return units < 2_147_483_647 ? Int32(units) : .max
  }

  private mutating func append(_ string: String) {
    var length: Int32 = 0
    for byte in string.utf8 {
      text.append(byte)
      // Each byte that begins a scalar counts as one unit, or two if the scalar has four bytes.
      if byte & 0xC0 != 0x80 { length += byte >= 0xF0 ? 2 : 1 }
    }
    words.append(length)
  }
}
