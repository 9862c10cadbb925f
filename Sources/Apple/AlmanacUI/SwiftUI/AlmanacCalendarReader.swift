#if canImport(SwiftUI) && canImport(UIKit) && !os(tvOS) && !os(visionOS) && !os(watchOS)
  public import SwiftUI
  import UIKit

  /// A SwiftUI view whose content can send actions to a calendar.
  ///
  /// ```swift
  /// AlmanacCalendarReader { calendar in
  ///   AlmanacCalendar(selection: $day).calendarProxy(calendar)
  ///   Button("Today") { calendar.send(.showToday) }
  /// }
  /// ```
  public struct AlmanacCalendarReader<Content: View>: View {
    @State private var proxy = CalendarProxy()
    private let content: (CalendarProxy) -> Content

    /// Creates a view whose content receives a proxy. Attach the proxy to a calendar with `calendarProxy(_:)`.
    public init(@ViewBuilder content: @escaping (CalendarProxy) -> Content) { self.content = content }

    /// The content.
    public var body: Content { content(proxy) }
  }
#endif
