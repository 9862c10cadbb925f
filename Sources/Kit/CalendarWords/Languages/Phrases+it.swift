public import CalendarText

extension Phrases {
  /// The words in Italian.
  public static let italian = Phrases(
    table: """
      today: Oggi
      tomorrow: Domani
      previousYear: Anno precedente
      previousMonth: Mese precedente
      previousWeek: Settimana precedente
      previousDay: Giorno precedente
      nextYear: Anno successivo
      nextMonth: Mese successivo
      nextWeek: Settimana successiva
      nextDay: Giorno successivo
      calendar: Calendario
      calendars: Calendari
      year: Anno
      month: Mese
      week: Settimana
      day: Giorno
      agenda: Agenda
      weekNumber: Settimana #
      allDay: tutto il giorno
      until: fine: #
      continues: continua
      tooMany: troppi per mostrarli tutti
      repeats: si ripete
      everyDay: ogni giorno
      everyWeek: ogni settimana
      everyMonth: ogni mese
      everyYear: ogni anno
      cancelled: annullato
      tentative: provvisorio
      untitled: Evento senza titolo
      noEvents: Ancora nessun evento
      dropHint: Trascina qui un file .ics
      noEventsOfDay: Nessun evento
      notLoaded: Non caricato
      allHidden: Tutti i calendari sono nascosti
      noResource: Senza risorsa
      skippedDay: Giorno saltato
      nearestEvent: Evento più vicino: #
      skipped: Ignorati: #
      line: Riga #
      unreadable: # non è leggibile
      missing: manca #
      tooLarge: troppo grande
      emptyFile: Il file è vuoto
      noCalendarFile: Non è un file di calendario
      close: Chiudi
      unreachable: Impossibile caricare gli eventi
      noKey: Questa pagina non ha una chiave valida: la apra con l’indirizzo che indica il server
      offline: Offline: dati aggiornati al #
      tryAgain: Riprova
      stopped: Il calendario si è interrotto
      reload: Ricarica
      separator: , #
      events: 1 evento|# eventi
      moreEvents: 1 altro evento|altri # eventi
      search: Cerca eventi
      noResults: Nessun evento trovato
      togglePanel: Mostra o nascondi la barra laterale
      dayCount: 1 giorno|# giorni
      weekCount: 1 settimana|# settimane
      monthCount: 1 mese|# mesi
      previousPeriod: Periodo precedente: #
      nextPeriod: Periodo successivo: #
      goToDate: Vai alla data
      earlier: Prima: #
      join: Partecipa
      organizer: organizza
      accepted: accettato
      declined: rifiutato
      noReply: nessuna risposta
      categories: Categorie: #
      """)
}
