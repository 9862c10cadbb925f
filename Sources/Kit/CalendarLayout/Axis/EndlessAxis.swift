import Geometry

/// The units of an endless row inside the content of a scrolling view: weeks, months or days, all of the same length,
/// named by absolute numbers.
///
/// The content is long but finite: the `origin` unit lies in its middle, and when scrolling rests far from there, the
/// origin moves. Where units end (`reachable`), the content ends with them, so that a host stops or bounces by itself.
public struct EndlessAxis: Equatable, Sendable {
  /// The length of content with no end in reach, in points; a host's coordinates are still exact there.
  public static let span = 2_000_000.0

  /// The length of a unit in points, above 0.
  public let pitch: Double
  /// The length of the viewport, in points.
  public let viewport: Double
  /// The units that exist; `nil` for no end.
  public let reachable: Range<Int>?
  /// The unit at a fixed offset.
  public let origin: Int
  /// The distance of the origin unit from the beginning of the content.
  public let start: Double
  /// The length of the content.
  public let length: Double

  /// Creates an axis around a unit. Units outside `reachable` count as its first or last one; an empty range is no
  /// limit. Units are cut to 10⁹, lengths to 10⁶ points, and a pitch that is not above 0 counts as 1.
  ///
  /// - Parameters:
  ///   - lead: the length of the part of the first unit that lies before the content.
  ///   - trail: the length of the part of the last unit that lies behind it.
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

  /// Returns the distance of a unit's beginning from that of the content. Units far away lie outside the content.
  public func offset(of unit: Int) -> Double { start + (Double(unit) - Double(origin)) * pitch }

  /// Returns the unit at a distance from the beginning of the content, and how much of it lies before that, 0..<1. Ends
  /// of units belong to the next one, whatever rounding errors the distance carries.
  public func position(at offset: Double) -> (unit: Int, fraction: Double) {
    let units = (offset - start) / pitch
    let nearest = units.rounded()
    let whole = abs(units - nearest) < 1e-6 ? nearest : units.rounded(.down)
    return (origin + Int(bounded: whole), max(0, units - whole))
  }

  /// Returns the units that touch `offset ..< offset + viewport`, at least one.
  public func units(from offset: Double) -> Range<Int> {
    // Offsets far from zero carry rounding errors; less than a thousandth of a unit is not seen.
    let first = Int(bounded: ((offset - start) / pitch + 0.001).rounded(.down))
    let last = Int(bounded: ((offset + viewport - start) / pitch - 0.001).rounded(.up))
    let units = (origin + first)..<(origin + max(last, first + 1))
    guard let reachable else { return units }
    if units.overlaps(reachable) { return units.clamped(to: reachable) }
    let nearest = units.lowerBound < reachable.lowerBound ? reachable.lowerBound : reachable.upperBound - 1
    return nearest..<nearest + 1
  }

  /// Whether a unit and a viewport after it lie inside the content, so that scrolling there is possible.
  public func contains(_ unit: Int) -> Bool {
    let y = offset(of: unit)
    return y >= 0 && y <= length - min(viewport, length)
  }

  /// Whether the content has to be moved, because `offset` is more than `limit` from the origin unit.
  public func isFar(_ offset: Double, limit: Double) -> Bool { abs(offset - start) > limit }

  /// The greatest offset.
  public var lastOffset: Double { max(0, length - viewport) }
}
