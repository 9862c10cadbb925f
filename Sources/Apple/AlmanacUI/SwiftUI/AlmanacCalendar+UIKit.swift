#if canImport(SwiftUI) && canImport(UIKit) && !os(tvOS) && !os(visionOS) && !os(watchOS)
  public import Foundation
  public import SwiftUI
  import UIKit

  extension AlmanacCalendar: UIViewRepresentable {
    /// Creates the object that persists while the calendar is shown.
    public func makeCoordinator() -> CalendarCoordinator { CalendarCoordinator(self) }

    /// Creates the UIKit view.
    public func makeUIView(context: Context) -> AlmanacCalendarUIView { context.coordinator.make(context.environment) }

    /// Shows the current state.
    public func updateUIView(_ uiView: AlmanacCalendarUIView, context: Context) {
      context.coordinator.update(self, uiView, context.environment)
    }

    /// Returns the height that suits the level, or the proposed height if there is none.
    public func sizeThatFits(_ proposal: ProposedViewSize, uiView: AlmanacCalendarUIView, context: Context) -> CGSize? {
      guard let width = proposal.width, width.isFinite else { return nil }
      return uiView.sizeThatFits(CGSize(width: width, height: proposal.height ?? 320))
    }
  }
#endif
