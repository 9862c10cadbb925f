import CollectionKit

/// Creates the views of a calendar. Apps can replace their classes.
enum CalendarCells {
  static func register(in pool: ReusePool) {
    pool.register(.weekRow) { WeekRowView() }
    pool.register(.dayCell) { DayCell() }
    pool.register(.eventBar) { EventBar() }
    pool.register(.moreLink) { MoreLink() }
    pool.register(.eventBlock) {
      let block = EventBlock()
      block.isOfKit = true
      return block
    }
    pool.register(.paintedBlock) { PaintedBlock() }
    pool.register(.backgroundEvent) { BackgroundEventView() }
    pool.register(.dayColumn) { DayColumnView() }
    pool.register(.dayBackground) { DayBackgroundView() }
    pool.register(.dayHeading) { DayHeading() }
    pool.register(.agendaSection) { AgendaSectionView() }
    pool.register(.agendaRow) { AgendaRowView() }
    pool.register(.listHeading) { AgendaHeadingView() }
    pool.register(.monthPage) { MonthPageView() }
    pool.register(.monthBlock) { MonthBlockView() }
    pool.register(.yearTitle) { YearTitleView() }
  }
}
