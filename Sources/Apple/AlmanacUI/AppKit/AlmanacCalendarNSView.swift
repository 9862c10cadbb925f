#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit
  public import CalendarSystems
  public import CalendarViews
  public import Events
  import Foundation
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

    private let configured: ShownConfiguration

    /// Creates a calendar.
    /// - Parameter followsClock: whether today and the now line follow the clock of the system; `true` by default.
    public init(configuration: CalendarConfiguration = .system(), followsClock: Bool = true) {
      configured = ShownConfiguration(configuration, followsClock: followsClock)
      engine = CalendarView(configuration: configuration)
      super.init(root: engine)
      engine.observer = { [weak self] change in
        switch change {
        case .selected(let day): self?.onSelect?(day)
        case .activated(let occurrence): self?.onEventActivate?(occurrence)
        case .selection, .content, .shape: break
        }
      }
      configured.timelineZone = { [weak self] in self?.engine.timeline?.displayZone }
      configured.onNow = { [weak self] in self?.engine.setNow($0) }
      follow(configured) { [weak self] in self?.engine.update(configuration: $0) }
    }

    /// The language, calendar system, today, style and more. With increased contrast the standard style becomes that of high
    /// contrast.
    public var configuration: CalendarConfiguration {
      get { configured.own }
      set { configured.own = newValue }
    }

    /// The timeline that events are taken from; `nil` for those of a data source of `engine`.
    public var timeline: EventTimeline? {
      get { engine.timeline }
      set { engine.timeline = newValue }
    }

    /// The object that permits what people do and receives reports of it. Held weakly.
    public var delegate: (any CalendarViewDelegate)? {
      get { engine.delegate }
      set { engine.delegate = newValue }
    }

    /// The place that the calendar is at. Setting one leads there without animation.
    public var place: CalendarPlace {
      get { CalendarPlace(engine.position) }
      set { engine.restore(newValue.position) }
    }

    /// The colors of the style that is shown.
    open override var palette: Palette { engine.configuration.style.palette }

    /// Carries out an action. Returns `false` if decorator or delegate refused it.
    @discardableResult
    public func send(_ action: CalendarAction) -> Bool { engine.send(action) }
  }
#endif
