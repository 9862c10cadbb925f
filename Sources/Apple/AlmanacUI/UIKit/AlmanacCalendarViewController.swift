#if canImport(UIKit) && !os(tvOS) && !os(visionOS) && !os(watchOS)
  public import CalendarPanels
  public import CalendarSystems
  public import CalendarViews
  public import Events
  public import Foundation
  public import UIKit

  /// A view controller with a calendar above a table of the selected day's events.
  ///
  /// ```swift
  /// final class Market: AlmanacCalendarViewController {
  ///   override func events(on day: DayNumber) -> [Event] {
  ///     Weekday(day) == .friday ? [Event(title: "Market", day: day)] : []
  ///   }
  /// }
  /// ```
  open class AlmanacCalendarViewController: UIViewController {
    /// The engine's calendar and table.
    public let engine: CalendarController
    /// The language, calendar system, today, style, and more. The preset's choices take precedence.
    public var configuration: CalendarConfiguration {
      get { configured.own }
      set { configured.own = newValue }
    }

    private let configured: ShownConfiguration

    /// Creates a calendar and its table.
    /// - Parameter preset: Sets levels, layout, and selection, instead of the configuration; `nil` to use the
    ///   configuration.
    public init(configuration: CalendarConfiguration = .system(), preset: CalendarPreset? = .classic) {
      configured = ShownConfiguration(configuration, followsClock: true)
      let own = OwnedController(configuration: configuration, preset: preset)
      engine = own
      super.init(nibName: nil, bundle: nil)
      own.owner = self
    }

    /// Creates a calendar that follows the system settings, for storyboards.
    public required init?(coder: NSCoder) {
      configured = ShownConfiguration(.system(), followsClock: true)
      let own = OwnedController(configuration: configured.own, preset: .classic)
      engine = own
      super.init(coder: coder)
      own.owner = self
    }

    /// The calendar.
    public var calendar: CalendarView { engine.calendar }

    /// The timeline that provides events; if `nil`, `events(on:)` provides them.
    public var timeline: EventTimeline? {
      get { engine.calendar.timeline }
      set {
        engine.calendar.timeline = newValue
        engine.reload()
      }
    }

    /// The object that permits and observes user actions. Held weakly.
    public var delegate: (any CalendarViewDelegate)? {
      get { engine.delegate }
      set { engine.delegate = newValue }
    }

    // MARK: - For subclasses

    /// Returns the events that touch a day. Called if there is neither a timeline nor a data source. Returns none by
    /// default.
    open func events(on day: DayNumber) -> [Event] { [] }

    /// Called when a day was selected. Does nothing by default.
    open func didSelect(_ day: DayNumber) {}

    /// Called when an event was activated in the calendar or the table. Does nothing by default.
    open func didActivate(_ occurrence: Occurrence) {}

    // MARK: - UIViewController

    open override func loadView() {
      let host = ControllerUIView(engine)
      configured.timelineZone = { [weak self] in self?.timeline?.displayZone }
      configured.onNow = { [weak self] in self?.calendar.setNow($0) }
      host.follow(configured) { [weak self] in self?.engine.update(configuration: $0) }
      view = host
    }

    open override func viewDidLoad() {
      super.viewDidLoad()
      if title == nil { title = engine.shownTitle }
    }
  }

  /// The engine's controller, which forwards calls to the UIKit controller.
  private final class OwnedController: CalendarController {
    weak var owner: AlmanacCalendarViewController?

    override func events(on day: DayNumber) -> [Event] {
      guard let owner else { return [] }
      return MainActor.assumeIsolated { owner.events(on: day) }
    }

    override func didSelect(_ day: DayNumber) {
      guard let owner else { return }
      MainActor.assumeIsolated { owner.didSelect(day) }
    }

    override func didActivate(_ occurrence: Occurrence) {
      guard let owner else { return }
      MainActor.assumeIsolated { owner.didActivate(occurrence) }
    }
  }

  /// The view of a controller.
  private final class ControllerUIView: AlmanacHostUIView {
    init(_ engine: CalendarController) {
      super.init(root: engine)
      announcer.currentLevel = { [weak engine] in engine?.calendar.state.level }
      canvas.tree.showPeriod = { [weak engine] isNext in
        engine?.calendar.send(isNext ? .showNext : .showPrevious)
      }
    }

    required init?(coder: NSCoder) { nil }
  }
#endif
