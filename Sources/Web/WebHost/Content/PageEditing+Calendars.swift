import Almanac

/// Edits of calendars themselves. Only a server's calendars can be edited.
extension PageEditing {
  /// An edit of a calendar, with the action required of the server.
  struct CalendarEdit {
    /// The kinds of calendar edits, by the words that the page uses.
    enum Change: String { case make, rename, color, delete, restore }

    var id: CalendarID
    var change: Change

    /// Returns the edit of a receipt; `nil` for one of events.
    init?(_ receipt: EditReceipt) {
      switch receipt.label.kind {
      case .makeCalendar, .renameCalendar, .colorCalendar, .deleteCalendar: break
      default: return nil
      }
      for step in receipt.change.steps {
        switch (step, receipt.label.kind) {
        case (.deleteCalendar(let id), _): self.init(id: id, change: .delete)
        case (.putCalendar(let info), .makeCalendar): self.init(id: info.id, change: .make)
        case (.putCalendar(let info), .renameCalendar): self.init(id: info.id, change: .rename)
        case (.putCalendar(let info), .colorCalendar): self.init(id: info.id, change: .color)
        case (.putCalendar(let info), _): self.init(id: info.id, change: .restore)
        default: continue
        }
        return
      }
      return nil
    }

    private init(id: CalendarID, change: Change) { (self.id, self.change) = (id, change) }
  }

  /// Returns why a calendar cannot be edited; `nil` if it can, and for edits of events.
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
      return ByteText(controller.words[.notApplicable])
    }
    return nil
  }

  /// Reports an edit of a calendar to the page, with the action required of its server.
  func didCommit(_ edit: CalendarEdit, _ receipt: EditReceipt) {
    let loader = parts.loader
    let title = receipt.label.title.string
    let number: Int64
    switch edit.change {
    case .delete:
      number = loader.serverNumber(of: edit.id) ?? edit.id.rawValue
      deletedNumbers.removeAll { $0.calendar == edit.id }
      deletedNumbers.append((edit.id, number))
      loader.deletedNumbers.append(number)
      loader.forgetSources { $0 == .server(number) }
    case .make, .restore:
      number = deletedNumbers.first { $0.calendar == edit.id }?.number ?? edit.id.rawValue
      loader.adopt(edit.id, as: number)
    case .rename, .color: number = loader.serverNumber(of: edit.id) ?? edit.id.rawValue
    }
    let kind =
      switch receipt.origin {
      case .edit: receipt.label.kind.word
      case .undo: "undo"
      case .redo: "redo"
      }
    parts.port.post(.edit, [kind, "0"])
    reportUndo()
    let info = loader.store.allCalendars.first { $0.id == edit.id }
    let color = info.map { decimal(ServerCalendar.number(of: $0.color)) } ?? ""
    parts.port.post(
      .saveCalendar, sentences(title) + [String(number), edit.change.rawValue, info?.name ?? title, color])
  }
}
