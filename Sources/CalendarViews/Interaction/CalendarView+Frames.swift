import ViewKit

extension CalendarView: FrameObserver {
  /// What scrolling changed is told once the frame is made.
  package func frameEnded() {
    reportVisibleDays()
    reportHeight()
  }
}
