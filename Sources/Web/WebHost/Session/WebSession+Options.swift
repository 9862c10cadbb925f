import Almanac

extension WebSession {
  /// Receives the options set by the page, in the form of `OptionTable.read`, and shows the changes together.
  func setOptions(_ bytes: [UInt8]) {
    show(settings.options.read(bytes))
  }

  /// Shows the sizes and typography that the page has set as custom properties, in the form of `PageSettings.tokens`.
  func setTokens(_ bytes: [UInt8]) {
    settings.tokens = OptionValue(bytes: bytes)
    show([])
  }

  /// Sets the patterns of `DateFormats`: title, heading of a day, time of an event, hour, and day in a list, one per line.
  func setFormats(_ text: String) {
    let lines = text.split(at: 10)
    guard lines.count == 5 else { return }
    var formats = DateFormats()
    (formats.title, formats.dayHeading, formats.eventTime) = (lines[0], lines[1], lines[2])
    (formats.hour, formats.listDay) = (lines[3], lines[4])
    settings.formats = formats
    show([])
  }

  /// Sets the order of events that begin on the same day. The first line has the numbers of `EventOrder.Field`, each after
  /// `-` if it is descending. The others have the identifiers of events by rank, each after `=` if it has the rank of its
  /// predecessor, otherwise after `+`.
  func setEventOrder(_ text: String) {
    let lines = text.split(at: 10)
    var isDescending = false
    var order = EventOrder()
    for byte in (lines.first ?? "").utf8 {
      if let field = EventOrder.Field(rawValue: byte &- 48) {
        order.keys.append(EventOrder.Key(field, isDescending: isDescending))
      }
      isDescending = byte == UInt8(ascii: "-")
    }
    var rank = 0
    order.setRanks(
      lines.dropFirst().map { line in
        if line.utf8.first == UInt8(ascii: "+") { rank += 1 }
        return (String(utf8: line.utf8.dropFirst()), rank)
      })
    settings.eventOrder = order
    show([])
  }

  /// Shows all options after some have changed.
  private func show(_ numbers: [UInt8]) {
    let (theme, direction) = (settings.values.theme, settings.locale.isRightToLeft)
    settings.values = settings.options.applied
    // A level that the page names needs no list.
    if !settings.options.isSet(.levels),
      let level = CalendarLevel.ofProgram(named: settings.values.configuration.initialLevel.name)
    {
      settings.values.configuration.levels.add(level)
    }
    for index in stride(from: 0, to: settings.tokens.count - 1, by: 2) {
      let value = settings.tokens.number(at: index + 1)
      PageToken.set(settings.tokens.integer(at: index), to: value, in: &settings.values.configuration.style)
    }
    if let zone = settings.values.secondZone { settings.values.configuration.secondZone = zones.rules(for: zone) }
    let changesWords = numbers.contains(PageOption.phrases.rawValue)
    if settings.locale.isRightToLeft != direction || changesWords { postLocale() }
    configure()
    var changesEditing = changesWords
    for number in numbers {
      guard let option = PageOption(rawValue: number) else {
        port.post(.anomaly, ["This program does not know the option " + decimal(Int(number)) + " of the page."])
        continue
      }
      switch option {
      case .level:
        let level = settings.values.configuration.initialLevel
        if settings.options.isSet(.level) { calendar?.send(.setLevel(level, around: nil, animated: true)) }
      case .panel: screen?.content.setPanel(settings.values.panel)
      case .editable, .snap, .defaultLength, .defaultReminders, .selectionMode, .reminders: changesEditing = true
      case .selected: calendar?.send(.setSelection(settings.values.selection), silently: true)
      case .topTime: showHours(topTime: true)
      case .hourZoom: showHours(zoom: true)
      case .reducesMotion: screen?.window.reducesMotion = reducesMotion || settings.values.reducesMotion
      case .selectionMotion, .deselectionMotion, .dayAnimationTapLimit: showMotions()
      case .phrases:
        var phrases = Phrases.english
        for line in phrases.replace(by: settings.values.ownWords) where !line.starts(withBytesOf: "edit.") {
          port.post(.anomaly, ["There is no such phrase: " + line])
        }
      case .headerControls:
        guard let word = settings.values.unknownHeaderControl else { continue }
        port.post(
          .anomaly,
          ["There is no control " + word + " in header-controls: use previous, title, today, levels, next, and new."])
      case .now: calendar?.setNow(settings.shownNow)
      default: break
      }
    }
    if changesEditing { screen?.content.setEditing(settings) }
    if settings.values.theme != theme { showTheme() }
  }

  /// Shows the page's decorations of days, in the form of `DayDecorations`.
  func setDecorations(_ numbers: [UInt8], labels: String) {
    settings.decorator.decorations = DayDecorations(OptionValue(bytes: numbers), labels: labels.split(at: 10))
    configure()
    showDecorations()
  }

  /// Shows the nodes of the page's hooks.
  func setHooks(_ hooks: PageHooks) {
    settings.decorator.hooks = hooks
    showDecorations()
  }

  /// Recomputes the looks of days. Without decorations there is no decorator, so that the calendar scrolls faster.
  func showDecorations() {
    calendar?.decorator = settings.decorator.isEmpty ? nil : settings.decorator
  }

  /// Sets the page's animations of selecting and deselecting days.
  func showMotions() {
    let (selection, deselection) = settings.values.motions
    let isStill = selection == .none && deselection == .none
    calendar?.dayAnimator = isStill ? nil : MotionAnimator(selection: selection, deselection: deselection)
    calendar?.dayAnimationTapLimit = settings.values.tapLimit
  }

  /// Selects the days set by the page, without reporting it.
  func showSelection() {
    if settings.options.isSet(.selected) { calendar?.send(.setSelection(settings.values.selection), silently: true) }
  }

  /// Shows the hours at the time and height set by the page, or at the standard ones.
  func showHours(topTime: Bool = false, zoom: Bool = false) {
    guard let calendar, topTime || zoom else { return }
    var hours = calendar.state.hours
    if topTime { hours = HourAnchor(topSecond: settings.values.topSecond, zoom: hours.zoom) }
    if zoom { hours.zoom = settings.values.hourZoom }
    calendar.send(.scrolledHours(hours))
  }

  private func showTheme() {
    guard let screen else { return }
    screen.content.setTheme(settings.values.theme)
    // Contents without a single calendar show their palette themselves.
    if calendar != nil { screen.host.show(screen.content.palette) }
  }
}
