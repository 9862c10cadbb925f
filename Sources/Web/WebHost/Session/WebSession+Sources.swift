import Almanac

/// The events of the page's sources.
extension WebSession {
  /// Receives events in the form of `EventBatch`, and reports the result to the page.
  func take(_ bytes: [UInt8], of source: Int) {
    guard let batch = EventBatch(bytes) else {
      port.post(.anomaly, ["The events of the page are not in the form that this program reads."])
      return
    }
    // A new calendar must not take a number of a server answer that is still being read.
    answers.readAll()
    let report = loader.take(batch, of: source)
    updateMessage()
    port.post(.batch, report.fields)
  }

  /// Receives an .ics file as the complete content of a source, or as one of several answers of a server, and reports
  /// the result to the page.
  func take(text: [UInt8], name: String, of source: Int, isAnswer: Bool = false) {
    answers.readAll()
    let report = loader.take(text: text, of: source, name: name, isAnswer: isAnswer)
    updateMessage()
    port.post(.report, report.fields(DateText(locale: settings.locale)))
  }

  func remove(source: Int) {
    answers.readAll()
    loader.remove(source: source)
    updateMessage()
  }

  /// Performs an edit requested by a script.
  func edit(_ kind: PageEdit.Kind, fields: Int32, scope: Int32, _ bytes: [UInt8]) {
    answers.readAll()
    do throws(PageEdit.Failure) {
      let edit = try PageEdit(kind: kind, fields: fields, scope: scope, bytes, zones: loader.zones)
      if let edit { screen?.content.perform(edit) }
    } catch {
      port.post(.edited, ["0", "", error.reason])
    }
  }

  /// Takes the event that a pointer is about to drag in from the page; see `almanac_set_dragged`.
  func setDragged(_ bytes: [UInt8], fields: Int32, length: Int) {
    answers.readAll()
    do throws(PageEdit.Failure) {
      let edit =
        fields < 0 ? nil : try PageEdit(kind: .create, fields: fields, scope: -1, bytes, zones: loader.zones)
      if edit != nil || fields < 0 { screen?.content.setDragged(edit, text: bytes, length: length) }
    } catch {
      port.post(.edited, ["0", "", error.reason])
    }
  }

  /// Reports the occurrences on some days. Of series with too many of them to report all within one call, only some are
  /// reported; each of these says so.
  /// - Parameter isShown: Whether to report what the calendar shows on the first day instead.
  func query(_ days: Range<DayNumber>, isShown: Bool = false) {
    answers.readAll()
    let answer = timeline.inOneCall {
      isShown ? calendar?.occurrences(on: days.lowerBound) ?? [] : timeline.occurrences(touching: days)
    }
    var fields: [String] = []
    for occurrence in answer.occurrences {
      guard let event = timeline.event(occurrence.id.event)?.event else { continue }
      fields += EventFields.of(event, occurrence, in: timeline, loader) + EventFields.look(of: event, in: timeline)
      fields.append(answer.isIncomplete(occurrence) ? "1" : "")
      fields.append(Self.resources(of: event))
      if fields.count >= Self.fieldsInMessage {
        port.post(.occurrences, fields)
        fields.removeAll(keepingCapacity: true)
      }
    }
    port.post(.occurrences, fields)
  }

  /// Returns the identifiers of an event's resources, separated by U+001E. Programs without editing have none, so that
  /// they do not contain the code; scripts know those of the page's objects.
  private static func resources(of event: Event) -> String {
    #if ALMANAC_CALENDAR
      ""
    #else
      event.resourceIDs.joined(separator: "\u{1E}")
    #endif
  }

  /// The number of fields after which another message begins. Ten years may have millions.
  private static let fieldsInMessage = 50_000
}
