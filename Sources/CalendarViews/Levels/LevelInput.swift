import CalendarLayout
import CalendarSystems
import CollectionKit
import Events
import Geometry

/// All that a level shows itself from: state, data and surroundings, handed down whenever any of it changes.
final class LevelInput {
  let configuration: CalendarConfiguration
  let state: CalendarState
  let timeline: EventTimeline?
  let lanes: LaneCache
  let texts: CalendarTexts
  let pool: ReusePool
  /// The first day of the period in the middle of the view, from which the title comes; days of other months are out
  /// of scope at the month level.
  let presented: DayNumber
  let pixels: PixelGrid
  /// The calendar, which owns all levels.
  unowned(unsafe) let responder: (any CalendarResponder)?

  init(
    configuration: CalendarConfiguration, state: CalendarState, timeline: EventTimeline?, lanes: LaneCache,
    texts: CalendarTexts, pool: ReusePool, presented: DayNumber, pixels: PixelGrid,
    responder: (any CalendarResponder)?
  ) {
    self.configuration = configuration
    self.state = state
    self.timeline = timeline
    self.lanes = lanes
    self.texts = texts
    self.pool = pool
    self.presented = presented
    self.pixels = pixels
    self.responder = responder
  }

  /// The same with another state.
  func with(_ state: CalendarState) -> LevelInput {
    LevelInput(
      configuration: configuration, state: state, timeline: timeline, lanes: lanes, texts: texts, pool: pool,
      presented: presented, pixels: pixels, responder: responder)
  }

  var grid: WeekGrid { configuration.grid }
  var direction: LayoutDirection { configuration.direction }
  var calendar: any CalendarSystem { configuration.calendar }
}
