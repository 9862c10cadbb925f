import Almanac
import TestSupport

/// One thing that people, keys or scripts ask of a calendar.
enum RandomMove: Equatable {
  case action(CalendarAction)
  case key(KeyEvent.Key, KeyEvent.Modifiers)
  case tap(Point)
  case arrangement(MonthArrangement)
  case calendar(CalendarIdentifier)
  case firstWeekday(Weekday?)

  static func any(in size: Size, using random: inout SeededGenerator) -> RandomMove {
    func one<Value>(_ values: [Value]) -> Value { values[Int.random(in: 0..<values.count, using: &random)] }
    let around = day("2026-11-21") + Int.random(in: -700...700, using: &random)
    let animated = Int.random(in: 0..<4, using: &random) > 0
    let level = one([CalendarLevel.ID.year, .month, .week, .day])
    switch Int.random(in: 0..<24, using: &random) {
    case 0, 1: return .action(.show(around, animated: animated))
    case 2: return .action(one([.showToday, .showNext, .showPrevious]))
    case 3, 4: return .action(.setLevel(level, around: one([nil, around]), animated: animated))
    case 5, 6: return .action(.setLevel(level, around: nil, animated: true))
    case 7: return .action(.zoomIn(around: one([nil, around])))
    case 8: return .action(.zoomOut(around: one([nil, around])))
    case 9: return .action(.scroll(to: around, level: level, animated: animated))
    case 10: return .action(.select(around))
    case 11: return .action(one([.focus(around), .crossFade(to: around), .clearSelection]))
    case 12: return .action(.setLevel(.agenda, around: nil, animated: true))
    case 13, 14: return .key(one([.plus, .minus]), [])
    case 15, 16: return .key(one([.pageUp, .pageDown]), one([[], .shift]))
    case 17: return .key(one([.arrowLeft, .arrowRight, .arrowUp, .arrowDown, .home, .end]), [])
    case 18: return .key(one([.letterT, .escape, .enter, .space]), [])
    case 19: return one([.arrangement(.endless), .arrangement(.pages), .arrangement(.sidewaysPages)])
    case 20: return one([.calendar(.islamicUmmAlQura), .calendar(.hebrew), .calendar(.gregorian)])
    case 21: return .firstWeekday(one([nil, .monday, .saturday]))
    default:
      return .tap(
        Point(
          x: Double.random(in: 1..<size.width, using: &random), y: Double.random(in: 100..<size.height, using: &random))
      )
    }
  }

  func perform(on harness: CalendarHarness) {
    let view = harness.view
    switch self {
    case .action(let action): view.send(action)
    case .key(let key, let modifiers): harness.key(key, modifiers)
    case .tap(let point): harness.tap(point)
    case .arrangement(let arrangement):
      view.configure { configuration in
        configuration.month.arrangement = arrangement
        configuration.scrollPolicy = arrangement == .endless ? .continuous : .paged
      }
    case .calendar(let identifier):
      view.configure { $0.calendar = CalendarCatalog.system(for: identifier) ?? $0.calendar }
    case .firstWeekday(let weekday): view.configure { $0.firstWeekday = weekday }
    }
  }

  /// The level that the move leads to, if it is one between levels.
  func level(from state: CalendarState, _ configuration: CalendarConfiguration) -> CalendarLevel.ID? {
    switch self {
    case .action(.setLevel(let level, _, _)), .action(.scroll(_, let level, _)): configuration.allowed(level)
    case .action(.zoomIn), .key(.plus, _), .key(.enter, _), .tap: state.level.deeper
    case .action(.zoomOut), .key(.minus, _): state.level.shallower
    default: nil
    }
  }
}
