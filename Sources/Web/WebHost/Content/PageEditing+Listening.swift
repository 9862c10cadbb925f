import Almanac

/// The reports to the page about people who edit.
extension PageEditing {
  /// Begins to report to the page.
  func listen() {
    controller.listener.shouldBegin = callback(to: self) { editing, kind, event in
      !editing.parts.port.post(.editStart, [Self.names[Int(kind.rawValue)]] + editing.fields(event))
    }
    controller.listener.didEnd = callback(to: self) { editing, kind, isCommitted in
      editing.parts.port.post(.editEnd, [Self.names[Int(kind.rawValue)], isCommitted ? "1" : "0"])
    }
    controller.listener.shouldAnswer = callback(to: self) { $0.offer($1, $2) }
  }

  /// Lets the page answer which version of events counts, if it wants to.
  private func offer(_ conflicts: [SeriesMerge.Conflict], _ answer: @escaping (ConflictSide?) -> Void) -> Bool {
    guard let first = conflicts.first else { return false }
    let names = first.fields.map { Self.name($0) }.joined(separator: " ")
    let events = [first.mine, first.theirs].compactMap { $0 }.flatMap { fields($0) }
    let flags = [first.mine, first.theirs].map { $0 == nil ? "0" : "1" }
    // One that the page never answered is undecided.
    let former = answerOfPage
    answerOfPage = nil
    former?(nil)
    guard parts.port.post(.conflict, [names] + flags + events) else { return false }
    answerOfPage = answer
    return true
  }

  /// Takes the answer of the page: 0 for the version from here, 1 for the other one, anything else for none.
  func choose(_ number: Int32) {
    let side = number == 0 ? ConflictSide.mine : number == 1 ? .theirs : nil
    let answer = answerOfPage
    answerOfPage = nil
    answer?(side)
  }

  /// The name that a field has in the data of a page.
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
