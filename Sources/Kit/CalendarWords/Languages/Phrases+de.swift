public import CalendarText

extension Phrases {
  /// The words in German.
  public static let german = Phrases(
    table: """
      today: Heute
      tomorrow: Morgen
      previousYear: Vorheriges Jahr
      previousMonth: Vorheriger Monat
      previousWeek: Vorherige Woche
      previousDay: Vorheriger Tag
      nextYear: Nächstes Jahr
      nextMonth: Nächster Monat
      nextWeek: Nächste Woche
      nextDay: Nächster Tag
      calendar: Kalender
      calendars: Kalender
      year: Jahr
      month: Monat
      week: Woche
      day: Tag
      agenda: Agenda
      weekNumber: Kalenderwoche #
      allDay: ganztägig
      until: bis #
      continues: wird fortgesetzt
      tooMany: zu viele, um alle zu zeigen
      repeats: wiederholt sich
      everyDay: täglich
      everyWeek: wöchentlich
      everyMonth: monatlich
      everyYear: jährlich
      cancelled: abgesagt
      tentative: unter Vorbehalt
      untitled: Termin ohne Titel
      noEvents: Noch keine Termine
      dropHint: Eine .ics-Datei hier ablegen
      noEventsOfDay: Keine Termine
      notLoaded: Nicht geladen
      allHidden: Alle Kalender sind ausgeblendet
      noResource: Ohne Ressource
      skippedDay: Tag entfällt
      nearestEvent: Nächstgelegener Termin: #
      skipped: Ausgelassen: #
      line: Zeile #
      unreadable: # ist nicht lesbar
      missing: # fehlt
      tooLarge: zu groß
      emptyFile: Die Datei ist leer
      noCalendarFile: Keine Kalenderdatei
      close: Schließen
      unreachable: Die Termine konnten nicht geladen werden
      noKey: Diese Seite hat keinen gültigen Schlüssel: Öffnen Sie sie über die Adresse, die der Server angibt
      offline: Offline: Stand vom #
      tryAgain: Erneut versuchen
      stopped: Der Kalender ist stehen geblieben
      reload: Neu laden
      separator: , #
      events: 1 Termin|# Termine
      moreEvents: 1 weiterer Termin|# weitere Termine
      search: Termine suchen
      noResults: Keine passenden Termine
      togglePanel: Seitenleiste ein- oder ausblenden
      dayCount: 1 Tag|# Tage
      weekCount: 1 Woche|# Wochen
      monthCount: 1 Monat|# Monate
      previousPeriod: Zurück: #
      nextPeriod: Weiter: #
      goToDate: Gehe zu Datum
      earlier: Früher: #
      join: Teilnehmen
      organizer: Organisation
      accepted: zugesagt
      declined: abgesagt
      noReply: keine Antwort
      categories: Kategorien: #
      """)
}
