#if canImport(SwiftUI) && canImport(UIKit) && !os(tvOS) && !os(visionOS) && !os(watchOS)
  public import CalendarSystems
  public import CalendarViews
  public import Events
  public import SwiftUI
  import TimeZones
  import UIKit

  /// A calendar as a view of SwiftUI.
  ///
  /// ```swift
  /// struct Planner: View {
  ///   @State private var day: DayNumber?
  ///   @State private var level = ZoomLevel.month
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
  /// Calendar system, locale, zone, direction and appearance are those of the environment. Bindings never loop: a value that the
  /// calendar shows is not written, and what a person does is written once, after the frame that shows it. A selection that the
  /// calendar refuses is put back to what it shows.
  public struct AlmanacCalendar {
    let selection: SelectionBinding
    var level: Binding<ZoomLevel>?
    var timeline: EventTimeline?
    var style: CalendarStyle?
    var preset: CalendarPreset?
    var settings: Settings?
    var dayTapped: ((DayNumber) -> Void)?
    var eventActivated: ((Occurrence) -> Void)?
    var proxy: CalendarProxy?
    var dayContent: (@MainActor (DayContext, UIView?) -> UIView?)?

    /// A change of the configuration, and what says when it is another one.
    struct Settings {
      var id: AnyHashable
      var change: (inout CalendarConfiguration) -> Void
    }

    /// Creates a calendar in which at most one day is selected.
    public init(selection: Binding<DayNumber?>) { self.selection = .day(selection) }

    /// Creates a calendar in which any number of days is selected.
    public init(selection: Binding<Set<DayNumber>>) { self.selection = .days(selection) }

    /// Creates a calendar in which a span of days is selected.
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

    /// Shows a level, and writes the one that a person goes to.
    public func calendarLevel(_ level: Binding<ZoomLevel>) -> AlmanacCalendar { with { $0.level = level } }

    /// Gives the calendar another look.
    public func calendarStyle(_ style: CalendarStyle) -> AlmanacCalendar { with { $0.style = style } }

    /// Has the calendar behave as one of another kit did; what is selected is still decided by the binding.
    public func calendarPreset(_ preset: CalendarPreset) -> AlmanacCalendar { with { $0.preset = preset } }

    /// Changes the configuration that the environment gives.
    /// - Parameters:
    ///   - id: a value that differs when the change does: functions cannot be compared.
    ///   - change: the change, carried out whenever the environment or `id` is another one.
    public func calendarSettings(id: some Hashable, _ change: @escaping (inout CalendarConfiguration) -> Void)
      -> AlmanacCalendar
    {
      with { $0.settings = Settings(id: AnyHashable(id), change: change) }
    }

    /// Connects the calendar with a handle, by which the program sends it actions.
    public func calendarProxy(_ proxy: CalendarProxy) -> AlmanacCalendar { with { $0.proxy = proxy } }

    /// Shows a view of SwiftUI in place of the number of each day that has a cell, below its events. Taps on it are taps on the
    /// day, whose own words are spoken.
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
