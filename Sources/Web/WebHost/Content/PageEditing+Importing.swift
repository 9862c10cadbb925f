import Almanac

/// Importing files into a calendar.
extension PageEditing {
  /// The largest number of problems of a file that the page lists.
  private static let problemLimit = 100

  /// Compares a file with a calendar, imports it unless `isDryRun`, and reports the result as `WebMessage.imported`.
  ///
  /// - Parameters:
  ///   - name: the name of the file, and of a new calendar.
  ///   - number: the number of the calendar in the store; `nil` for a new calendar.
  func importEvents(_ text: [UInt8], name: String, into number: Int64?, isDryRun: Bool) {
    var report = LoadReport(name: name)
    var fields: [String] = []
    do throws(ICalendarError) {
      let id = number.map { CalendarID($0) }
      var document = try ICalendarReader.read(text, calendar: id ?? CalendarID(0))
      parts.loader.zones.add(zonesOf: &document)
      var events = EventVersions.latest(of: document.events)
      report.note(document, eventCount: events.count)
      let found = EventImport(events, into: id, of: parts.loader.store)
      let failure = isDryRun ? "" : store(found, &events, name: name, into: id)
      fields = self.fields(of: found, skipped: document.skippedEvents, failure)
      let problems = document.problems.filter { $0.severity == .error }.prefix(Self.problemLimit)
      let locale = parts.settings.locale
      for problem in problems {
        let words = LoadReport.words(for: problem.reason, locale.phrases, locale.isRightToLeft)
        fields += [decimal(problem.line), words]
      }
    } catch {
      report.failure = .format(error)
      fields = ["0", "0", "0", "0", "0", "0", "", "", report.sentence(DateText(locale: parts.settings.locale))]
    }
    parts.port.post(.imported, fields)
  }

  /// Stores the changes of a file, in a new calendar if there is no identifier. Returns the reason for a failure in the
  /// page's language; empty if it succeeds.
  private func store(_ found: EventImport, _ events: inout [Event], name: String, into id: CalendarID?) -> String {
    isScripted = true
    defer { isScripted = false }
    var changes = found.changes
    do throws(EditError) {
      if id == nil {
        let calendar = editor.newCalendar(named: name)
        try editor.perform(.putCalendar(calendar))
        for index in events.indices { events[index].calendar = calendar.id }
        changes = EventImport(events, into: nil, of: parts.loader.store).changes
      }
      try editor.perform(.importEvents(changes, from: ByteText(name)))
      return ""
    } catch {
      return controller.reason(for: error, of: .cancel, title: name)
    }
  }

  private func fields(of found: EventImport, skipped: Int, _ failure: String) -> [String] {
    let counts = [found.newCount, found.changedCount, found.sameCount, found.keptCount, found.invalidCount + skipped]
    let days = found.days.map { [ISODate.format($0.lowerBound), ISODate.format($0.upperBound + 1)] } ?? ["", ""]
    return ["1"] + counts.map { decimal($0) } + days + [failure]
  }
}
