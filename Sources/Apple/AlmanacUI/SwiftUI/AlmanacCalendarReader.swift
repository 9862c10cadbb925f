#if canImport(SwiftUI) && canImport(UIKit) && !os(tvOS) && !os(visionOS) && !os(watchOS)
  public import SwiftUI
  import UIKit

  /// A view of SwiftUI whose content can send actions to a calendar.
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

    /// Creates a view of content that gets a handle, which is that of the calendar with the modifier `calendarProxy(_:)`.
    public init(@ViewBuilder content: @escaping (CalendarProxy) -> Content) { self.content = content }

    /// The content.
    public var body: Content { content(proxy) }
  }
#endif
