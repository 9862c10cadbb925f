package import Geometry

/// The rows of a month's page, from top to bottom without gaps.
package struct PageRows: Equatable, Sendable {
  /// The tops of the rows and the bottom of the last one, from the top of the page, in points.
  package let edges: [Double]

  /// Creates rows of the same height.
  package init(height: Double, count: Int) { edges = (0...max(0, count)).map { Double($0) * height } }

  /// Creates rows that are at least as high as their content and together fill a height: the lowest are raised to a
  /// common height. If the content is higher, the rows exceed the height.
  ///
  /// - Parameter contents: the height of each row's content, in whole pixels.
  package init(contents: [Double], filling height: Double, _ pixels: PixelGrid) {
    // A row with more content than a share has the height of its content, and the others share the rest.
    var share = Double.infinity
    while true {
      var (count, rest) = (contents.count, height)
      for content in contents where content > share { (count, rest) = (count - 1, rest - content) }
      guard count > 0 else { break }
      let next = (max(0, rest) / Double(count) * pixels.scale + 1e-6).rounded(.down) / pixels.scale
      guard next < share else { break }
      share = next
    }
    var edges = [0.0]
    for content in contents { edges.append(edges[edges.count - 1] + max(content, share)) }
    self.edges = edges
  }

  /// The height of all rows, in points.
  package var height: Double { edges[edges.count - 1] }

  /// The height of a row, in points.
  package func height(ofRow row: Int) -> Double { edges[row + 1] - edges[row] }

  /// Returns the row at a distance from the top of the page; `nil` above the first and below the last row.
  package func row(atY y: Double) -> Int? { y >= 0 ? edges.dropFirst().firstIndex { y < $0 }.map { $0 - 1 } : nil }
}
