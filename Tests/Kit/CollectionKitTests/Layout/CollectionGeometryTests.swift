import Diffing
import Geometry
import TestSupport
import Testing

@testable import CollectionKit

@Suite("Layouts of collections")
struct CollectionGeometryTests {
  private static let viewport = Size(width: 320, height: 400)

  private func geometry(
    _ layout: CollectionLayout, _ counts: [Int], sizes: [[Size]]? = nil, direction: LayoutDirection = .leftToRight,
    header: Double = 20
  ) -> CollectionGeometry {
    let style = layout.style ?? SectionStyle()
    let metrics = counts.enumerated().map { index, count in
      SectionMetrics(
        count: count, header: header, footer: index % 2 == 0 ? 10 : 0, insets: style.insets,
        lineSpacing: style.lineSpacing, itemSpacing: style.itemSpacing, sizes: sizes?[index])
    }
    return CollectionGeometry(
      layout, LayoutContent(counts: counts, viewport: Self.viewport, direction: direction), metrics)
  }

  private static let style = SectionStyle(
    insets: Insets(top: 5, leading: 12, bottom: 7, trailing: 4), lineSpacing: 6, itemSpacing: 8)

  static var layouts: [CollectionLayout] {
    [
      .list(ListLayout(rowHeight: .selfSizing(estimated: 30), section: style)),
      .grid(GridLayout(columns: .count(3), lineHeight: .fixed(50), section: style)),
      .grid(GridLayout(columns: .fitting(minimumWidth: 70), section: style)),
      .flow(FlowLayout(itemSize: Size(width: 60, height: 30), section: style)),
      .flow(FlowLayout(itemSize: Size(width: 60, height: 30), isSelfSizing: true, alignment: .leading, section: style)),
      .flow(FlowLayout(itemSize: Size(width: 60, height: 30), alignment: .center, section: style)),
      .fullScreen(FullScreenLayout()),
    ]
  }

  @Test(
    "every item has one frame inside its section, none overlap, and queries find what lies there", arguments: 0..<21)
  func invariants(number: Int) throws {
    var random = SeededGenerator(seed: UInt64(number + 1))
    let layout = Self.layouts[number % 7]
    let counts = (0..<4).map { _ in Int.random(in: 0...40, using: &random) } + [0]
    var sizes: [[Size]]?
    if case .flow = layout, number >= 7 {
      sizes = counts.map { count in
        (0..<count).map { _ in
          Size(
            width: Double(Int.random(in: 10...400, using: &random)),
            height: Double(Int.random(in: 5...80, using: &random)))
        }
      }
    }
    var geometry = geometry(layout, counts, sizes: sizes)
    for (section, item) in geometry.sections.enumerated() where item.columns > 0 {
      for line in 0..<item.lineCount where random.next() % 2 == 0 {
        geometry.measure(section: section, line: line, height: Double(Int.random(in: 20...90, using: &random)))
      }
    }
    let all = geometry.elements(from: -1_000, to: geometry.height + 1_000).filter { $0.kind == .item }
    let paths = counts.enumerated().flatMap { section, count in (0..<count).map { at(section, $0) } }
    #expect(all.map { $0.path } == paths)
    for (index, element) in all.enumerated() {
      #expect(geometry.frame(of: element.path) == element.frame)
      let section = geometry.sections[element.path.section]
      let top = geometry.top(of: element.path.section)
      #expect(element.frame.minY >= top + section.bodyTop - 0.5)
      #expect(element.frame.maxY <= top + section.bodyEnd + 0.5)
      for other in all[..<index].suffix(12) { #expect(!other.frame.intersects(element.frame)) }
    }
    for _ in 0..<40 {
      let top = Double.random(in: -50...geometry.height + 50, using: &random)
      let found = geometry.elements(from: top, to: top + 200).filter { $0.kind == .item }.map { $0.path }
      let expected = all.filter { $0.frame.maxY > top && $0.frame.minY < top + 200 }.map { $0.path }
      // Whole lines: an item that is lower than its line may lie outside.
      #expect(Set(expected).isSubset(of: Set(found)) && found == found.sorted())
      let below = geometry.firstItem(below: top)
      if let first = expected.first, sizes == nil { #expect(below.map { $0 <= first } == true) }
    }
  }

  @Test("right to left is the mirror image", arguments: 0..<7)
  func mirrored(number: Int) {
    let counts = [7, 0, 12]
    let left = geometry(Self.layouts[number], counts)
    let right = geometry(Self.layouts[number], counts, direction: .rightToLeft)
    for element in left.elements(from: 0, to: left.height) where element.kind == .item {
      #expect(right.frame(of: element.path) == element.frame.mirrored(in: 320))
    }
  }

  @Test("DT-69, DT-70, DT-71: insets, distances of lines, and distances in lines are as set")
  func distances() throws {
    let grid = geometry(.grid(GridLayout(columns: .count(2), lineHeight: .fixed(40), section: Self.style)), [4])
    let first = try #require(grid.frame(of: at(0, 0)))
    #expect(first == Rect(x: 12, y: 25, width: 148, height: 40))
    #expect(grid.frame(of: at(0, 1))?.minX == first.maxX + 8)
    #expect(grid.frame(of: at(0, 2))?.minY == first.maxY + 6)
    #expect(grid.height == 20 + 5 + 40 + 6 + 40 + 7 + 10)
    // Four of 60 need 264 of 304 points; justified, the rest lies between them.
    let flow = geometry(.flow(FlowLayout(itemSize: Size(width: 60, height: 30), section: Self.style)), [9])
    #expect(flow.frame(of: at(0, 3))?.maxX == 316 && flow.frame(of: at(0, 4))?.minX == 12)
    #expect(flow.frame(of: at(0, 4))?.minY == 61)
  }

  @Test("flow lines break where the next item does not fit; all but the last are justified")
  func flow() {
    let sizes = [100, 100, 100, 50, 400, 20].map { Size(width: Double($0), height: 20) }
    let plain = SectionStyle(itemSpacing: 10)
    let flow = geometry(
      .flow(FlowLayout(alignment: .justified, section: plain)), [6], sizes: [sizes], header: 0)
    let frames = (0..<6).map { flow.frame(of: at(0, $0)) ?? .zero }
    #expect(frames.map { $0.minY } == [0, 0, 0, 20, 40, 60])
    #expect(frames[2].maxX == 320 && frames[3].minX == 0 && frames[5].minX == 0)
    let sections = geometry(
      .flow(FlowLayout(alignment: .center, section: plain)), [6], sizes: [sizes], header: 0)
    #expect(sections.frame(of: at(0, 3))?.midX == 160)
  }

  @Test("arrows move to the line above or below, across sections and over empty ones")
  func neighbors() {
    let grid = geometry(.grid(GridLayout(columns: .count(3), section: Self.style)), [5, 0, 4])
    #expect(grid.item(beside: at(0, 1), isBelow: true) == at(0, 4))
    #expect(grid.item(beside: at(0, 2), isBelow: true) == at(0, 4))
    #expect(grid.item(beside: at(0, 4), isBelow: true) == at(2, 1))
    #expect(grid.item(beside: at(2, 2), isBelow: false) == at(0, 4))
    #expect(grid.item(beside: at(0, 1), isBelow: false) == nil)
    #expect(grid.item(beside: at(2, 3), isBelow: true) == nil)
    #expect(grid.item(after: at(0, 4)) == at(2, 0) && grid.item(before: at(2, 0)) == at(0, 4))
    #expect(grid.firstItem == at(0, 0) && grid.lastItem == at(2, 3))
    #expect(geometry(.list(ListLayout()), [0, 0]).firstItem == nil)
    #expect(geometry(.list(ListLayout()), []).lastItem == nil)
  }

  @Test("a gap lies before the item whose middle is beyond the point, or at the end of the section")
  func gaps() {
    let list = geometry(.list(ListLayout()), [3, 0, 2], header: 0)
    #expect(list.gap(at: Point(x: 5, y: 10)) == at(0, 0))
    #expect(list.gap(at: Point(x: 5, y: 30)) == at(0, 1))
    #expect(list.gap(at: Point(x: 5, y: 131)) == at(0, 3))
    #expect(list.gap(at: Point(x: 5, y: 9_999)) == at(2, 2))
    let grid = geometry(
      .grid(GridLayout(columns: .count(2), lineHeight: .fixed(40), section: SectionStyle())), [4],
      direction: .rightToLeft, header: 0)
    #expect(grid.gap(at: Point(x: 310, y: 10)) == at(0, 0))
    #expect(grid.gap(at: Point(x: 200, y: 10)) == at(0, 1))
    #expect(grid.gap(at: Point(x: 10, y: 10)) == at(0, 2))
  }

  @Test("custom layouts place anything; what does not exist, or has no finite frame, is left out")
  func custom() {
    let diagonal = CustomLayout(
      contentHeight: { Double($0.counts[0]) * 50 },
      elements: { content, rect in
        var result = (0..<content.counts[0] + 2).map {
          LayoutElement(
            .item, path: at(0, $0), frame: Rect(x: Double($0) * 10, y: Double($0) * 50, width: 40, height: 40))
        }
        result.append(LayoutElement(.item, path: at(0, 1), frame: .zero))
        result.append(LayoutElement(.decoration(DecorationKind(9)), path: at(0, 0), frame: rect))
        result.append(
          LayoutElement(.item, path: at(0, 0), frame: Rect(x: .nan, y: 0, width: 1, height: 1)))
        return result.reversed()
      },
      frame: { _, path in Rect(x: Double(path.item) * 10, y: Double(path.item) * 50, width: 40, height: 40) })
    let geometry = geometry(.custom(diagonal), [5])
    #expect(geometry.height == 250)
    let found = geometry.elements(from: 60, to: 160)
    #expect(found.filter { $0.kind == .item }.map { $0.path } == [at(0, 1), at(0, 2), at(0, 3)])
    #expect(found.count == 4)
    #expect(geometry.frame(of: at(0, 5)) == nil)
    #expect(geometry.item(beside: at(0, 1), isBelow: true) == at(0, 2))
    #expect(geometry.item(beside: at(0, 1), isBelow: false) == at(0, 0))
    #expect(geometry.firstItem(below: 45) == at(0, 1))
    #expect(geometry.gap(at: Point(x: 15, y: 60)) == at(0, 1))
  }

  @Test("measured rows follow their items through an update; updated ones are measured again")
  func adoption() {
    let layout = CollectionLayout.list(ListLayout(rowHeight: .selfSizing(estimated: 40)))
    var old = geometry(layout, [6, 2], header: 0)
    for row in 0..<6 { old.measure(section: 0, line: row, height: 50 + Double(row)) }
    var update = PendingUpdate()
    update.batches = [
      StorageUpdate([
        .deleteItems([at(0, 0)]), .moveItem(from: at(0, 4), to: at(1, 1)), .updateItems([at(0, 1)]),
        .insertSections([0]),
      ]).batch()
    ]
    var new = geometry(layout, [0, 4, 3], header: 0)
    new.adopt(old, update, near: nil)
    #expect((0..<4).map { new.sections[1].lines.measured($0) } == [51, nil, 53, 54])
    #expect((0..<3).map { new.sections[2].lines.measured($0) } == [nil, 55, nil])
    #expect(new.height == new.sections.reduce(0) { $0 + $1.height })
  }
}
