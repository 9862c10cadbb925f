import Geometry

/// The units of an endless sequence inside the content of a scrolling view: weeks, months, or days, all of the same
/// length, identified by absolute numbers.
///
/// The content is long but finite. The `origin` unit lies in its middle. When scrolling comes to rest far from there,
/// the origin moves. If the units end (`reachable`), the content ends with them, so that a host stops or bounces by
/// itself.
public struct EndlessAxis: Equatable, Sendable {
  /// The length of content without an end in reach, in points. A host's coordinates are still exact at this length.
  public static let span = 2_000_000.0

  /// The length of a unit, in points; greater than 0.
  public let pitch: Double
  /// The length of the viewport, in points.
  public let viewport: Double
  /// The units that exist; `nil` if there is no end.
  public let reachable: Range<Int>?
  /// The unit at the fixed offset `start`.
  public let origin: Int
  /// The distance of the origin unit from the start of the content, in points.
  public let start: Double
  /// The length of the content, in points.
  public let length: Double

  /// Creates an axis around a unit. Units outside `reachable` are replaced by its first or last unit; an empty range
  /// means no limit. Units are clamped to 10⁹ and lengths to 10⁶ points. A pitch that is not greater than 0 is replaced
  /// by 1.
  ///
  /// - Parameters:
  ///   - lead: the length of the part of the first unit before the start of the content.
  ///   - trail: the length of the part of the last unit after the end of the content.
  public init(
    pitch: Double, viewport: Double, reachable: Range<Int>? = nil, lead: Double = 0, trail: Double = 0, around unit: Int
  ) {
    let pitch = pitch > 0 ? min(max(pitch, 1e-6), 1e6) : 1
    let viewport = viewport.boundedLength
    let unit = unit.bounded
    self.pitch = pitch
    self.viewport = viewport
    guard let reachable = reachable.map({ $0.lowerBound.bounded..<$0.upperBound.bounded }), !reachable.isEmpty else {
      self.reachable = nil
      origin = unit
      start = EndlessAxis.span / 2
      length = EndlessAxis.span
      return
    }
    self.reachable = reachable
    let origin = min(max(unit, reachable.lowerBound), reachable.upperBound - 1)
    self.origin = origin
    let before = Double(origin - reachable.lowerBound) * pitch - min(lead.boundedLength, pitch)
    let after = Double(reachable.upperBound - origin) * pitch - min(trail.boundedLength, pitch)
    start = min(before, EndlessAxis.span / 2)
    length = max(viewport, start + min(after, EndlessAxis.span / 2))
  }

  /// Returns the distance from the start of the content to the start of a unit. Distant units lie outside the content.
  public func offset(of unit: Int) -> Double { start + (Double(unit) - Double(origin)) * pitch }

  /// Returns the unit at a distance from the start of the content, and the fraction of the unit before that point,
  /// 0..<1. The end of a unit belongs to the next unit, regardless of rounding errors.
  public func position(at offset: Double) -> (unit: Int, fraction: Double) {
    let units = (offset - start) / pitch
    let nearest = units.rounded()
    let whole = abs(units - nearest) < 1e-6 ? nearest : units.rounded(.down)
    return (origin + Int(bounded: whole), max(0, units - whole))
  }

  /// Returns the units that touch `offset ..< offset + viewport`; at least one.
  public func units(from offset: Double) -> Range<Int> {
    // Offsets far from zero have rounding errors. Less than a thousandth of a unit is not visible.
    let first = Int(bounded: ((offset - start) / pitch + 0.001).rounded(.down))
    let last = Int(bounded: ((offset + viewport - start) / pitch - 0.001).rounded(.up))
    let units = (origin + first)..<(origin + max(last, first + 1))
    guard let reachable else { return units }
    if units.overlaps(reachable) { return units.clamped(to: reachable) }
    let nearest = units.lowerBound < reachable.lowerBound ? reachable.lowerBound : reachable.upperBound - 1
    return nearest..<nearest + 1
  }

  /// Returns whether the content contains a unit and a viewport after it, so that it can be scrolled there.
  public func contains(_ unit: Int) -> Bool {
    let y = offset(of: unit)
    return y >= 0 && y <= length - min(viewport, length)
  }

  /// Returns whether the content must be moved, because `offset` is more than `limit` from the origin unit.
  public func isFar(_ offset: Double, limit: Double) -> Bool { abs(offset - start) > limit }

  /// The largest offset.
  public var lastOffset: Double { max(0, length - viewport) }
}
