import TestSupport
import Testing

@testable import CollectionKit

@Suite("Axis of lines that were measured or not")
struct LengthAxisTests {
  /// The same with an array of all lengths.
  private struct Plain {
    var lengths: [Double]
    let spacing: Double

    func offset(of line: Int) -> Double { lengths[..<line].reduce(0) { $0 + $1 + spacing } }

    func line(at offset: Double) -> Int {
      var end = 0.0
      for (line, length) in lengths.enumerated() {
        end += length + spacing
        if offset < end { return line }
      }
      return lengths.count - 1
    }
  }

  @Test("agrees with an array of all lengths, in any order of measuring", arguments: 1...8)
  func random(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let count = Int.random(in: 1...700, using: &random)
    var axis = LengthAxis(count: count, estimate: 40, spacing: Double(seed % 3) * 4)
    var plain = Plain(lengths: Array(repeating: 40, count: count), spacing: axis.spacing)
    for _ in 0..<600 {
      let line = Int.random(in: 0..<count, using: &random)
      let length = Double(Int.random(in: 1...90, using: &random))
      axis.measure(line, length)
      plain.lengths[line] = length
    }
    #expect(abs(axis.length - (plain.offset(of: count) - axis.spacing)) < 1e-6)
    for line in 0..<count {
      #expect(abs(axis.offset(of: line) - plain.offset(of: line)) < 1e-6)
      #expect(axis.length(of: line) == plain.lengths[line])
    }
    for _ in 0..<300 {
      let offset = Double.random(in: -50...axis.length + 50, using: &random)
      #expect(axis.line(at: offset) == plain.line(at: offset))
    }
    #expect(axis.measuredLines.map { $0.line } == axis.measuredLines.map { $0.line }.sorted())
  }

  @Test("what was measured is bounded; the far end is forgotten and counts as the estimate again")
  func limit() {
    var axis = LengthAxis(count: 1_000_000, estimate: 40, spacing: 0)
    for line in 0..<20_000 { axis.measure(line, 50) }
    #expect(axis.measuredCount <= LengthAxis.limit)
    #expect(axis.measured(0) == nil && axis.measured(19_999) == 50)
    #expect(axis.length == 40_000_000 + Double(axis.measuredCount) * 10)
    for line in (0..<100).reversed() { axis.measure(line, 50) }
    #expect(axis.measuredCount <= LengthAxis.limit && axis.measured(0) == 50)
  }

  @Test("bad lengths and lines change nothing")
  func bad() {
    var axis = LengthAxis(count: 3, estimate: 10, spacing: 0)
    let before = axis
    axis.measure(-1, 5)
    axis.measure(3, 5)
    axis.measure(1, .nan)
    axis.measure(1, .infinity)
    #expect(axis == before && axis.length == 30)
    axis.measure(1, -4)
    #expect(axis.length(of: 1) == 1)
    let empty = LengthAxis(count: -1, estimate: 10, spacing: 5)
    #expect(empty.length == 0 && empty.line(at: 7) == 0)
  }

  @Test("sums of lengths equal adding up, at any index")
  func sums() {
    var random = SeededGenerator(seed: 5)
    for count in [0, 1, 2, 7, 64, 100] {
      var lengths = (0..<count).map { _ in Double(Int.random(in: 0...9, using: &random)) }
      var sums = PrefixSums(lengths)
      for _ in 0..<50 where count > 0 {
        let index = Int.random(in: 0..<count, using: &random)
        sums.add(3, at: index)
        lengths[index] += 3
      }
      for end in 0...count { #expect(sums.sum(before: end) == lengths[..<end].reduce(0, +)) }
      for distance in stride(from: 0.0, to: sums.total, by: 1.5) {
        let index = sums.index(at: distance)
        #expect(sums.sum(before: index) <= distance && distance < sums.sum(before: index + 1))
      }
      #expect(sums.index(at: 1e9) == max(0, count - 1))
    }
  }
}
