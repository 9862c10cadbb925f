#if canImport(UIKit) && !os(tvOS) && !os(visionOS) && !os(watchOS)
  public import CalendarSystems
  public import CalendarViews
  public import Events
  public import Foundation
  import Geometry
  public import UIKit
  public import ViewKit

  /// A calendar as a view of UIKit: a title bar and, below it, an endless year, month, week, day or agenda.
  ///
  /// ```swift
  /// let calendar = AlmanacCalendarUIView(configuration: .system())
  /// calendar.timeline = timeline
  /// calendar.onSelect = { day in print(day) }
  /// view.addSubview(calendar)
  /// ```
  ///
  /// All that `CalendarView` can do, `engine` does. In Swift 6 a delegate on the main actor conforms with
  /// `extension Screen: @MainActor CalendarViewDelegate`.
  open class AlmanacCalendarUIView: AlmanacHostUIView {
    /// The calendar of the engine.
    public let engine: CalendarView
    /// A function that is called when a day was selected.
    public var onSelect: ((DayNumber) -> Void)?
    /// A function that is called when an event was activated.
    public var onEventActivate: ((Occurrence) -> Void)?
    /// A function that is called after a frame with another selection than the last one, whoever changed it.
    public var onSelectionChange: ((DaySelection) -> Void)?
    /// A function that is called after a frame at another level than the last one, whoever changed it.
    public var onLevelChange: ((ZoomLevel) -> Void)?

    private let hosted = HostedViews()
    private var reportedSelection: DaySelection
    private var reportedLevel: ZoomLevel
    private let configured: ShownConfiguration
    private var reportedHeight: Double?
    private var reportedWidth: CGFloat?

    /// Creates a calendar.
    /// - Parameter followsClock: whether today and the now line follow the clock of the system; `true` by default.
    public init(configuration: CalendarConfiguration = .system(), followsClock: Bool = true) {
      configured = ShownConfiguration(configuration, followsClock: followsClock)
      engine = CalendarView(configuration: configuration)
      (reportedSelection, reportedLevel) = (engine.state.selection, engine.state.level)
      super.init(root: engine)
      connect()
    }

    /// Creates a calendar that behaves as one of another kit did.
    public convenience init(preset: CalendarPreset, configuration: CalendarConfiguration = .system()) {
      var configuration = configuration
      configuration.adopt(preset)
      self.init(configuration: configuration)
    }

    /// Creates a calendar that follows the system's settings.
    public override init(frame: CGRect) {
      configured = ShownConfiguration(.system(), followsClock: true)
      engine = CalendarView(configuration: configured.own)
      (reportedSelection, reportedLevel) = (engine.state.selection, engine.state.level)
      super.init(root: engine, frame: frame)
      connect()
    }

    /// Creates a calendar that shows what the system's settings say, for storyboards.
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
        case .selection, .content, .shape: break
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

    /// The language, calendar system, today, style and more. What is shown follows the system, too: texts are as large as people
    /// asked for, and with increased contrast the standard style becomes that of high contrast.
    public var configuration: CalendarConfiguration {
      get { configured.own }
      set { configured.own = newValue }
    }

    /// The timeline that events are taken from; `nil` for those of `dataSource`.
    public var timeline: EventTimeline? {
      get { engine.timeline }
      set { engine.timeline = newValue }
    }

    /// The object that permits what people do and receives reports of it. Held weakly.
    public var delegate: (any CalendarViewDelegate)? {
      get { engine.delegate }
      set { engine.delegate = newValue }
    }

    /// The object that decides what single days, events and titles look like. Held weakly.
    public var decorator: (any CalendarDecorator)? {
      get { engine.decorator }
      set { engine.decorator = newValue }
    }

    /// The object that is asked for events, day by day, if there is no `timeline`. Held weakly.
    public var dataSource: (any CalendarDataSource)? {
      get { engine.dataSource }
      set { engine.dataSource = newValue }
    }

    /// A function that returns the view that a day shows in place of its number, below its events, at all levels with cells of
    /// days: the month, and the week and day as a row of days. `nil` for the number. It is given the view that the cell showed
    /// before, if any, to be used again.
    ///
    /// Such a view is as large as its cell and clipped. What takes touches, as views do by default, gets those of the day and is
    /// spoken; switch `isUserInteractionEnabled` off for a picture of the day. Called for each appearance and each change of a day.
    public var dayContent: ((DayContext, UIView?) -> UIView?)? {
      get { hosted.content }
      set {
        hosted.content = newValue
        engine.cellWillDisplay = { [hosted] in hosted.fill($0, $1) }
      }
    }

    /// Asks `dayContent` again for the days in view, as when what it shows has changed.
    public func reloadDayContent() { if hosted.refresh() { engine.refreshCellClass() } }

    /// The selected day; `nil` for none or several. Setting it reports nothing.
    public var selectedDay: DayNumber? {
      get { engine.state.selection.onlyDay }
      set { selection = newValue.map { DaySelection($0) } ?? DaySelection() }
    }

    /// The selected days. Setting them reports nothing; what may not be selected is left out.
    public var selection: DaySelection {
      get { engine.state.selection }
      set {
        guard newValue != engine.state.selection else { return }
        engine.send(newValue.isEmpty ? .clearSelection : .setSelection(newValue), silently: true)
        reportedSelection = engine.state.selection
      }
    }

    /// The level that is shown. Setting it animates.
    public var level: ZoomLevel {
      get { engine.state.level }
      set {
        guard newValue != engine.state.level else { return }
        engine.send(.setLevel(newValue, around: nil, animated: window != nil))
        reportedLevel = engine.state.level
      }
    }

    /// The place that the calendar is at. Setting one leads there without animation.
    public var place: CalendarPlace {
      get { CalendarPlace(engine.position) }
      set { engine.restore(newValue.position) }
    }

    /// Carries out an action. Returns `false` if decorator or delegate refused it.
    @discardableResult
    public func send(_ action: CalendarAction) -> Bool { engine.send(action) }

    // MARK: - AlmanacHostUIView

    /// The colors of the style that is shown.
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

    /// The width of the superview and, where rows have a height of their own, the height that suits the level.
    open override var intrinsicContentSize: CGSize {
      CGSize(
        width: superview?.bounds.width ?? UIView.noIntrinsicMetric,
        height: engine.preferredHeight.map { CGFloat($0) } ?? UIView.noIntrinsicMetric)
    }

    /// Follows another width of the superview.
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
