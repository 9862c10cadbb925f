/// The positions of the lines of a section, most of which were never measured. Unmeasured lines count as an estimate,
/// and only measured lengths are stored, so memory does not grow with the number of lines.
///
/// Measured lines are stored in chunks, each with the sum of its lines' differences from the estimate. Finding a line
/// or its offset walks over the chunks and through one of them: a few hundred steps at most, for any number of lines,
/// because beyond `limit` the farthest measurements are dropped.
struct LengthAxis: Equatable {
  /// The number of lines.
  let count: Int
  /// The length of a line that was not measured.
  let estimate: Double
  /// The distance between lines.
  let spacing: Double

  private struct Chunk: Equatable {
    var lines: [Int32]
    var excess: [Double]
    var sum: Double
  }

  private var chunks: [Chunk] = []
  private(set) var measuredCount = 0

  /// The number of measured lines that are kept.
  static let limit = 4_096
  private static let chunkSize = 128

  init(count: Int, estimate: Double, spacing: Double) {
    self.count = max(0, count)
    self.estimate = estimate
    self.spacing = spacing
  }

  private var pitch: Double { estimate + spacing }

  /// The length from the beginning of the first line to the end of the last.
  var length: Double {
    guard count > 0 else { return 0 }
    return Double(count) * pitch - spacing + chunks.reduce(0) { $0 + $1.sum }
  }

  /// Returns the distance from the beginning of the first line to the beginning of a line.
  func offset(of line: Int) -> Double {
    var excess = 0.0
    for chunk in chunks {
      guard let last = chunk.lines.last, line <= Int(last) else {
        excess += chunk.sum
        continue
      }
      for (index, measured) in chunk.lines.enumerated() {
        if Int(measured) >= line { break }
        excess += chunk.excess[index]
      }
      break
    }
    return Double(line) * pitch + excess
  }

  /// Returns the length of a line, measured or estimated.
  func length(of line: Int) -> Double { measured(line) ?? estimate }

  /// Returns the length of a line if it was measured.
  func measured(_ line: Int) -> Double? {
    guard let chunk = chunks.firstIndex(where: { ($0.lines.last ?? -1) >= Int32(truncatingIfNeeded: line) }),
      let index = chunks[chunk].lines.firstIndex(of: Int32(truncatingIfNeeded: line))
    else { return nil }
    return estimate + chunks[chunk].excess[index]
  }

  /// Returns the line at a distance from the beginning, or the first or last line if the distance is outside. Spacing
  /// belongs to the line before it.
  func line(at offset: Double) -> Int {
    guard count > 0 else { return 0 }
    var excess = 0.0
    for chunk in chunks {
      guard let last = chunk.lines.last else { continue }
      let end = Double(last) * pitch + excess + chunk.sum + pitch
      if end <= offset {
        excess += chunk.sum
        continue
      }
      for (index, measured) in chunk.lines.enumerated() {
        let start = Double(measured) * pitch + excess
        if offset < start { return plain(offset - excess, below: Int(measured)) }
        excess += chunk.excess[index]
        if offset < start + pitch + chunk.excess[index] { return Int(measured) }
      }
    }
    return plain(offset - excess, below: count)
  }

  /// Returns the line at a distance as if no line were measured; less than a bound.
  private func plain(_ offset: Double, below bound: Int) -> Int {
    let line = (offset / pitch).rounded(.down)
    return max(0, line < Double(bound) ? Int(max(line, 0)) : bound - 1)
  }

  /// Records the length of a line, replacing an earlier measurement.
  mutating func measure(_ line: Int, _ length: Double) {
    guard line >= 0, line < count, length.isFinite else { return }
    let number = Int32(truncatingIfNeeded: line)
    let excess = max(1, length) - estimate
    if chunks.last?.lines.last.map({ $0 < number }) ?? true {
      append(number, excess)
      if measuredCount > LengthAxis.limit { forgetFarEnd(from: line) }
      return
    }
    let index = chunks.firstIndex { ($0.lines.last ?? -1) >= number } ?? 0
    let position = chunks[index].lines.firstIndex { $0 >= number } ?? chunks[index].lines.count
    if position < chunks[index].lines.count, chunks[index].lines[position] == number {
      chunks[index].excess[position] = excess
    } else {
      chunks[index].lines.insert(number, at: position)
      chunks[index].excess.insert(excess, at: position)
      measuredCount += 1
    }
    if chunks[index].lines.count > LengthAxis.chunkSize {
      let half = chunks[index].lines.count / 2
      var rest = Chunk(
        lines: Array(chunks[index].lines[half...]), excess: Array(chunks[index].excess[half...]), sum: 0)
      rest.sum = rest.excess.reduce(0, +)
      chunks[index].lines.removeLast(chunks[index].lines.count - half)
      chunks[index].excess.removeLast(chunks[index].excess.count - half)
      chunks.insert(rest, at: index + 1)
    }
    chunks[index].sum = chunks[index].excess.reduce(0, +)
    if measuredCount > LengthAxis.limit { forgetFarEnd(from: line) }
  }

  /// Records a line after all measured lines.
  private mutating func append(_ number: Int32, _ excess: Double) {
    if chunks.last.map({ $0.lines.count >= LengthAxis.chunkSize }) ?? true {
      chunks.append(Chunk(lines: [], excess: [], sum: 0))
    }
    let index = chunks.count - 1
    chunks[index].lines.append(number)
    chunks[index].excess.append(excess)
    chunks[index].sum += excess
    measuredCount += 1
  }

  /// Drops the measurements at the end that is farther away.
  private mutating func forgetFarEnd(from line: Int) {
    guard chunks.count > 1 else { return }
    let first = Int(chunks[0].lines.first ?? 0)
    let last = Int(chunks[chunks.count - 1].lines.last ?? 0)
    let gone = line - first > last - line ? chunks.removeFirst() : chunks.removeLast()
    measuredCount -= gone.lines.count
  }

  /// All measured lines in order, with their lengths.
  var measuredLines: [(line: Int, length: Double)] {
    var result: [(line: Int, length: Double)] = []
    for chunk in chunks {
      for (index, line) in chunk.lines.enumerated() { result.append((Int(line), estimate + chunk.excess[index])) }
    }
    return result
  }
}
