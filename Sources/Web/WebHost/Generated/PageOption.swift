// Made by Scripts/write-schema from Sources/Web/WebSchema.
import Almanac

/// The options of the element that the engine takes, in the order in which it takes them.
enum PageOption: UInt8, CaseIterable {
  case theme = 0
  case preset = 1
  case level = 2
  case months = 3
  case weeks = 4
  case outDays = 5
  case weekNumbers = 6
  case weekdays = 7
  case panel = 8
  case images = 9
  case activation = 10
  case editable = 11
  case snap = 12
  case defaultLength = 13
  case now = 14
  case secondTimeZone = 15
  case message = 16
  case dir = 17
  case reducesMotion = 18
  case firstWeekday = 19
  case levels = 20
  case min = 21
  case max = 22
  case selectableMin = 23
  case selectableMax = 24
  case selectionMode = 25
  case maximumSpan = 26
  case selected = 27
  case selectsPresentedPeriod = 28
  case rowHeight = 29
  case selectsOutDays = 30
  case monthEvents = 31
  case dayPresentation = 32
  case businessHours = 33
  case visibleHours = 34
  case topTime = 35
  case monthColumns = 36
  case scrollPolicy = 37
  case enabledGestures = 38
  case indicatesDaysWithoutEvents = 39
  case header = 40
  case headerControls = 41
  case weekdayMenu = 42
  case weekdaySymbols = 43
  case numberPlacement = 44
  case indicatorArrangement = 45
  case indicatorLimit = 46
  case uppercaseWeekdays = 47
  case hourZoom = 48
  case laneRowLimit = 49
  case laneContinuity = 50
  case phrases = 51
  case selectionMotion = 52
  case deselectionMotion = 53
  case dayAnimationTapLimit = 54
  case nextDayThreshold = 55
  case colors = 56
  case weekNumberRule = 57
  case maxEvents = 58
  case allDayLane = 59
  case resourceOrder = 60
  case emptyResources = 61
  case unassignedEvents = 62
  case resourceFilter = 63
  case resourceWidth = 64
  case eventTime = 70
  case slotDuration = 80
  case slotLabelInterval = 81
  case drop = 90
  case reminders = 93
  case mapUrl = 94
  case defaultReminders = 95

  /// A number that changes with the table.
  static let version: Int32 = 835223791

  /// Sets the option. Never inlined: the wasm would otherwise copy all values field by field.
  @inline(never)
  func set(_ value: OptionValue, in settings: inout OptionValues) {
    switch self {
    case .theme:
      settings.theme = CalendarTheme(rawValue: value.byte &+ 1) ?? .standard
      settings.configuration.style = settings.theme.style
    case .preset:
      settings.configuration.adopt(CalendarPreset(rawValue: value.byte) ?? .endless)
    case .level:
      settings.configuration.initialLevel = CalendarLevel.ID(value.text)
    case .months:
      settings.configuration.month.arrangement = [.endless, .pages, .sidewaysPages][value.index(below: 3)]
      settings.configuration.scrollPolicy = value.flag ? .paged : .continuous
    case .weeks:
      settings.configuration.month.weeks = value.flag ? .alwaysSix : .natural
    case .outDays:
      settings.configuration.month.outDays = OutDays(rawValue: value.byte) ?? .dimmed
    case .weekNumbers:
      settings.configuration.month.showsWeekNumbers = value.flag
    case .weekdays:
      settings.configuration.visibleWeekdays = WeekdaySet(rawValue: value.byte)
    case .panel:
      settings.panel = Int32(value.byte)
    case .images:
      settings.configuration.loadsRemoteImages = value.flag
    case .activation:
      settings.showsDetails = !value.flag
    case .editable:
      settings.verbs = value.byte
    case .snap:
      settings.snap = value.int
    case .defaultLength:
      settings.defaultLength = value.int
    case .now:
      settings.declaredNow = value
    case .secondTimeZone:
      settings.secondZone = value.text
    case .message:
      settings.message = value.text
    case .dir:
      settings.isRightToLeft = value.flag
    case .reducesMotion:
      settings.reducesMotion = value.flag
    case .firstWeekday:
      settings.configuration.firstWeekday = Weekday(rawValue: value.int + 1)
    case .levels:
      settings.configuration.levels = value.levels
    case .min:
      settings.configuration.reachable.setFirst(value.day)
    case .max:
      settings.configuration.reachable.setLast(value.day)
    case .selectableMin:
      settings.configuration.selectable.setFirst(value.day)
    case .selectableMax:
      settings.configuration.selectable.setLast(value.day)
    case .selectionMode:
      let modes = [SelectionMode.none, .optional, .required, .multiple, .range(maximum: 0), .time]
      settings.configuration.selectionMode = modes[value.index(below: 6)]
    case .maximumSpan:
      if settings.configuration.selectionMode.isRange {
        settings.configuration.selectionMode = .range(maximum: value.int)
      }
    case .selected:
      settings.selection = value.selection
    case .selectsPresentedPeriod:
      settings.configuration.selectsPresentedPeriod = value.flag
    case .rowHeight:
      let heights = [MonthRowHeight.share, .sixth, .cellSide, .content]
      let height = value.word == nil ? .fixed(value.number(at: 1)) : heights[value.index(below: 4)]
      settings.configuration.month.rowHeight = height
    case .selectsOutDays:
      settings.configuration.month.selectsOutDays = value.flag
    case .monthEvents:
      settings.configuration.monthEvents = MonthEvents(rawValue: value.byte) ?? .bars
    case .dayPresentation:
      settings.configuration.dayPresentation = DayPresentation(rawValue: value.byte) ?? .automatic
    case .businessHours:
      settings.configuration.businessHours = value.businessHours
    case .visibleHours:
      settings.configuration.visibleHours = VisibleHours(value.ranges)
    case .topTime:
      settings.topSecond = value.number * 60
    case .monthColumns:
      settings.configuration.monthColumns = value.int
    case .scrollPolicy:
      settings.configuration.scrollPolicy = ScrollPolicy(rawValue: value.byte) ?? .continuous
    case .enabledGestures:
      settings.configuration.enabledGestures = CalendarGestures(rawValue: value.byte)
    case .indicatesDaysWithoutEvents:
      settings.configuration.indicatesDaysWithoutEvents = value.flag
    case .header:
      settings.configuration.showsHeader = value.int < 2
      settings.configuration.style.header.arrangement = value.int == 1 ? .centered : .leading
    case .headerControls:
      settings.unknownHeaderControl = settings.configuration.setHeaderControls(value.text)
    case .weekdayMenu:
      settings.configuration.showsWeekdayMenu = !value.flag
    case .weekdaySymbols:
      settings.configuration.style.menu.symbols = .init(rawValue: value.byte) ?? .automatic
    case .numberPlacement:
      settings.configuration.style.day.placement = value.flag ? .center : .corner
    case .indicatorArrangement:
      settings.configuration.style.indicator.arrangement = value.flag ? .spread : .row
    case .indicatorLimit:
      settings.configuration.style.indicator.limit = value.int
    case .uppercaseWeekdays:
      settings.configuration.style.menu.isUppercase = value.flag
    case .hourZoom:
      let least = value.number(at: 0, in: 0.1...10)
      settings.configuration.style.timeline.zoomRange = least...value.number(at: 2, in: least...10)
      settings.hourZoom = value.number(at: 1, in: least...10)
    case .laneRowLimit:
      settings.configuration.style.timeline.laneRowLimit = value.int
    case .laneContinuity:
      settings.configuration.style.month.laneContinuity = value.int
    case .phrases:
      settings.ownWords = value.text.split(at: 10).filter { !$0.utf8.isEmpty }
    case .selectionMotion:
      settings.motions.selection = DayMotion(rawValue: value.byte) ?? .none
    case .deselectionMotion:
      settings.motions.deselection = DayMotion(rawValue: value.byte) ?? .none
    case .dayAnimationTapLimit:
      settings.tapLimit = value.int
    case .nextDayThreshold:
      settings.configuration.nextDayThreshold = value.int
    case .colors:
      settings.configuration.style.event.usesExactColors = value.flag
    case .weekNumberRule:
      settings.configuration.weekNumberRule = WeekNumberRule(rawValue: value.byte) ?? .locale
    case .maxEvents:
      settings.configuration.style.month.maxEvents = value.int
    case .allDayLane:
      settings.configuration.showsAllDayLane = !value.flag
    case .resourceOrder:
      settings.configuration.resources.order = value.flag ? .days : .resources
    case .emptyResources:
      settings.configuration.resources.showsEmpty = !value.flag
    case .unassignedEvents:
      settings.configuration.resources.showsUnassigned = !value.flag
    case .resourceFilter:
      settings.configuration.resources.filter = value.text
    case .resourceWidth:
      settings.configuration.resources.minimumWidth = Double(value.int)
    case .eventTime:
      settings.configuration.eventTime = EventTimeStyle(rawValue: value.byte) ?? .range
    case .slotDuration:
      settings.configuration.slotDuration = value.int
    case .slotLabelInterval:
      settings.configuration.slotLabelInterval = value.int
    case .drop:
      settings.acceptsDrops = value.flag
    case .reminders:
      settings.remindsWhileOpen = value.flag
    case .mapUrl:
      settings.configuration.mapURL = value.text
    case .defaultReminders:
      settings.defaultReminders = value.text
    }
  }
}
