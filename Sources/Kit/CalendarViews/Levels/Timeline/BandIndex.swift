import Basics
import Geometry

/// The frames of a column, to find those that meet a band.
struct BandIndex {
  private let frames: [Rect]
  /// For each frame, how far down it and those before it reach, and where it and those after it begin at the earliest.
  private let reach: [(end: Double, start: Double)]

  /// Creates the index of frames in reading order.
  init(_ frames: [Rect]) {
    self.frames = frames
    var reach = frames.map { (end: $0.maxY, start: $0.minY) }
    for index in reach.indices.dropFirst() { reach[index].end = max(reach[index].end, reach[index - 1].end) }
    for index in reach.indices.dropLast().reversed() {
      reach[index].start = min(reach[index].start, reach[index + 1].start)
    }
    self.reach = reach
  }

  /// Returns the indices of the frames that meet a band, in order. O(log n) and what lies in the band.
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
