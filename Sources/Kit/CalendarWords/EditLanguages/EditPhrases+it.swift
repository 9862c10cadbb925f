public import CalendarText

extension EditPhrases {
  /// The words in Italian.
  public static let italian = EditPhrases(
    table: """
      newEvent: Nuovo evento
      title: Titolo
      save: Salva
      undo: Annulla
      redo: Ripeti
      open: Apri
      move: Sposta…
      cut: Taglia
      copy: Copia
      duplicate: Duplica
      paste: Incolla qui
      delete: Elimina
      allDay: Tutto il giorno
      timed: A un’ora precisa
      toCalendar: Sposta in {calendar}
      whichEvents: Quali eventi?
      followingCount: 1 evento a partire da: {date}|{count} eventi a partire da: {date}
      followingEndless: Tutti gli eventi a partire da: {date}
      allCount: 1 evento|Tutti i {count} eventi
      allPast: Tutti i {count} eventi, già trascorsi: {past}
      allEndless: Tutti gli eventi, senza fine
      allEndlessPast: Tutti gli eventi, senza fine, già trascorsi: {past}
      pickedUp: Evento preso: {title}.
      pickedUpHelp: Evento preso: {title}, {when}. {help}
      moveHelp: Le frecce spostano, Maiusc e frecce cambiano la durata, Invio rilascia, Esc riporta al posto.
      resized: Da {start} a {end}, {length}
      days: Tutto il giorno, {when}
      copying: Copia
      moving: Sposta
      calendar: Calendario {calendar}
      returned: Di nuovo al suo posto: {title}, {when}.
      scopeAsked: L’evento si ripete. Questo evento, questo e i successivi o tutti? {extent}
      slotFree: {when}, libero
      slotEvents: {when}, 1 evento|{when}, {count} eventi
      timeSelected: {when}, selezionato
      hours: {hours} h
      minutes: {minutes} min
      hoursMinutes: {hours} h {minutes} min
      created: Evento creato: {title}, {when}.
      moved: Evento spostato: {title}, {when}.
      resizedTo: Durata modificata: {title}, {when}.
      changed: Evento modificato: {title}.
      deleted: Evento eliminato: {title}.
      copiedTo: Evento copiato: {title}, {when}.
      duplicated: Evento duplicato: {title}.
      pasted: Evento incollato: {title}, {when}.
      toClipboard: Copiato negli appunti: {title}.
      cutOut: Evento tagliato: {title}. Verrà spostato quando lo incolli.
      createdShort: Evento creato: {title}
      movedShort: Evento spostato: {title}
      resizedShort: Durata modificata: {title}
      changedShort: Evento modificato: {title}
      deletedShort: Evento eliminato: {title}
      copiedShort: Evento copiato: {title}
      duplicatedShort: Evento duplicato: {title}
      pastedShort: Evento incollato: {title}
      undone: Annullato. {what}.
      undoneWhen: Annullato. {what}. {when}
      redone: Ripetuto. {what}.
      redoneWhen: Ripetuto. {what}. {when}
      nothingToUndo: Non c’è niente da annullare.
      nothingToRedo: Non c’è niente da ripetere.
      readOnly: Non è possibile: il calendario {calendar} è di sola lettura.
      noCreate: Non è possibile: qui non sono consentiti nuovi eventi.
      noMove: Non è possibile: questo evento non può essere spostato.
      noResize: Non è possibile: la durata di questo evento non può essere modificata.
      noEdit: Non è possibile: questo evento non può essere modificato.
      noDelete: Non è possibile: questo evento non può essere eliminato.
      outsideBounds: Non è possibile: sarebbe fuori dai giorni consentiti.
      outsideBoundsCount: Non è possibile; eventi fuori dai giorni consentiti: {count} su {total}.
      outsideHours: Non è possibile: sarebbe fuori dall’orario di lavoro.
      outsideHoursCount: Non è possibile; eventi fuori dall’orario di lavoro: {count} su {total}.
      outsidePeriod: Non è possibile: sarebbe fuori dal periodo consentito.
      outsidePeriodCount: Non è possibile; eventi fuori dal periodo consentito: {count} su {total}.
      overlap: Non è possibile: si sovrapporrebbe a {other}.
      overlapCount: Non è possibile; eventi sovrapposti: {count} su {total}, il primo con {other}.
      otherReason: Non è possibile: {reason}
      notInSeries: Non è possibile: l’evento non fa più parte della serie. Sceglilo di nuovo.
      seriesTooLong: Non è possibile: la serie è troppo lunga per cambiarla da qui. Scegli questo evento o tutti.
      ruleNotMovable: Non è possibile: la regola della serie non si può spostare in questo giorno. Scegli solo questo evento.
      ruleNotSplittable: Non è possibile: la serie ha più regole. Scegli questo evento o tutti.
      notApplicable: Ora non è possibile.
      changedElsewhere: {title} è stato modificato altrove, quindi non è stato salvato nulla. Riprova.
      deletedElsewhere: {title} è stato eliminato altrove.
      conflictAsked: Quale versione di {title}?
      myVersion: La mia versione
      otherVersion: La versione modificata altrove
      deletedVersion: Eliminato
      heldDeleted: {title} è stato eliminato altrove. Rilasciandolo si crea un nuovo evento.
      notSaved: Non salvato: al momento gli eventi non si possono scrivere. Riprova.
      storeReadOnly: Non salvato: questi eventi sono di sola lettura.
      noStorage: Lo spazio di archiviazione del server è pieno o guasto
      serverUnavailable: Il server non è disponibile al momento
      notAccepted: Non salvato: il server non accetta questa modifica.
      notSavedYet: Non ancora salvato
      saved: Salvato
      draftKept: Bozza conservata
      restore: Ripristina
      readOnlyNote: sola lettura
      rename: Rinomina
      titleNeeded: Inserisci prima un titolo.
      emptyHint: Ancora niente in programma. Premi “{button}” per aggiungere un evento.
      understood: Riconosciuto nel testo
      color: Colore
      calendarColor: Colore del calendario
      saveFile: Salva come file…
      newCalendar: Nuovo calendario
      calendarName: Nome
      nameNeeded: Inserisci prima un nome.
      calendarMenu: Modifica {calendar}…
      calendarMade: Calendario creato: {title}
      calendarRenamed: Calendario rinominato: {title}
      calendarColored: Colore modificato: {title}
      calendarDeleted: Calendario eliminato con i suoi eventi: {title}
      edit: Modifica…
      more: Altro…
      starts: Inizio
      ends: Fine
      date: Data
      time: Ora
      place: Luogo
      notes: Note
      link: Collegamento
      status: Stato
      confirmed: Confermato
      noStatus: Non indicato
      shownAs: Mostra come
      busy: Occupato
      free: Libero
      privacy: Visibile a
      everybody: Tutti
      confidential: Riservato
      onlyMe: Solo io
      keptDetails: Viene conservato {count} altro dettaglio|Vengono conservati altri {count} dettagli
      dateExpected: Inserisci una data come {example}
      timeExpected: Inserisci un’ora come {example}
      endBeforeStart: La fine precede l’inizio
      chooseDay: Scegli un giorno
      zone: Fuso orario
      zoneExpected: Inserisci un fuso orario come {example}
      repetition: Ripetizione
      notRepeated: Non si ripete
      asItIs: Com’è ora
      endless: Senza fine
      untilDay: Fino a un giorno
      counted: Un numero di volte
      nextDays: Prossime date: {list}
      reminder: Promemoria
      noReminder: Nessun promemoria
      addReminder: Aggiungine un altro
      atStart: All’inizio
      minutesBefore: {count} minuto prima|{count} minuti prima
      hoursBefore: {count} ora prima|{count} ore prima
      daysBefore: {count} giorno prima|{count} giorni prima
      weeksBefore: {count} settimana prima|{count} settimane prima
      onDayAt: Il giorno stesso alle {time}
      daysBeforeAt: {count} giorno prima alle {time}|{count} giorni prima alle {time}
      weeksBeforeAt: {count} settimana prima alle {time}|{count} settimane prima alle {time}
      emailReminder: E-mail
      otherReminder: Promemoria di un altro programma
      whileOpen: I promemoria appaiono solo mentre questa pagina è aperta
      missedReminders: {count} promemoria perso|{count} promemoria persi
      everySecond: ogni secondo|ogni {count} secondi
      everyMinute: ogni minuto|ogni {count} minuti
      everyHour: ogni ora|ogni {count} ore
      everyDay: ogni giorno|ogni {count} giorni
      everyWeek: ogni settimana|ogni {count} settimane
      everyMonth: ogni mese|ogni {count} mesi
      everyYear: ogni anno|ogni {count} anni
      everyOneDay: ogni {count} giorno
      everyOneWeek: ogni {count} settimana
      everyOneMonth: ogni {count} mese
      everyOneYear: ogni {count} anno
      inPeriods: {list}
      onDays: {list}
      atTimes: alle ore {list}
      onlyPositions: solo {list}
      monthNamed: in {month}
      monthNumber: nel mese {number}
      leapMonthNumber: nel mese intercalare {number}
      weekNumber: nella settimana {number}
      weekFromEnd: nella settimana {number} dalla fine dell’anno
      yearDay: il giorno {number} dell’anno
      yearDayFromEnd: il giorno {number} dalla fine dell’anno
      dayNumber: il giorno {number}
      dayFromEnd: il giorno {number} dalla fine del mese
      lastDay: l’ultimo giorno
      weekdayNamed: la {day}|il {day}|il {day}|il {day}|il {day}|il {day}|il {day}|in data {day}
      nthDay: {nth} {day}
      numberedDay: {day} numero {number}
      numberedDayFromEnd: {day} numero {number} dalla fine
      workday: giorno lavorativo
      fromTo: da {first} a {last}
      positionNamed: {nth}
      positionNumber: il numero {number}
      positionFromEnd: il numero {number} dalla fine
      hourNumber: nell’ora {number}
      minuteNumber: al minuto {number}
      secondNumber: al secondo {number}
      first: la prima|il primo|il primo|il primo|il primo|il primo|il primo|il primo
      second: la seconda|il secondo|il secondo|il secondo|il secondo|il secondo|il secondo|il secondo
      third: la terza|il terzo|il terzo|il terzo|il terzo|il terzo|il terzo|il terzo
      fourth: la quarta|il quarto|il quarto|il quarto|il quarto|il quarto|il quarto|il quarto
      fifth: la quinta|il quinto|il quinto|il quinto|il quinto|il quinto|il quinto|il quinto
      last: l’ultima|l’ultimo|l’ultimo|l’ultimo|l’ultimo|l’ultimo|l’ultimo|l’ultimo
      nextToLast: la penultima|il penultimo|il penultimo|il penultimo|il penultimo|il penultimo|il penultimo|il penultimo
      skipBackward: o il giorno prima, se non esiste
      skipForward: o il giorno dopo, se non esiste
      gregorianCalendar: calendario gregoriano
      julianCalendar: calendario giuliano
      buddhistCalendar: calendario buddista
      japaneseCalendar: calendario giapponese
      minguoCalendar: calendario della Repubblica di Cina
      persianCalendar: calendario persiano
      hebrewCalendar: calendario ebraico
      islamicCalendar: calendario islamico
      copticCalendar: calendario copto
      ethiopicCalendar: calendario etiope
      indianCalendar: calendario nazionale indiano
      chineseCalendar: calendario cinese
      dangiCalendar: calendario lunare coreano
      times: una volta|{count} volte
      timesInDigits: {count} volta|{count} volte
      andList: {list} e {last}
      ruleAlso: {rule}; inoltre {other}
      ruleDates: {rule}, inoltre in data {list}
      ruleMore: e 1 altro giorno|e altri {count} giorni
      ruleExcept: {rule}; eccetto {other}
      ruleUnknown: una regola che questa versione non conosce: {rule}
      red: Rosso
      orange: Arancione
      amber: Ambra
      lime: Lime
      green: Verde
      teal: Ottanio
      cyan: Ciano
      blue: Blu
      indigo: Indaco
      purple: Viola
      pink: Rosa
      graphite: Grafite
      deleteSeries: Elimina evento ricorrente
      deleteThis: Elimina questo evento
      deleteFollowing: Elimina questo evento e i successivi
      deleteAll: Elimina tutti gli eventi
      changeSeries: Modifica evento ricorrente
      changeThis: Modifica questo evento
      changeFollowing: Modifica questo evento e i successivi
      changeAll: Modifica tutti gli eventi
      cancel: Annulla
      leaveAsked: Uscire senza salvare?
      copyLink: Copia link
      linkCopied: Link copiato
      """)
}
