public import Geometry

/// A named paper size.
public enum PaperSize: CaseIterable, Sendable {
  case a5, a4, a3, a2, a1, a0, letter, legal, tabloid

  /// The size of a sheet in portrait orientation, in points of 1/72 inch.
  public var size: Size {
    switch self {
    case .a5: PaperSize.millimetres(148, 210)
    case .a4: PaperSize.millimetres(210, 297)
    case .a3: PaperSize.millimetres(297, 420)
    case .a2: PaperSize.millimetres(420, 594)
    case .a1: PaperSize.millimetres(594, 841)
    case .a0: PaperSize.millimetres(841, 1189)
    case .letter: Size(width: 612, height: 792)
    case .legal: Size(width: 612, height: 1008)
    case .tabloid: Size(width: 792, height: 1224)
    }
  }

  /// Returns a size in millimeters, converted to points.
  package static func millimetres(_ width: Double, _ height: Double) -> Size {
    Size(width: width * 72 / 25.4, height: height * 72 / 25.4)
  }
}
