#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit
  public import CalendarSystems
  public import CalendarViews
  public import Events
  import Foundation
  public import ViewKit

  /// A calendar as an AppKit view.
  ///
  /// ```swift
  /// let calendar = AlmanacCalendarNSView(configuration: .system())
  /// calendar.timeline = timeline
  /// window.contentView = calendar
  /// ```
  ///
  /// Use `engine` for everything else that `CalendarView` offers.
  open class AlmanacCalendarNSView: AlmanacHostNSView {
    /// The calendar view of the engine.
    public let engine: CalendarView
    /// Called when a day was selected.
    public var onSelect: ((DayNumber) -> Void)?
    /// Called when an event was activated.
    public var onEventActivate: ((Occurrence) -> Void)?

    private let configured: ShownConfiguration

    /// Creates a calendar.
    /// - Parameter followsClock: Whether today and the now line follow the system clock; `true` by default.
    public init(configuration: CalendarConfiguration = .system(), followsClock: Bool = true) {
      configured = ShownConfiguration(configuration, followsClock: followsClock)
      engine = CalendarView(configuration: configuration)
      super.init(root: engine)
      engine.observer = { [weak self] change in
        switch change {
        case .selected(let day): self?.onSelect?(day)
        case .activated(let occurrence): self?.onEventActivate?(occurrence)
        case .selection, .content, .days, .shape: break
        }
      }
      configured.timelineZone = { [weak self] in self?.engine.timeline?.displayZone }
      configured.onNow = { [weak self] in self?.engine.setNow($0) }
      follow(configured) { [weak self] in self?.engine.update(configuration: $0) }
    }

    /// The language, calendar system, today, style, and more. With increased contrast, the standard style is replaced
    /// with the high-contrast style.
    public var configuration: CalendarConfiguration {
      get { configured.own }
      set { configured.own = newValue }
    }

    /// The timeline that provides events; if `nil`, a data source of `engine` provides them.
    public var timeline: EventTimeline? {
      get { engine.timeline }
      set { engine.timeline = newValue }
    }

    /// The object that permits and observes user actions. Held weakly.
    public var delegate: (any CalendarViewDelegate)? {
      get { engine.delegate }
      set { engine.delegate = newValue }
    }

    /// The calendar's current place. Setting it navigates there without animation.
    public var place: CalendarPlace {
      get { CalendarPlace(engine.position) }
      set { engine.restore(newValue.position) }
    }

    /// The palette of the current style.
    open override var palette: Palette { engine.configuration.style.palette }

    /// Performs an action. Returns `false` if the decorator or delegate refused it.
    @discardableResult
    public func send(_ action: CalendarAction) -> Bool { engine.send(action) }
  }
#endif
