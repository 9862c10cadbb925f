#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit
  public import CalendarSystems
  public import CalendarViews
  public import Events
  import Foundation
  public import Geometry
  public import ViewKit

  /// A calendar as a view of AppKit.
  ///
  /// ```swift
  /// let calendar = AlmanacCalendarNSView(configuration: .system())
  /// calendar.timeline = timeline
  /// window.contentView = calendar
  /// ```
  ///
  /// All that `CalendarView` can do, `engine` does.
  open class AlmanacCalendarNSView: AlmanacHostNSView {
    /// The calendar of the engine.
    public let engine: CalendarView
    /// A function that is called when a day was selected.
    public var onSelect: ((DayNumber) -> Void)?
    /// A function that is called when an event was activated.
    public var onEventActivate: ((Occurrence) -> Void)?

    /// Creates a calendar.
    public init(configuration: CalendarConfiguration = .system()) {
      engine = CalendarView(configuration: configuration)
      super.init(root: engine)
      engine.observer = { [weak self] change in
        switch change {
        case .selected(let day): self?.onSelect?(day)
        case .activated(let occurrence): self?.onEventActivate?(occurrence)
        case .selection, .content, .shape: break
        }
      }
    }

    /// The language, calendar system, today, style and more.
    public var configuration: CalendarConfiguration {
      get { engine.configuration }
      set {
        engine.update(configuration: newValue)
        updateSurroundings()
      }
    }

    /// The timeline that events are taken from; `nil` for those of a data source of `engine`.
    public var timeline: EventTimeline? {
      get { engine.timeline }
      set { engine.timeline = newValue }
    }

    /// The object that permits and hears what people do. Held weakly.
    public var delegate: (any CalendarViewDelegate)? {
      get { engine.delegate }
      set { engine.delegate = newValue }
    }

    /// Carries out an action. Returns `false` if decorator or delegate refused it.
    @discardableResult
    public func send(_ action: CalendarAction) -> Bool { engine.send(action) }

    open override var palette: Palette { engine.configuration.style.palette }

    open override var layoutDirection: LayoutDirection { engine.configuration.direction }
  }
#endif
