// Made by Scripts/write-schema from Sources/Web/WebSchema.
import Almanac

/// The custom properties of sizes and type, by the numbers that the page sends.
enum PageToken {
  /// Sets a size, or for numbers from 18 on the size, the line or the weight of a role of text.
  @inline(never)
  static func set(_ number: Int, to value: Double, in style: inout CalendarStyle) {
    func size(_ least: Double) -> Double { value > least ? min(value, 400) : least }
    switch number {
    case 0: style.header.height = size(24)
    case 1: style.header.weekdayMenuHeight = size(12)
    case 2: style.header.stripHeight = size(40)
    case 3: style.month.minimumRowHeight = size(20)
    case 4: style.month.dayNumberHeight = size(12)
    case 5: style.month.barHeight = size(8)
    case 6: style.month.barGap = size(0)
    case 7: style.month.barInset = size(0)
    case 8: style.event.radius = size(0)
    case 9: style.event.stripe = size(0)
    case 10: style.timeline.hourHeight = size(12)
    case 11: style.timeline.gutterWidth = size(16)
    case 12: style.timeline.minimumEventHeight = size(4)
    case 13: style.timeline.laneBarHeight = size(8)
    case 14: style.timeline.headingHeight = size(24)
    case 15: style.agenda.rowHeight = size(20)
    case 16: style.agenda.headingHeight = size(16)
    case 17: style.indicator.size = size(2)
    default:
      let part = (number - 18) % 3
      changeType((number - 18) / 3, in: &style.type) { text in
        switch part {
        case 0: text.size = value > 6 ? min(value, 72) : 6
        case 1: text.lineHeight = value > 6 ? min(value, 96) : 6
        default: text.weight = value < 450 ? .regular : value < 550 ? .medium : value < 650 ? .semibold : .bold
        }
      }
    }
  }

  private static func changeType(_ role: Int, in type: inout TypeScale, _ change: (inout TextStyle) -> Void) {
    switch role {
    case 0: change(&type.title)
    case 1: change(&type.compactTitle)
    case 2: change(&type.dayNumber)
    case 3: change(&type.yearDay)
    case 4: change(&type.yearMonth)
    case 5: change(&type.section)
    case 6: change(&type.row)
    case 7: change(&type.event)
    case 8: change(&type.time)
    case 9: change(&type.hour)
    case 10: change(&type.dayHeading)
    case 11: change(&type.weekdayMenu)
    case 12: change(&type.button)
    case 13: change(&type.arrow)
    default: break
    }
  }
}
