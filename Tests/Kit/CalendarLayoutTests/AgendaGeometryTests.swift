import CalendarLayout
import CalendarSystems
import Geometry
import TestSupport
import Testing

struct AgendaGeometryTests {
  private static func layout(
    _ anchor: AgendaAnchor, height: Double = 400, overscan: Double = 0, kept: Int? = nil, _ counts: [Int: Int]
  ) -> AgendaGeometry {
    AgendaGeometry(
      anchor: anchor, viewport: Size(width: 300, height: height), overscan: overscan,
      keptDay: kept.map { DayNumber($0) }, pixels: PixelGrid(scale: 1)
    ) { days in
      (days.lowerBound.rawValue..<days.upperBound.rawValue).map { counts[$0] ?? 0 }
    }
  }

  private static let many = Dictionary(uniqueKeysWithValues: (-400..<400).map { ($0 * 2, abs($0) % 4) })

  @Test("days with events follow each other with 44-point rows, and days without are passed over")
  func sections() {
    let agenda = Self.layout(AgendaAnchor(day: DayNumber(1)), Self.many)
    #expect(agenda.sections.map(\.day.rawValue) == [2, 4, 6, 10])
    #expect(agenda.sections.map(\.eventCount) == [1, 2, 3, 1])
    #expect(agenda.sections.map(\.y) == [0, 84, 212, 384])
    #expect(agenda.sections.map(\.height) == [84, 128, 172, 84])
    #expect(!agenda.reachesEnd)
  }

  @Test("WK-208: a limited list is measured from its first day, wherever its layout begins")
  func limited() {
    func layout(_ anchor: AgendaAnchor) -> AgendaGeometry {
      AgendaGeometry(
        anchor: anchor, viewport: Size(width: 300, height: 400), reachable: DayNumber(0)...DayNumber(40),
        isLimited: true, pixels: PixelGrid(scale: 1)
      ) { days in (days.lowerBound.rawValue..<days.upperBound.rawValue).map { Self.many[$0] ?? 0 } }
    }
    var distances: [Double] = []
    for day in 0...40 {
      let agenda = layout(AgendaAnchor(day: DayNumber(day)))
      let again = layout(agenda.anchor)
      #expect(agenda.anchor.day == DayNumber(0) && again.anchor == agenda.anchor && again.sections == agenda.sections)
      #expect(agenda.sections.allSatisfy { 0...40 ~= $0.day.rawValue })
      distances.append(-agenda.anchor.y)
    }
    #expect(distances == distances.sorted() && distances[0] == 0 && distances[40] > 1000)
  }

  @Test("scrolling in small steps, in one step, or to and fro shows the same")
  func scrolling() {
    var random = SeededGenerator(seed: 81)
    var broken: String?
    for _ in 0..<200 {
      let start = AgendaAnchor(day: DayNumber(Int.random(in: -300...300, using: &random)))
      let far = Double(Int.random(in: -3000...3000, using: &random))
      let first = Self.layout(start, Self.many)
      var step = first
      for _ in 0..<10 { step = Self.layout(step.anchor.scrolled(by: far / 10), Self.many) }
      let once = Self.layout(first.anchor.scrolled(by: (far / 10).rounded() * 10), Self.many)
      if abs(far / 10 - (far / 10).rounded()) < 1e-9, step != once { broken = "\(start) \(far)" }
      let back = Self.layout(once.anchor.scrolled(by: -(far / 10).rounded() * 10), Self.many)
      if back != first { broken = "\(start) \(far) and back" }
    }
    #expect(broken == nil)
  }

  @Test("sections are in view, without room between them or above the first")
  func gapless() {
    var random = SeededGenerator(seed: 82)
    var broken: String?
    for _ in 0..<300 {
      let agenda = Self.layout(
        AgendaAnchor(
          day: DayNumber(Int.random(in: -300...300, using: &random)), y: Double.random(in: -200...300, using: &random)),
        Self.many)
      if agenda.sections.contains(where: { $0.maxY <= 0 || $0.y >= 400 }) { broken = "unseen sections" }
      for (a, b) in zip(agenda.sections, agenda.sections.dropFirst()) where a.maxY != b.y { broken = "hole" }
      if agenda.sections.first.map({ $0.y > 0 }) ?? true { broken = "room above" }
    }
    #expect(broken == nil)
  }

  @Test("at its ends the list neither leaves room nor scrolls further")
  func ends() {
    let few = [10: 5, 20: 5, 30: 5]
    let bottom = Self.layout(AgendaAnchor(day: DayNumber(30)), few)
    #expect(bottom.reachesEnd)
    #expect(bottom.sections.last?.maxY == 400)
    let top = Self.layout(AgendaAnchor(day: DayNumber(10), y: 200), few)
    #expect(top.reachesStart)
    #expect(top.sections.first?.y == 0)
    #expect(top.anchor == AgendaAnchor(day: DayNumber(10)))
    // Behind the last day, the last one is shown; a short list stays at the top.
    #expect(Self.layout(AgendaAnchor(day: DayNumber(31)), few).sections.map(\.day.rawValue) == [20, 30])
    let short = Self.layout(AgendaAnchor(day: DayNumber(5), y: -70), [10: 1])
    #expect(short.sections.map(\.y) == [0])
    #expect(short.reachesStart && short.reachesEnd)
  }

  @Test("without events there are no sections; a kept day is shown with one row that says so")
  func empty() {
    let none = Self.layout(AgendaAnchor(day: DayNumber(7)), [:])
    #expect(none.sections.isEmpty && none.reachesStart && none.reachesEnd)
    #expect(none.anchor == AgendaAnchor(day: DayNumber(7)))
    let kept = Self.layout(AgendaAnchor(day: DayNumber(7)), kept: 9, [20: 1])
    #expect(kept.sections.map(\.day.rawValue) == [9, 20])
    #expect(kept.sections[0].eventCount == 0 && kept.sections[0].rowCount == 1)
  }

  @Test("the search for days is bounded, and days are asked for in weeks")
  func bounded() {
    var asked = 0
    let agenda = AgendaGeometry(
      anchor: AgendaAnchor(day: DayNumber(0)), viewport: Size(width: 300, height: 400), pixels: PixelGrid(scale: 1)
    ) { days in
      asked += 1
      return [Int](repeating: 0, count: days.upperBound - days.lowerBound)
    }
    #expect(agenda.sections.isEmpty)
    #expect(asked <= 2 * (730 / 28 + 1))
    for y in [-1e300, 1e300, .nan, .infinity] {
      let far = Self.layout(AgendaAnchor(day: DayNumber(.max), y: y), Self.many)
      #expect(far.sections.count < 20)
      let near = Self.layout(AgendaAnchor(day: DayNumber(0), y: y), Self.many)
      #expect((1..<20).contains(near.sections.count))
    }
    // Wrong answers do not trap.
    let wrong = AgendaGeometry(
      anchor: AgendaAnchor(day: DayNumber(0)), viewport: Size(width: 300, height: 400), pixels: PixelGrid(scale: 1)
    ) { _ in [-4] }
    #expect(wrong.sections.isEmpty)
  }

  @Test("a step longer than the limit ends at some day instead of nowhere")
  func longStep() {
    for y in [-1e8, 1e8] {
      let agenda = AgendaGeometry(
        anchor: AgendaAnchor(day: DayNumber(0), y: y), viewport: Size(width: 300, height: 400),
        pixels: PixelGrid(scale: 1)
      ) { days in [Int](repeating: 1, count: days.upperBound - days.lowerBound) }
      #expect(agenda.sections.count == 5)
      #expect(agenda.sections.first?.y == 0)
      #expect(abs(agenda.anchor.day.rawValue) > 900)
    }
  }
}
