#if canImport(UIKit) && !os(tvOS) && !os(visionOS) && !os(watchOS)
  public import CalendarSystems
  public import CalendarViews
  public import Events
  public import Foundation
  import Geometry
  public import UIKit
  public import ViewKit

  /// A calendar as a UIKit view: a title bar and, below it, an endless year, month, week, day, or agenda.
  ///
  /// ```swift
  /// let calendar = AlmanacCalendarUIView(configuration: .system())
  /// calendar.timeline = timeline
  /// calendar.onSelect = { day in print(day) }
  /// view.addSubview(calendar)
  /// ```
  ///
  /// Use `engine` for everything else that `CalendarView` offers. In Swift 6, a delegate on the main actor conforms
  /// with `extension Screen: @MainActor CalendarViewDelegate`.
  open class AlmanacCalendarUIView: AlmanacHostUIView {
    /// The calendar view of the engine.
    public let engine: CalendarView
    /// Called when a day was selected.
    public var onSelect: ((DayNumber) -> Void)?
    /// Called when an event was activated.
    public var onEventActivate: ((Occurrence) -> Void)?
    /// Called after a frame in which the selection changed, regardless of who changed it.
    public var onSelectionChange: ((DaySelection) -> Void)?
    /// Called after a frame in which the level changed, regardless of who changed it.
    public var onLevelChange: ((CalendarLevel.ID) -> Void)?

    private let hosted = HostedViews()
    private var reportedSelection: DaySelection
    private var reportedLevel: CalendarLevel.ID
    private let configured: ShownConfiguration
    private var reportedHeight: Double?
    private var reportedWidth: CGFloat?

    /// Creates a calendar.
    /// - Parameter followsClock: Whether today and the now line follow the system clock; `true` by default.
    public init(configuration: CalendarConfiguration = .system(), followsClock: Bool = true) {
      configured = ShownConfiguration(configuration, followsClock: followsClock)
      engine = CalendarView(configuration: configuration)
      (reportedSelection, reportedLevel) = (engine.state.selection, engine.state.level)
      super.init(root: engine)
      connect()
    }

    /// Creates a calendar that behaves like another kit's calendar.
    public convenience init(preset: CalendarPreset, configuration: CalendarConfiguration = .system()) {
      var configuration = configuration
      configuration.adopt(preset)
      self.init(configuration: configuration)
    }

    /// Creates a calendar that follows the system settings.
    public override init(frame: CGRect) {
      configured = ShownConfiguration(.system(), followsClock: true)
      engine = CalendarView(configuration: configured.own)
      (reportedSelection, reportedLevel) = (engine.state.selection, engine.state.level)
      super.init(root: engine, frame: frame)
      connect()
    }

    /// Creates a calendar that follows the system settings, for storyboards.
    public required init?(coder: NSCoder) {
      configured = ShownConfiguration(.system(), followsClock: true)
      engine = CalendarView(configuration: configured.own)
      (reportedSelection, reportedLevel) = (engine.state.selection, engine.state.level)
      super.init(coder: coder, root: engine)
      connect()
    }

    private func connect() {
      engine.observer = { [weak self] change in
        switch change {
        case .selected(let day): self?.onSelect?(day)
        case .activated(let occurrence): self?.onEventActivate?(occurrence)
        case .selection, .content, .days, .shape: break
        }
      }
      canvas.tree.showPeriod = { [weak self] isNext in
        self?.engine.send(isNext ? .showNext : .showPrevious)
      }
      configured.timelineZone = { [weak self] in self?.engine.timeline?.displayZone }
      configured.onNow = { [weak self] in self?.engine.setNow($0) }
      canvas.tree.hostedView = { [hosted] in hosted.view($0) }
      announcer.currentLevel = { [weak self] in self?.engine.state.level }
      follow(configured) { [weak self] in self?.engine.update(configuration: $0) }
    }

    // MARK: - Calendar

    /// The language, calendar system, today, style, and more. The calendar also follows the system settings: the text
    /// size and, with increased contrast, the high-contrast style instead of the standard one.
    public var configuration: CalendarConfiguration {
      get { configured.own }
      set { configured.own = newValue }
    }

    /// The timeline that provides events; if `nil`, `dataSource` provides them.
    public var timeline: EventTimeline? {
      get { engine.timeline }
      set { engine.timeline = newValue }
    }

    /// The object that permits and observes user actions. Held weakly.
    public var delegate: (any CalendarViewDelegate)? {
      get { engine.delegate }
      set { engine.delegate = newValue }
    }

    /// The object that decides how individual days, events, and titles look. Held weakly.
    public var decorator: (any CalendarDecorator)? {
      get { engine.decorator }
      set { engine.decorator = newValue }
    }

    /// The object that provides events, day by day, if there is no `timeline`. Held weakly.
    public var dataSource: (any CalendarDataSource)? {
      get { engine.dataSource }
      set { engine.dataSource = newValue }
    }

    /// Returns a view to show instead of a day's number, below its events, at all levels with day cells: the month, and
    /// the week and day as a row of days. Return `nil` for the number. The second argument is the cell's previous view,
    /// if any, for reuse.
    ///
    /// The view is as large as its cell and clipped. By default it receives the day's touches and is read by VoiceOver;
    /// set `isUserInteractionEnabled` to `false` for a mere picture of the day. Called for each appearance and each
    /// change of a day.
    public var dayContent: ((DayContext, UIView?) -> UIView?)? {
      get { hosted.content }
      set {
        hosted.content = newValue
        engine.cellWillDisplay = { [hosted] in hosted.fill($0, $1) }
      }
    }

    /// Calls `dayContent` again for the visible days, for example after its data has changed.
    public func reloadDayContent() { if hosted.refresh() { engine.refreshCellClass() } }

    /// The selected day; `nil` if none or several are selected. Setting it is not reported.
    public var selectedDay: DayNumber? {
      get { engine.state.selection.onlyDay }
      set { selection = newValue.map { DaySelection($0) } ?? DaySelection() }
    }

    /// The selected days. Setting them is not reported; days that may not be selected are left out.
    public var selection: DaySelection {
      get { engine.state.selection }
      set {
        guard newValue != engine.state.selection else { return }
        engine.send(newValue.isEmpty ? .clearSelection : .setSelection(newValue), silently: true)
        reportedSelection = engine.state.selection
      }
    }

    /// The current level. Setting it animates the change.
    public var level: CalendarLevel.ID {
      get { engine.state.level }
      set {
        guard newValue != engine.state.level else { return }
        engine.send(.setLevel(newValue, around: nil, animated: window != nil))
        reportedLevel = engine.state.level
      }
    }

    /// The calendar's current place. Setting it navigates there without animation.
    public var place: CalendarPlace {
      get { CalendarPlace(engine.position) }
      set { engine.restore(newValue.position) }
    }

    /// Performs an action. Returns `false` if the decorator or delegate refused it.
    @discardableResult
    public func send(_ action: CalendarAction) -> Bool { engine.send(action) }

    // MARK: - AlmanacHostUIView

    /// The palette of the current style.
    open override var palette: Palette { engine.configuration.style.palette }

    open override func didTick() {
      super.didTick()
      let (selection, level) = (engine.state.selection, engine.state.level)
      if selection != reportedSelection {
        reportedSelection = selection
        onSelectionChange?(selection)
      }
      if level != reportedLevel {
        reportedLevel = level
        onLevelChange?(level)
      }
      let height = engine.preferredHeight
      if height != reportedHeight {
        reportedHeight = height
        invalidateIntrinsicContentSize()
      }
    }

    // MARK: - Size

    /// The width of the superview and, if rows have a fixed height, the height that suits the level.
    open override var intrinsicContentSize: CGSize {
      CGSize(
        width: superview?.bounds.width ?? UIView.noIntrinsicMetric,
        height: engine.preferredHeight.map { CGFloat($0) } ?? UIView.noIntrinsicMetric)
    }

    /// Responds to a change of the superview's width.
    private func checkWidth() {
      let width = superview?.bounds.width
      guard width != reportedWidth else { return }
      reportedWidth = width
      invalidateIntrinsicContentSize()
    }

    open override func didMoveToWindow() {
      super.didMoveToWindow()
      checkWidth()
    }

    open override func layoutSubviews() {
      super.layoutSubviews()
      checkWidth()
    }

    open override func safeAreaInsetsDidChange() {
      super.safeAreaInsetsDidChange()
      checkWidth()
    }

    open override func traitsDidChange() {
      super.traitsDidChange()
      checkWidth()
    }

    open override func systemLayoutSizeFitting(
      _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
      verticalFittingPriority: UILayoutPriority
    ) -> CGSize { sizeThatFits(targetSize) }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
      let measured = CalendarView.measure(
        width: Double(size.width), level: level, day: engine.presented, configuration: engine.configuration,
        scale: host.scale)
      return CGSize(width: size.width, height: measured.map { CGFloat($0.height) } ?? size.height)
    }
  }
#endif
