import Almanac

/// The answer of the page's function `allowChange` to one change. It is kept during a drag: the drop stores the change
/// that the last step showed, so the page is not asked again.
struct PageVerdict {
  /// The events before and after the change, without what only storing it determines.
  var events: [Event]
  /// The reasons of the rules against the change.
  var reasons: [EditReason]
  /// The reason of the page against the change, empty without words; `nil` if it allows it.
  var refusal: ByteText?
}

/// The rules of the page: the attributes `editable`, `resource-editable`, and `edit-rules`, the fields `editable`,
/// `resourceEditable`, `overlap`, and `constraint` of sources, calendars, and events, and the function `allowChange`.
extension PageEditing {
  /// The rules of the answer to `WebMessage.limits`.
  private struct Rules: OptionSet {
    let rawValue: Int

    static let noOverlap = Rules(rawValue: 1)
    static let businessHours = Rules(rawValue: 2)
    static let bounds = Rules(rawValue: 4)
    static let fixedResources = Rules(rawValue: 8)
  }

  func verbs(for event: Event) -> EditVerbs {
    let answer = limitsOfPage(event)
    return answer.count == 0 ? .all : EditVerbs(rawValue: answer.byte)
  }

  func limits(for event: Event) -> EditLimits? {
    let answer = limitsOfPage(event)
    guard answer.count > 2 else { return nil }
    let (given, overlap) = (Rules(rawValue: answer.integer(at: 1)), answer.integer(at: 2))
    let configuration = parts.settings.values.configuration
    var rules: [EditRule] = []
    if given.contains(.bounds) { rules.append(.bounds(configuration.reachable)) }
    if given.contains(.businessHours), !configuration.businessHours.isEmpty {
      rules.append(.hours(configuration.businessHours))
    }
    if given.contains(.noOverlap) { rules.append(.noOverlap(.allCalendars)) }
    if answer.count > 6 {
      let (start, end) = (instant(answer, at: 3), instant(answer, at: 5))
      rules.append(.within(start..<max(start, end)))
    }
    return EditLimits(
      rules, overlap: overlap < 0 ? nil : overlap > 0, resourceEditable: !given.contains(.fixedResources))
  }

  func explain(_ reasons: [EditReason], against plan: EditPlan) -> [EditReason] {
    guard let refusal = refusal(of: plan, reasons), !refusal.string.utf8.isEmpty else { return reasons }
    return [.other(refusal)]
  }

  /// Asks the page's function `allowChange` about a change. Returns its reason against it, which may be empty; `nil` if
  /// it allows the change.
  func refusal(of plan: EditPlan, _ reasons: [EditReason]) -> ByteText? {
    let events = (plan.before + plan.after).map { Self.withoutStamps($0) }
    // Edits of calendars have none.
    if events.isEmpty { return nil }
    if let verdict, verdict.events == events, verdict.reasons == reasons { return verdict.refusal }
    var words = ""
    for reason in reasons { words += (words.utf8.isEmpty ? "" : " ") + Self.word(reason) }
    let answer = parts.port.ask(.allowChange, [words, plan.label.kind.word, changes(of: plan)])
    // The first byte says that there is an answer.
    let refusal = answer.bytes.isEmpty ? nil : ByteText(String(utf8: answer.bytes.dropFirst()))
    // Only drags ask twice. They may begin with a new event.
    let isDragged = controller.session != nil || plan.label.kind == .create
    verdict = isDragged ? PageVerdict(events: events, reasons: reasons, refusal: refusal) : nil
    return refusal
  }

  /// Returns the name of the rule that a reason is about, as `edit-rules` and fields name it.
  private static func word(_ reason: EditReason) -> String {
    switch reason {
    case .outsideBounds: "bounds"
    case .outsideHours: "business-hours"
    case .outsidePeriod: "constraint"
    case .overlap: "no-overlap"
    case .readOnly, .notPermitted, .other: "editable"
    }
  }

  private static func withoutStamps(_ event: Event) -> Event {
    var event = event
    event.uid = ""
    event.otherLines.removeAll { line in
      ["DTSTAMP", "LAST-MODIFIED", "SEQUENCE"].contains { line.starts(withBytesOf: $0) }
    }
    return event
  }

  /// Asks the page for its rules for an event.
  private func limitsOfPage(_ event: Event) -> OptionValue {
    let loader = parts.loader
    var (source, calendar) = ("", "")
    for entry in loader.sources where entry.calendar == event.calendar {
      if case .page(let number, let id) = entry.origin { (source, calendar) = (decimal(number), id) }
    }
    return parts.port.ask(.limits, [source, calendar, event.uid])
  }

  /// Reads a time, followed by its clock: 0 for a day, 1 for a reading on the calendar's clock, otherwise an instant.
  func instant(_ value: OptionValue, at index: Int) -> Instant {
    let number = Int64(value.number(at: index, in: -8.64e12...8.64e12))
    switch value.integer(at: index + 1) {
    case 0: return editor.clock.zone.startOfDay(DayNumber(Int(min(max(number, -100_000_000), 100_000_000))))
    case 1: return editor.clock.instant(of: .floating(LocalDateTime(secondsAsUTC: number)))
    default: return Instant(seconds: number)
    }
  }
}
