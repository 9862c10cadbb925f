import CalendarSystems
import ViewKit

/// The title bar, which follows the period in the middle of the view.
extension CalendarView {
  /// Updates title and cells to the period in the middle of the view, if it is another one or `always`.
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

  /// The level whose period the title bar names: a year or a month; `nil` if it names neither alone.
  private var titledLevel: ZoomLevel? {
    switch state.level {
    case .year: .year
    case .month, .agenda: .month
    case .week, .day: nil
    }
  }
}
