import Almanac

/// Reports about user edits to the page.
extension PageEditing {
  /// Starts reporting to the page.
  func listen() {
    controller.listener.shouldBegin = callback(to: self) { editing, kind, event in
      !editing.parts.port.post(.editStart, [kind.word] + editing.fields(event))
    }
    controller.listener.didEnd = callback(to: self) { editing, kind, isCommitted in
      editing.verdict = nil
      editing.parts.port.post(.editEnd, [kind.word, isCommitted ? "1" : "0"])
    }
    controller.onSelectTime = callback(to: self) { $0.report($1, by: $2) }
    controller.listener.shouldAnswer = callback(to: self) { $0.offer($1, $2) }
  }

  /// Shows a button in the details of events that lets the page copy a link, or none.
  func setLinks(_ isOn: Bool) {
    controller.onCopyLink = nil
    if isOn { controller.onCopyLink = callback(to: self) { $0.copyLink(to: $1) } }
  }

  private func copyLink(to occurrence: Occurrence) {
    guard let event = parts.timeline.event(occurrence.id.event)?.event else { return }
    let fields = EventFields.of(event, occurrence, in: parts.timeline, parts.loader)
    parts.port.post(.link, fields + [controller.words[.linkCopied]])
  }

  /// Lets the page decide which version of an event counts.
  private func offer(_ conflicts: [SeriesMerge.Conflict], _ answer: @escaping (ConflictSide?) -> Void) -> Bool {
    guard let first = conflicts.first else { return false }
    let names = first.fields.map { Self.name($0) }.joined(separator: " ")
    let events = [first.mine, first.theirs].compactMap { $0 }.flatMap { fields($0) }
    let flags = [first.mine, first.theirs].map { $0 == nil ? "0" : "1" }
    // A question that the page never answered counts as undecided.
    let former = answerOfPage
    answerOfPage = nil
    former?(nil)
    guard parts.port.post(.conflict, [names] + flags + events) else { return false }
    answerOfPage = answer
    return true
  }

  /// Receives the page's answer: 0 for the local version, 1 for the other one, anything else for no decision.
  func choose(_ number: Int32) {
    let side = number == 0 ? ConflictSide.mine : number == 1 ? .theirs : nil
    let answer = answerOfPage
    answerOfPage = nil
    answer?(side)
  }

  /// The name of a field in the data of a page.
  private static func name(_ field: EventMerge.Field) -> String {
    switch field {
    case .title: "title"
    case .place: "location"
    case .notes: "notes"
    case .color: "color"
    case .status: "status"
    case .calendar: "calendar"
    case .link: "url"
    case .busy: "busy"
    case .privacy: "privacy"
    case .times: "times"
    case .repetition: "rrule"
    case .existence: "existence"
    case .property(let name): name.string
    }
  }
}
