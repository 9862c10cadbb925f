/// How a collection view goes over from one layout to another.
public struct LayoutTransition: Equatable, Sendable {
  /// Seconds the items travel; 0 for a jump. Where motion is reduced there is a jump in any case.
  public var seconds: Double

  /// A transition of some seconds.
  public init(seconds: Double) { self.seconds = seconds.isFinite ? max(0, seconds) : 0 }

  /// What happens unless somebody asks for something else.
  public static let standard = LayoutTransition(seconds: 0.3)
  /// No motion.
  public static let jump = LayoutTransition(seconds: 0)
}
