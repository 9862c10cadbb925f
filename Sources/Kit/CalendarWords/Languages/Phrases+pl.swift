public import CalendarText

extension Phrases {
  /// The words in Polish.
  public static let polish = Phrases(
    table: """
      today: Dzisiaj
      tomorrow: Jutro
      previousYear: Poprzedni rok
      previousMonth: Poprzedni miesiąc
      previousWeek: Poprzedni tydzień
      previousDay: Poprzedni dzień
      nextYear: Następny rok
      nextMonth: Następny miesiąc
      nextWeek: Następny tydzień
      nextDay: Następny dzień
      calendar: Kalendarz
      calendars: Kalendarze
      year: Rok
      month: Miesiąc
      week: Tydzień
      day: Dzień
      agenda: Agenda
      weekNumber: Tydzień #
      allDay: cały dzień
      until: do #
      continues: trwa dalej
      tooMany: zbyt wiele, aby pokazać wszystkie
      repeats: powtarza się
      everyDay: codziennie
      everyWeek: co tydzień
      everyMonth: co miesiąc
      everyYear: co rok
      cancelled: odwołane
      tentative: wstępnie
      untitled: Wydarzenie bez tytułu
      noEvents: Nie ma jeszcze wydarzeń
      dropHint: Upuść tutaj plik .ics
      noEventsOfDay: Brak wydarzeń
      notLoaded: Nie wczytano
      allHidden: Wszystkie kalendarze są ukryte
      noResource: Bez zasobu
      skippedDay: Dzień pominięty
      nearestEvent: Najbliższe wydarzenie: #
      skipped: Pominięto: #
      line: Wiersz #
      unreadable: nie można odczytać #
      missing: brakuje #
      tooLarge: za duże
      emptyFile: Plik jest pusty
      noCalendarFile: To nie jest plik kalendarza
      close: Zamknij
      unreachable: Nie udało się wczytać wydarzeń
      noKey: Ta strona nie ma ważnego klucza: otwórz ją pod adresem, który podaje serwer
      offline: Offline: stan z #
      tryAgain: Spróbuj ponownie
      stopped: Kalendarz przestał działać
      reload: Załaduj ponownie
      separator: , #
      events: Wydarzenia: #
      moreEvents: Pozostałe wydarzenia: #
      search: Szukaj wydarzeń
      noResults: Nie znaleziono wydarzeń
      togglePanel: Pokaż lub ukryj panel boczny
      dayCount: 1 dzień|# dni
      weekCount: # tyg.
      monthCount: # mies.
      previousPeriod: Wstecz: #
      nextPeriod: Dalej: #
      goToDate: Przejdź do daty
      earlier: Wcześniej: #
      join: Dołącz
      organizer: organizator
      accepted: przyjęto
      declined: odrzucono
      noReply: bez odpowiedzi
      categories: Kategorie: #
      """)
}
