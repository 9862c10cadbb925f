#if canImport(SwiftUI) && canImport(UIKit) && !os(tvOS) && !os(visionOS) && !os(watchOS)
  public import CalendarSystems
  public import CalendarViews
  public import Events
  public import SwiftUI
  import TimeZones
  import UIKit

  /// A calendar as a SwiftUI view.
  ///
  /// ```swift
  /// struct Planner: View {
  ///   @State private var day: DayNumber?
  ///   @State private var level = CalendarLevel.ID.month
  ///   let timeline: EventTimeline
  ///
  ///   var body: some View {
  ///     AlmanacCalendar(selection: $day)
  ///       .calendarEvents(timeline)
  ///       .calendarLevel($level)
  ///       .onEventActivate { occurrence in print(occurrence) }
  ///   }
  /// }
  /// ```
  ///
  /// The environment provides the calendar system, locale, time zone, direction, and appearance. Bindings never loop: a
  /// value that the calendar already shows is not written, and each user action is written once, after the frame that
  /// shows it. If the calendar refuses a selection, the binding is reset to the selection shown.
  public struct AlmanacCalendar {
    let selection: SelectionBinding
    var level: Binding<CalendarLevel.ID>?
    var timeline: EventTimeline?
    var style: CalendarStyle?
    var preset: CalendarPreset?
    var settings: Settings?
    var dayTapped: ((DayNumber) -> Void)?
    var eventActivated: ((Occurrence) -> Void)?
    var proxy: CalendarProxy?
    var dayContent: (@MainActor (DayContext, UIView?) -> UIView?)?

    /// A change of the configuration, and an identity that tells when it differs.
    struct Settings {
      var id: AnyHashable
      var change: (inout CalendarConfiguration) -> Void
    }

    /// Creates a calendar with at most one selected day.
    public init(selection: Binding<DayNumber?>) { self.selection = .day(selection) }

    /// Creates a calendar with any number of selected days.
    public init(selection: Binding<Set<DayNumber>>) { self.selection = .days(selection) }

    /// Creates a calendar with a selected range of days.
    public init(selection: Binding<Range<DayNumber>?>) { self.selection = .range(selection) }
  }

  extension AlmanacCalendar {
    private func with(_ change: (inout AlmanacCalendar) -> Void) -> AlmanacCalendar {
      var copy = self
      change(&copy)
      return copy
    }

    /// Shows the events of a timeline.
    public func calendarEvents(_ timeline: EventTimeline?) -> AlmanacCalendar { with { $0.timeline = timeline } }

    /// Shows a level, and writes the level to which the user navigates.
    public func calendarLevel(_ level: Binding<CalendarLevel.ID>) -> AlmanacCalendar { with { $0.level = level } }

    /// Sets the style of the calendar.
    public func calendarStyle(_ style: CalendarStyle) -> AlmanacCalendar { with { $0.style = style } }

    /// Makes the calendar behave like another kit's calendar. The binding still determines the selection.
    public func calendarPreset(_ preset: CalendarPreset) -> AlmanacCalendar { with { $0.preset = preset } }

    /// Changes the configuration derived from the environment.
    /// - Parameters:
    ///   - id: A value that changes whenever `change` does, because closures cannot be compared.
    ///   - change: Changes the configuration. Called whenever the environment or `id` changes.
    public func calendarSettings(id: some Hashable, _ change: @escaping (inout CalendarConfiguration) -> Void)
      -> AlmanacCalendar
    {
      with { $0.settings = Settings(id: AnyHashable(id), change: change) }
    }

    /// Connects the calendar to a proxy, through which you can send it actions.
    public func calendarProxy(_ proxy: CalendarProxy) -> AlmanacCalendar { with { $0.proxy = proxy } }

    /// Shows a SwiftUI view instead of the number of each day that has a cell, below the day's events. Taps on it count
    /// as taps on the day, and VoiceOver reads the day's own label.
    public func dayContent<Content: View>(@ViewBuilder _ content: @escaping @MainActor (DayContext) -> Content)
      -> AlmanacCalendar
    {
      with {
        $0.dayContent = { context, former in
          let configuration = UIHostingConfiguration { content(context) }.margins(.all, 0)
          if let former = former as? any UIView & UIContentView {
            former.configuration = configuration
            return former
          }
          let view = configuration.makeContentView()
          view.isUserInteractionEnabled = false
          return view
        }
      }
    }

    /// Calls a function when a day was tapped once.
    public func onDayTap(_ action: @escaping (DayNumber) -> Void) -> AlmanacCalendar { with { $0.dayTapped = action } }

    /// Calls a function when an event was activated.
    public func onEventActivate(_ action: @escaping (Occurrence) -> Void) -> AlmanacCalendar {
      with { $0.eventActivated = action }
    }
  }
#endif
