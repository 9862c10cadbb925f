import Almanac

/// Edits of calendars themselves. Only a server's calendars can be edited.
extension PageEditing {
  /// An edit of a calendar, with the action required of the server.
  struct CalendarEdit {
    /// The kinds of calendar edits, by the words that the page uses.
    enum Change: String { case make, rename, color, remind, delete, restore }

    var id: CalendarID
    var change: Change

    /// Returns the edit of a receipt; `nil` for one of events.
    init?(_ receipt: EditReceipt) {
      switch receipt.label.kind {
      case .makeCalendar, .renameCalendar, .colorCalendar, .remindCalendar, .deleteCalendar: break
      default: return nil
      }
      for step in receipt.change.steps {
        switch (step, receipt.label.kind) {
        case (.deleteCalendar(let id), _): self.init(id: id, change: .delete)
        case (.putCalendar(let info), .makeCalendar): self.init(id: info.id, change: .make)
        case (.putCalendar(let info), .renameCalendar): self.init(id: info.id, change: .rename)
        case (.putCalendar(let info), .colorCalendar): self.init(id: info.id, change: .color)
        case (.putCalendar(let info), .remindCalendar): self.init(id: info.id, change: .remind)
        case (.putCalendar(let info), _): self.init(id: info.id, change: .restore)
        default: continue
        }
        return
      }
      return nil
    }

    private init(id: CalendarID, change: Change) { (self.id, self.change) = (id, change) }
  }

  /// Returns why a calendar cannot be edited, without words of its own; `nil` if it can, and for edits of events.
  func refusal(ofCalendarIn plan: EditPlan) -> ByteText? {
    let loader = parts.loader
    for step in plan.change.steps {
      switch step {
      case .putCalendar(let info) where plan.label.kind == .makeCalendar:
        if loader.hasServer, loader.serverAccess == .full, loader.serverNumber(of: info.id) == nil { continue }
      case .putCalendar(let info): if loader.serverNumber(of: info.id) != nil { continue }
      case .deleteCalendar(let id): if loader.serverNumber(of: id) != nil { continue }
      default: continue
      }
      return ""
    }
    return nil
  }

  /// Returns the change that an edit makes to a calendar, as JSON in the form of `changes(of:)`; the color is a number.
  func calendarChanges(of plan: EditPlan) -> String {
    let known = parts.loader.store.allCalendars
    for step in plan.change.steps {
      let (id, info): (CalendarID, CalendarInfo?)
      switch step {
      case .putCalendar(let new): (id, info) = (new.id, new)
      case .deleteCalendar(let old): (id, info) = (old, nil)
      default: continue
      }
      var json = RecordWriter()
      json.begin("[")
      json.begin("{")
      json.name("before")
      write(known.first { $0.id == id }, to: &json)
      json.name("after")
      write(info, to: &json)
      json.end("}")
      json.end("]")
      return json.text
    }
    return "[]"
  }

  private func write(_ info: CalendarInfo?, to json: inout RecordWriter) {
    guard let info else { return json.value(literal: nil) }
    json.begin("{")
    json.field("id", literal: String(number(of: info.id)))
    json.field("name", info.name)
    json.field("color", literal: EventFields.number(of: info.color))
    if !info.defaultReminderText.utf8.isEmpty { json.field("defaultReminders", info.defaultReminderText) }
    json.end("}")
  }

  /// The number that the server has for a calendar, or had for a deleted one.
  private func number(of calendar: CalendarID) -> Int64 {
    parts.loader.serverNumber(of: calendar) ?? deletedNumbers.first { $0.calendar == calendar }?.number
      ?? calendar.rawValue
  }

  /// Gives the page an edit of a calendar, with the action required of its server.
  func save(_ edit: CalendarEdit, _ receipt: EditReceipt) {
    let loader = parts.loader
    let title = receipt.label.title.string
    let number = number(of: edit.id)
    switch edit.change {
    case .delete:
      deletedNumbers.removeAll { $0.calendar == edit.id }
      deletedNumbers.append((edit.id, number))
      loader.deletedNumbers.append(number)
      loader.forgetSources { $0 == .server(number) }
    case .make, .restore: loader.adopt(edit.id, as: number)
    case .rename, .color, .remind: break
    }
    let info = loader.store.allCalendars.first { $0.id == edit.id }
    let color = info.map { EventFields.number(of: $0.color) } ?? ""
    let reminders = info.map { $0.defaultReminderText } ?? ""
    parts.port.post(
      .saveCalendar, sentences(title) + [String(number), edit.change.rawValue, info?.name ?? title, color, reminders])
  }
}
