import Basics
import CalendarSystems
import CalendarText
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
    if let unit = level.titleUnit { willDisplay(title: header.titleView, of: period, unit: unit) }
    window?.notify { self.reportPeriod() }
    updateLevels()
  }

  private var headerContent: HeaderView.Content {
    HeaderView.Content(
      title: title, shortTitle: current?.shortTitle(of: presented) ?? "", level: state.level,
      period: level.period, levels: configuration.shownHeaderControls.contains(.levels) ? configuration.levels : [],
      texts: texts,
      style: configuration.style, direction: configuration.direction,
      offersToday: configuration.shownHeaderControls.contains(.today),
      isToday: highlightsTitle(of: header), canGoBack: !isBackwardDisabled(of: header),
      canGoForward: !isForwardDisabled(of: header),
      order: configuration.headerOrder.isEmpty ? [] : configuration.shownHeaderOrder)
  }
}
