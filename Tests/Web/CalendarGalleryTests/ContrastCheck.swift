import Almanac
import Foundation

/// Compares every text of a picture with what lies behind it (WCAG 2.2, 1.4.3).
struct ContrastCheck {
  /// Texts that were compared.
  private(set) var count = 0
  /// What is harder to read than it may be.
  private(set) var failures: [String] = []
  private let palette: Palette
  private let appearance: Appearance
  /// Filled frames so far, the hindmost first.
  private var grounds: [(frame: Rect, color: SIMD3<Double>)] = []

  /// Parts that cannot be used are exempt.
  init(_ list: DisplayList, _ palette: Palette, _ appearance: Appearance) {
    self.palette = palette
    self.appearance = appearance
    var open: [(depth: Int, isExempt: Bool)] = []
    for item in list.items {
      while let last = open.last, last.depth >= item.depth { open.removeLast() }
      let node = item.accessibility
      open.append((item.depth, node.states.contains(.disabled) || open.last?.isExempt == true))
      // A shape is cut to its outline; its middle, where the number is, stays.
      if let fill = item.layer.fill {
        grounds.append((item.clip.map { item.frame.intersection($0) } ?? item.frame, paint(fill, item)))
      }
      guard open.last?.isExempt != true else { continue }
      compare(item)
    }
  }

  private mutating func compare(_ item: DisplayItem) {
    guard item.opacity > 0, let style = item.layer.textStyle, let ink = item.layer.textColor, !item.text.isEmpty,
      item.clip?.contains(Self.middle(item.frame)) != false
    else { return }
    count += 1
    let contrast = Self.contrast(paint(ink, item), ground(of: item.frame))
    let isLarge = style.size >= 24 || (style.size >= 18.66 && style.weight.rawValue >= 700)
    guard contrast < (isLarge ? 3 : 4.5) else { return }
    failures.append("\(item.text) at \(item.frame.origin): \((contrast * 100).rounded() / 100)")
  }

  /// A color over what lies behind it.
  private func paint(_ color: Color, _ item: DisplayItem) -> SIMD3<Double> {
    let color = palette.resolve(color, appearance: appearance)
    let part = Double(color.opacity) / 255 * item.opacity
    let front = SIMD3(Double(color.red), Double(color.green), Double(color.blue)) / 255
    return front * part + ground(of: item.frame) * (1 - part)
  }

  /// The last fill below the middle of a frame.
  private func ground(of frame: Rect) -> SIMD3<Double> {
    grounds.last { $0.frame.contains(Self.middle(frame)) }?.color ?? SIMD3(1, 1, 1)
  }

  private static func middle(_ frame: Rect) -> Point { Point(x: frame.midX, y: frame.midY) }

  private static func contrast(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> Double {
    let (first, second) = (luminance(a), luminance(b))
    return (max(first, second) + 0.05) / (min(first, second) + 0.05)
  }

  private static func luminance(_ color: SIMD3<Double>) -> Double {
    func linear(_ part: Double) -> Double { part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4) }
    return 0.2126 * linear(color.x) + 0.7152 * linear(color.y) + 0.0722 * linear(color.z)
  }
}
