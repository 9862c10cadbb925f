import CalendarLayout
import TestSupport
import Testing

/// The invariants T1 to T10 of overlapping events.
struct OverlapLaws {
  /// What a layout breaks of T1 to T5 and T10, found by comparing all pairs; `nil` if nothing.
  static func violation(_ spans: [OverlapSpan], _ layout: OverlapColumns, strict: Bool = false) -> String? {
    let boxes = layout.boxes
    var simultaneous = [Int32](repeating: 0, count: layout.columnCounts.count)
    for (i, a) in boxes.enumerated() {
      if a.leading < 0 || a.trailing > OverlapColumns.full || a.leading >= a.trailing { return "T2: \(i) \(a)" }
      var touchesLeading = a.leading == 0
      var touchesTrailing = a.trailing == OverlapColumns.full
      var meets = false
      var atStart: Int32 = 1
      for (j, b) in boxes.enumerated() where i != j && spans[i].meets(spans[j]) {
        meets = true
        if a.cluster != b.cluster { return "\(i) and \(j) meet and are in two clusters" }
        if a.leading < b.trailing, b.leading < a.trailing { return "T1: \(i) \(a), \(j) \(b)" }
        if b.trailing == a.leading { touchesLeading = true }
        if b.leading == a.trailing { touchesTrailing = true }
        if spans[j].start <= spans[i].start { atStart += 1 }
        if strict, isBefore(spans[i], i, spans[j], j), a.leading > b.leading { return "T10: \(i) \(a), \(j) \(b)" }
      }
      if !meets, a.leading != 0 || a.trailing != OverlapColumns.full { return "T3: \(i) \(a)" }
      if !touchesLeading || !touchesTrailing { return "T4: \(i) \(a)" }
      simultaneous[Int(a.cluster)] = max(simultaneous[Int(a.cluster)], atStart)
    }
    if !strict, simultaneous != layout.columnCounts { return "T5: \(simultaneous), \(layout.columnCounts)" }
    return nil
  }

  private static func isBefore(_ a: OverlapSpan, _ i: Int, _ b: OverlapSpan, _ j: Int) -> Bool {
    if a.start != b.start { return a.start < b.start }
    if a.end != b.end { return a.end > b.end }
    return a.rank == b.rank ? i < j : a.rank < b.rank
  }

  /// Days like those of real people: starts on quarter hours, 15 minutes to 4 hours long.
  private static func day(_ number: Int, _ random: inout SeededGenerator) -> [OverlapSpan] {
    (0..<3 + number % 38).map { rank in
      let start = Int32.random(in: 0..<96, using: &random) * 15
      let end = min(1440, start + Int32.random(in: 1...16, using: &random) * 15)
      return OverlapSpan(start: start, end: end, rank: Int32(rank))
    }
  }

  private static func forDays(_ seed: UInt64, _ count: Int, _ law: ([OverlapSpan], inout SeededGenerator) -> String?)
    -> String?
  {
    var random = SeededGenerator(seed: seed)
    for number in 0..<count {
      let list = day(number, &random)
      if let broken = law(list, &random) { return "seed \(seed), day \(number): \(broken) of \(list)" }
    }
    return nil
  }

  @Test("T1-T5: on 20,000 random days no box overlaps, leaves the column, or could be wider")
  func standard() {
    #expect(Self.forDays(201, 20_000) { list, _ in Self.violation(list, OverlapColumns(list)) } == nil)
  }

  @Test("T10: in strict mode later events never lie before earlier ones that they meet")
  func strict() {
    #expect(
      Self.forDays(202, 5000) { list, _ in
        Self.violation(list, OverlapColumns(list, strict: true), strict: true)
      } == nil)
  }

  @Test("T6: neither the order of the input nor events of another time change anything")
  func permutation() {
    let broken = Self.forDays(203, 5000) { list, random in
      let boxes = OverlapColumns(list).boxes
      let order = list.indices.shuffled(using: &random)
      let shuffled = OverlapColumns(order.map { list[$0] })
      for (place, index) in order.enumerated() where shuffled.boxes[place] != boxes[index] { return "order" }
      let more = OverlapColumns(list + [OverlapSpan(start: 1440, end: 1500), OverlapSpan(start: 1450, end: 1460)])
      return Array(more.boxes.dropLast(2)) == boxes ? nil : "another cluster"
    }
    #expect(broken == nil)
  }

  @Test("with a limit of columns, what has no room is in one overflow, and no box is narrower than the limit's part")
  func limited() {
    let broken = Self.forDays(206, 5000) { list, random in
      let limit = Int.random(in: 2...6, using: &random)
      let strict = Bool.random(using: &random)
      let all = OverlapColumns(list, strict: strict)
      let layout = OverlapColumns(list, strict: strict, limit: limit)
      if all.columnCounts.allSatisfy({ $0 <= limit }) { return layout == all ? nil : "differs without need" }
      let hidden = layout.overflows.flatMap { $0.spans.map { Int($0) } }
      if Set(hidden).count != hidden.count { return "in two overflows" }
      // What is drawn: spans with room, and overflows from their first start to their last end.
      var drawn = list.indices.filter { !hidden.contains($0) }.map { (list[$0], layout.boxes[$0]) }
      for overflow in layout.overflows {
        let members = overflow.spans.map { list[Int($0)] }
        guard let start = members.map(\.start).min(), let end = members.map(\.end).max(), members.count > 1 else {
          return "an overflow of \(members.count)"
        }
        if overflow.spans.contains(where: { layout.boxes[Int($0)] != overflow.box }) { return "another box" }
        let crowd = list.filter { $0.start < end && start < $0.end }
        if !strict,
          !crowd.contains(where: { one in crowd.count { $0.start <= one.start && one.start < $0.end } > limit })
        {
          return "hidden without need: \(overflow)"
        }
        drawn.append((OverlapSpan(start: start, end: end), overflow.box))
      }
      for (index, a) in drawn.enumerated() {
        if a.1.trailing - a.1.leading < OverlapColumns.full / Int32(limit) - 8 { return "too narrow: \(a)" }
        for b in drawn[(index + 1)...] where a.0.meets(b.0) {
          if a.1.leading < b.1.trailing, b.1.leading < a.1.trailing { return "T1: \(a) \(b)" }
        }
      }
      return nil
    }
    #expect(broken == nil)
  }

  @Test("T1: edges rounded to pixels share no pixel, and mirrored ones neither")
  func pixels() {
    let broken = Self.forDays(204, 3000) { list, random in
      let boxes = OverlapColumns(list).boxes
      let width = Double(Int.random(in: 1...400, using: &random))
      let edges = boxes.map { box in
        [box.leading, box.trailing].map { (Double($0) / Double(OverlapColumns.full) * width).rounded() }
      }
      for i in list.indices {
        for j in list.indices where i < j && list[i].meets(list[j]) {
          if edges[i][0] < edges[j][1], edges[j][0] < edges[i][1] { return "\(i), \(j) at width \(width)" }
        }
      }
      return nil
    }
    #expect(broken == nil)
  }

  @Test("chain and fill gives what steps 3 to 5, done over all pairs, give")
  func reference() {
    let broken = Self.forDays(205, 3000) { list, _ in
      let layout = OverlapColumns(list)
      return layout.boxes == Self.slow(list, layout.boxes) ? nil : "differs"
    }
    #expect(broken == nil)
  }

  private static func slow(_ spans: [OverlapSpan], _ columns: [OverlapColumns.Box]) -> [OverlapColumns.Box] {
    var boxes = columns
    let rising = boxes.indices.sorted { boxes[$0].column < boxes[$1].column }
    func neighbors(_ i: Int, _ side: (Int32, Int32) -> Bool) -> [Int] {
      spans.indices.filter { $0 != i && spans[$0].meets(spans[i]) && side(boxes[$0].column, boxes[i].column) }
    }
    var chain = [Int32](repeating: 0, count: spans.count)
    for i in rising.reversed() { chain[i] = 1 + (neighbors(i, >).map { chain[$0] }.max() ?? 0) }
    for i in rising {
      boxes[i].leading = neighbors(i, <).map { boxes[$0].trailing }.max() ?? 0
      boxes[i].trailing = boxes[i].leading + (OverlapColumns.full - boxes[i].leading) / chain[i]
    }
    for i in rising.reversed() {
      boxes[i].trailing = neighbors(i, >).map { boxes[$0].leading }.min() ?? OverlapColumns.full
    }
    return boxes
  }
}

extension OverlapSpan {
  /// Whether two spans share a unit. One that ends where the other starts does not meet it.
  func meets(_ other: OverlapSpan) -> Bool { start < other.end && other.start < end }
}
