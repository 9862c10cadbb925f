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

  /// The title in the program's format; `nil` if there is none, and for years.
  var formattedTitle: String? {
    let pattern = configuration.formats.title
    guard level.titleUnit != .year, let first = texts.format(pattern, presented) else { return nil }
    guard level.period != .none else { return first }
    let days = configuration.days(ofPeriod: presented, of: level)
    guard let last = texts.format(pattern, days.upperBound - 1), !last.hasSameBytes(as: first) else { return first }
    return texts.date.range(first, last)
  }

  private var headerContent: HeaderView.Content {
    HeaderView.Content(
      title: title, shortTitle: formattedTitle ?? current?.shortTitle(of: presented) ?? "", level: state.level,
      period: level.period, levels: configuration.shownHeaderControls.contains(.levels) ? configuration.levels : [],
      texts: texts,
      style: configuration.style, direction: configuration.direction,
      offersToday: configuration.shownHeaderControls.contains(.today),
      isToday: highlightsTitle(of: header), canGoBack: !isBackwardDisabled(of: header),
      canGoForward: !isForwardDisabled(of: header),
      order: configuration.headerOrder.isEmpty ? [] : configuration.shownHeaderOrder)
  }
}
