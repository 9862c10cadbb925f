#if canImport(SwiftUI) && canImport(UIKit) && !os(tvOS) && !os(visionOS) && !os(watchOS)
  public import CalendarSystems
  public import CalendarViews
  import Foundation
  import SwiftUI
  import UIKit

  /// Connects the SwiftUI calendar, which is recreated with each change, to its persistent view.
  @MainActor public final class CalendarCoordinator: @MainActor CalendarViewDelegate {
    /// The inputs from which the configuration was created.
    private struct Source: Equatable {
      var calendar: Foundation.Calendar
      var locale: Locale
      var timeZone: Foundation.TimeZone
      var style: CalendarStyle?
      var preset: CalendarPreset?
      var settings: AnyHashable?
    }

    private var calendar: AlmanacCalendar
    private var source: Source?
    private weak var view: AlmanacCalendarUIView?

    init(_ calendar: AlmanacCalendar) { self.calendar = calendar }

    /// Creates the view.
    func make(_ environment: EnvironmentValues) -> AlmanacCalendarUIView {
      let (source, configuration) = configuration(environment)
      let view = AlmanacCalendarUIView(configuration: configuration)
      (self.source, self.view) = (source, view)
      view.delegate = self
      view.onSelectionChange = { [weak self] in self?.calendar.selection.write($0) }
      view.onLevelChange = { [weak self] level in
        if let binding = self?.calendar.level, binding.wrappedValue != level { binding.wrappedValue = level }
      }
      view.onEventActivate = { [weak self] in self?.calendar.eventActivated?($0) }
      return view
    }

    /// Shows a new state of the program.
    func update(_ calendar: AlmanacCalendar, _ view: AlmanacCalendarUIView, _ environment: EnvironmentValues) {
      self.calendar = calendar
      calendar.proxy?.view = view
      let (source, configuration) = configuration(environment, unless: self.source)
      if let configuration {
        self.source = source
        view.configuration = configuration
      }
      if view.timeline !== calendar.timeline { view.timeline = calendar.timeline }
      if let level = calendar.level?.wrappedValue { view.level = level }
      view.semanticContentAttribute =
        environment.layoutDirection == .rightToLeft ? .forceRightToLeft : .forceLeftToRight
      view.overrideUserInterfaceStyle = environment.colorScheme == .dark ? .dark : .light
      view.traitOverrides.preferredContentSizeCategory = UIContentSizeCategory(environment.dynamicTypeSize)
      view.traitOverrides.accessibilityContrast = UIAccessibilityContrast(environment.colorSchemeContrast)
      view.traitOverrides.legibilityWeight = UILegibilityWeight(environment.legibilityWeight)
      view.reducesMotion = environment.accessibilityReduceMotion
      view.isUserInteractionEnabled = environment.isEnabled
      view.selection = calendar.selection.value
      showDayContent(view)
      putBack(view)
    }

    /// Updates the day views of the program. Closures cannot be compared, so all views are requested again.
    private func showDayContent(_ view: AlmanacCalendarUIView) {
      let isShown = calendar.dayContent != nil
      guard isShown != (view.dayContent != nil) else { return view.reloadDayContent() }
      view.dayContent = isShown ? { [weak self] in self?.calendar.dayContent?($0, $1) } : nil
    }

    /// Writes the calendar's selection to the binding if the calendar refused the program's value. SwiftUI allows no
    /// writes during an update.
    private func putBack(_ view: AlmanacCalendarUIView) {
      guard
        view.selection != calendar.selection.value || (calendar.level.map { $0.wrappedValue != view.level } ?? false)
      else { return }
      Task { @MainActor [weak self, weak view] in
        guard let self, let view else { return }
        self.calendar.selection.write(view.selection)
        if let binding = self.calendar.level, binding.wrappedValue != view.level { binding.wrappedValue = view.level }
      }
    }

    private func source(_ environment: EnvironmentValues) -> Source {
      Source(
        calendar: environment.calendar, locale: environment.locale, timeZone: environment.timeZone,
        style: calendar.style, preset: calendar.preset, settings: calendar.settings?.id)
    }

    private func configuration(_ environment: EnvironmentValues) -> (Source, CalendarConfiguration) {
      let source = source(environment)
      var configuration = CalendarConfiguration.system(
        calendar: source.calendar, locale: source.locale, timeZone: source.timeZone, date: DayClock.now())
      if let preset = source.preset { configuration.adopt(preset) }
      configuration.selectionMode = calendar.selection.mode
      if let style = source.style { configuration.style = style }
      if let level = calendar.level?.wrappedValue { configuration.initialLevel = level }
      calendar.settings?.change(&configuration)
      return (source, configuration)
    }

    private func configuration(_ environment: EnvironmentValues, unless known: Source?)
      -> (Source, CalendarConfiguration?)
    {
      let source = source(environment)
      return source == known ? (source, nil) : configuration(environment)
    }

    // MARK: - CalendarViewDelegate

    /// Calls the program's closure for a day that was tapped once.
    public func calendarView(_ view: CalendarView, didTap day: DayNumber) { calendar.dayTapped?(day) }
  }
#endif
