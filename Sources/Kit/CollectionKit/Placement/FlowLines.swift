import Basics
import Geometry

/// The lines of a section whose items have individual sizes.
struct FlowLines: Equatable {
  let sizes: [Size]
  /// The first item of each line.
  let starts: [Int32]
  /// The upper edge of each line, followed by the end of the last one with spacing.
  let tops: [Double]
  let lineSpacing: Double

  /// Arranges items in lines of a given width. An item wider than that gets its own line.
  init(_ sizes: [Size], width: Double, itemSpacing: Double, lineSpacing: Double) {
    var starts: [Int32] = []
    var tops: [Double] = [0]
    var x = 0.0
    var height = 0.0
    for (index, size) in sizes.enumerated() {
      if starts.isEmpty || x + itemSpacing + size.width > width + 0.001 {
        if !starts.isEmpty { tops.append((tops.last ?? 0) + height + lineSpacing) }
        starts.append(Int32(truncatingIfNeeded: index))
        x = size.width
        height = size.height
      } else {
        x += itemSpacing + size.width
        height = max(height, size.height)
      }
    }
    if !starts.isEmpty { tops.append((tops.last ?? 0) + height + lineSpacing) }
    self.sizes = sizes
    self.starts = starts
    self.tops = tops
    self.lineSpacing = lineSpacing
  }

  var count: Int { starts.count }

  var length: Double { starts.isEmpty ? 0 : (tops.last ?? 0) - lineSpacing }

  /// Returns the line of an item.
  func line(of item: Int) -> Int { max(0, starts.partitioningIndex { Int($0) > item } - 1) }

  /// Returns the line at a distance from the top.
  func line(at offset: Double) -> Int { max(0, starts.indices.partitioningIndex { tops[$0] > offset } - 1) }

  /// Returns the items of a line.
  func items(in line: Int) -> Range<Int> {
    guard starts.indices.contains(line) else { return 0..<0 }
    return Int(starts[line])..<(line + 1 < starts.count ? Int(starts[line + 1]) : sizes.count)
  }
}
