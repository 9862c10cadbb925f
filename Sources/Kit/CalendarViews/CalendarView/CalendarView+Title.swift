import CalendarSystems
import ViewKit

/// The title bar, which shows the period in the middle of the view.
extension CalendarView {
  /// Updates title and cells for the period in the middle of the view, if it changed or if `always` is true.
  func updateTitle(always: Bool = false) {
    guard let current, stage.hasRoom else { return }
    let period = period(current.presentedDay(at: state.anchor))
    guard period != presented || always else { return }
    present(period)
    header.update(headerContent)
    if let level = titledLevel { willDisplay(title: header.titleView, of: period, level: level) }
    window?.notify { self.reportPeriod() }
    updateLevels()
  }

  private var headerContent: HeaderView.Content {
    HeaderView.Content(
      title: title, shortTitle: current?.shortTitle(of: presented) ?? "", level: state.level,
      levels: configuration.headerControls.contains(.levels) ? configuration.shownLevels : [], texts: texts,
      style: configuration.style, direction: configuration.direction,
      offersToday: configuration.headerControls.contains(.today),
      isToday: highlightsTitle(of: header), canGoBack: !isBackwardDisabled(of: header),
      canGoForward: !isForwardDisabled(of: header))
  }

  /// The level of the period that the title names: year or month; `nil` for other titles.
  private var titledLevel: ZoomLevel? {
    switch state.level {
    case .year: .year
    case .month, .agenda: .month
    case .week, .day: nil
    }
  }
}
