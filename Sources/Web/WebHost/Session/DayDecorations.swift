import Almanac

/// The page's decorations of days: colors, labels, indicators, and whether days can be selected.
///
/// JavaScript sends them as numbers and texts: the number of spans; for each span its first day, its last day, and the
/// index of its style; the numbers of each style, see `Style`; and a label for each style.
struct DayDecorations {
  /// The decoration of some days. If a day has several, the last one that sets a value wins. A class, because copies of
  /// so many values would enlarge the program by kilobytes.
  final class Style {
    /// The number of values of a style: the bits of its weekdays, 1 if its days can be selected, the opacity, the
    /// colors of background, number, border, and shape as in `EventBatch`, 0 or the shape, and the shape and color of
    /// three indicators.
    static let width = 14

    let weekdays: WeekdaySet
    let isEnabled: Bool
    let opacity: Double
    let fill, ink, border, shapeFill: EventColor?
    let shape: DayShape
    let indicators: [DayIndicator]
    let label: String

    /// Reads a style from the numbers, starting at an index.
    init(_ numbers: OptionValue, at start: Int, label: String) {
      func color(_ place: Int) -> EventColor? {
        EventBatch.color(UInt32(truncatingIfNeeded: numbers.integer(at: start + place)))
      }
      weekdays = WeekdaySet(rawValue: UInt8(truncatingIfNeeded: numbers.integer(at: start)))
      isEnabled = numbers.integer(at: start + 1) != 0
      opacity = numbers.number(at: start + 2, in: 0...1)
      (fill, ink, border, shapeFill) = (color(3), color(4), color(5), color(6))
      shape = numbers.integer(at: start + 7) == 1 ? .roundedSquare(0.2) : .circle
      var indicators: [DayIndicator] = []
      for place in stride(from: 8, to: Self.width, by: 2) {
        guard let color = color(place + 1) else { continue }
        let shape = DayIndicator.Shape(wireNumber: numbers.integer(at: start + place))
        indicators.append(DayIndicator(shape, color: EventLook(color).strong))
      }
      self.indicators = indicators
      self.label = label
    }
  }

  private var styles: [Style] = []
  private var places: [Int] = []
  private var index = IntervalIndex()
  /// Whether days without events can have indicators.
  private(set) var hasIndicators = false

  var isEmpty: Bool { styles.isEmpty }

  init() {}

  init(_ numbers: OptionValue, labels: [String]) {
    let count = min(numbers.int, numbers.count / 3)
    for start in stride(from: 1 + 3 * count, through: numbers.count - Style.width, by: Style.width) {
      styles.append(
        Style(numbers, at: start, label: styles.count < labels.count ? labels[styles.count] : ""))
      if styles.last?.indicators.isEmpty == false { hasIndicators = true }
    }
    guard !styles.isEmpty else { return }
    var entries: [IntervalIndex.Entry] = []
    for span in 0..<count {
      let (first, last) = (numbers.integer(at: 1 + 3 * span), numbers.integer(at: 2 + 3 * span))
      guard first <= last else { continue }
      entries.append(
        IntervalIndex.Entry(days: DayNumber(first)..<DayNumber(last) + 1, key: Int64(places.count)))
      places.append(numbers.index(below: styles.count, at: 3 + 3 * span))
    }
    index.insert(contentsOf: entries)
  }

  /// Returns the styles of a day, in the order in which the page gave them.
  func styles(of day: DayNumber) -> [Style] {
    guard !isEmpty else { return [] }
    var keys: [Int64] = []
    index.forEachKey(overlapping: day..<day + 1) { key in
      keys.insert(key, at: keys.partitioningIndex { $0 > key })
    }
    let weekday = Weekday(day)
    var found: [Style] = []
    for key in keys where styles[places[Int(key)]].weekdays.contains(weekday) { found.append(styles[places[Int(key)]]) }
    return found
  }
}
