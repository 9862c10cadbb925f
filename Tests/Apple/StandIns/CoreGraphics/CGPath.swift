@_exported public import Foundation

/// A path. iOS 2, macOS 10.2.
public class CGPath {
  /// A step of a path, as the stand-in keeps it.
  public enum StandInStep: Equatable {
    case move(CGPoint)
    case line(CGPoint)
    case arc(center: CGPoint, radius: CGFloat, from: CGFloat, to: CGFloat, clockwise: Bool)
    case rect(CGRect)
    case roundedRect(CGRect, width: CGFloat, height: CGFloat)
    case close
  }

  public internal(set) var standInSteps: [StandInStep] = []

  public init() {}

  public var isEmpty: Bool { standInSteps.isEmpty }
}

/// A path that grows. iOS 2, macOS 10.2.
public final class CGMutablePath: CGPath {
  public override init() { super.init() }

  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) { standInSteps.append(.move(point)) }

  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) { standInSteps.append(.line(point)) }

  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) { standInSteps.append(.rect(rect)) }

  /// Twice the width and the height of a corner may not be more than those of the rectangle.
  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
  ) {
    precondition(2 * cornerWidth <= rect.width && 2 * cornerHeight <= rect.height, "corners larger than the rectangle")
    standInSteps.append(.roundedRect(rect, width: cornerWidth, height: cornerHeight))
  }

  /// Where y points down, an arc that is not clockwise is seen to turn clockwise.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    standInSteps.append(.arc(center: center, radius: radius, from: startAngle, to: endAngle, clockwise: clockwise))
  }

  public func closeSubpath() { standInSteps.append(.close) }
}

/// The rule that says what is inside of a path. iOS 11, macOS 10.13.
public enum CGPathFillRule: Int, Sendable {
  case winding
  case evenOdd
}
