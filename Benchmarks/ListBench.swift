import Almanac

/// Lists of a million rows of variable height in a collection view.
enum ListBench {
  private static let count = 1_000_000

  static func run(_ report: inout Report) {
    for isMeasured in [false, true] {
      let name = isMeasured ? "self-sizing rows" : "rows"
      let start = Stopwatch.once { _ = ListBenchScene(count: count, isMeasured: isMeasured) }
      report.add("list of 1,000,000 \(name), first frame", start, .microseconds, against: .objects)
      let scene = ListBenchScene(count: count, isMeasured: isMeasured)
      var times: [Double] = []
      for _ in 0..<2_000 { times.append(Stopwatch.once { scene.scroll(by: 60) }) }
      times.sort()
      report.add("scroll frame of 1,000,000 \(name), median", times[1_000], .microseconds, against: .objects)
      report.add("scroll frame of 1,000,000 \(name), 99 %", times[1_980], .microseconds, against: .objects)
      let before = scene.view.viewCount
      for _ in 0..<20_000 { scene.scroll(by: 590) }
      let after = scene.view.viewCount
      report.add(count: "live views of 1,000,000 \(name)", Double(after), "views")
      report.add(count: "growth of live views over 20,000 pages of \(name)", Double(after - before), "views")
      var places = 0
      let leap = Stopwatch.median(
        runs: 101, prepare: {},
        {
          places += 1
          scene.view.scrollToItem(at: ItemPath(section: 0, item: places &* 7_919 &* 613 % count), at: .top)
          scene.tick()
        })
      report.add("scroll to any of 1,000,000 \(name)", leap, .microseconds, against: .objects)
      let insertion = Stopwatch.median(runs: 101, prepare: {}, { scene.insert() })
      report.add(
        "insert above what is seen of 1,000,000 \(name), with its frame", insertion, .microseconds, against: .objects)
    }
  }
}

/// A list of numbers on a host that drops everything, in a window of 400 by 800 points.
private final class ListBenchScene: CollectionSource {
  let view: CollectionView
  private let window: Window
  private var count: Int
  private var now = 0.0
  private static let row = ReuseIdentifier(1)

  final class Row: ReusableView {
    var number = 0
    override func preferredHeight(forWidth width: Double) -> Double? { 30 + Double(number % 9) * 6 }
  }

  init(count: Int, isMeasured: Bool) {
    self.count = count
    view = CollectionView(
      layout: .list(ListLayout(rowHeight: isMeasured ? .selfSizing(estimated: 54) : .fixed(54))))
    window = Window(root: view, host: PictureHost(), size: Size(width: 400, height: 800))
    window.reducesMotion = true
    view.register(Self.row, ofKind: nil) { Row() }
    view.source = self
    tick()
  }

  var numberOfSections: Int { 1 }
  func numberOfItems(inSection section: Int) -> Int { count }

  func cell(at path: ItemPath) -> ReusableView {
    guard let row = view.dequeue(Self.row, ofKind: nil, at: path) as? Row else { return ReusableView() }
    row.number = path.item
    row.text = "Row"
    return row
  }

  func supplementaryView(ofKind kind: SupplementaryKind, at path: ItemPath) -> ReusableView { ReusableView() }
  func hasSupplementaryView(ofKind kind: SupplementaryKind, at path: ItemPath) -> Bool { false }

  func tick() {
    now += 1.0 / 60
    window.tick(now: now)
  }

  func scroll(by points: Double) {
    window.send(.wheel(at: Point(x: 200, y: 400), delta: Point(x: 0, y: points)))
    tick()
  }

  func insert() {
    count += 1
    view.perform(StorageUpdate([.insertItems([ItemPath(section: 0, item: 3)])])) {}
    tick()
  }
}
