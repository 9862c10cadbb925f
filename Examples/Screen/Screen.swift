import AlmanacUI
import SwiftUI

/// A screen of an app: a calendar with events, which opens at the month and follows the selected day.
struct Screen: View {
  @State private var day: DayNumber?
  @State private var level = CalendarLevel.ID.month
  let timeline: EventTimeline

  var body: some View {
    AlmanacCalendar(selection: $day)
      .calendarEvents(timeline)
      .calendarLevel($level)
      .onEventActivate { occurrence in print(occurrence) }
  }
}
