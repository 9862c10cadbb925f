import CalendarLayout
import CalendarSystems
import CollectionKit
import Events
import Geometry

/// All that a level shows itself from: state, data and surroundings, handed down whenever any of it changes.
struct LevelInput {
  var configuration: CalendarConfiguration
  var state: CalendarState
  var timeline: EventTimeline?
  var lanes: LaneCache
  var texts: CalendarTexts
  var pool: ReusePool
  /// The first day of the period in the middle of the view, from which the title comes; days of other months are out
  /// of scope at the month level.
  var presented: DayNumber
  var pixels: PixelGrid
  /// The calendar, which owns all levels.
  unowned(unsafe) var responder: (any CalendarResponder)?

  var grid: WeekGrid { configuration.grid }
  var direction: LayoutDirection { configuration.direction }
  var calendar: any CalendarSystem { configuration.calendar }
}
