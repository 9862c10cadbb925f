import Basics
import Geometry

/// An index of the frames of a column, which finds the frames that intersect a band.
struct BandIndex {
  private let frames: [Rect]
  /// For each frame, the maximum end of it and all frames before it, and the minimum start of it and all frames after
  /// it.
  private let reach: [(end: Double, start: Double)]

  /// Creates an index of frames in reading order.
  init(_ frames: [Rect]) {
    self.frames = frames
    var reach = frames.map { (end: $0.maxY, start: $0.minY) }
    for index in reach.indices.dropFirst() { reach[index].end = max(reach[index].end, reach[index - 1].end) }
    for index in reach.indices.dropLast().reversed() {
      reach[index].start = min(reach[index].start, reach[index + 1].start)
    }
    self.reach = reach
  }

  /// Returns the indices of the frames that intersect a band, in order. O(log n + m) for m frames in the band.
  func indices(in band: TimelineBand) -> [Int] {
    let (top, bottom) = (band.top, band.bottom)
    var first = reach.partitioningIndex { $0.end > top }
    var indices: [Int] = []
    while first < frames.count, reach[first].start < bottom {
      if frames[first].maxY > top, frames[first].minY < bottom { indices.append(first) }
      first += 1
    }
    return indices
  }
}
