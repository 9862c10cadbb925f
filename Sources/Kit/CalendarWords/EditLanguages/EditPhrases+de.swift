public import CalendarText

extension EditPhrases {
  /// The words in German.
  public static let german = EditPhrases(
    table: """
      newEvent: Neuer Termin
      title: Titel
      save: Sichern
      undo: Rückgängig
      redo: Wiederholen
      open: Öffnen
      move: Verschieben …
      cut: Ausschneiden
      copy: Kopieren
      duplicate: Duplizieren
      paste: Hier einfügen
      delete: Löschen
      allDay: Ganztägig
      timed: Mit Uhrzeit
      toCalendar: Nach {calendar} verschieben
      whichEvents: Welche Termine?
      followingCount: 1 Termin ab {date}|{count} Termine ab {date}
      followingEndless: Alle Termine ab {date}
      allCount: 1 Termin|Alle {count} Termine
      allPast: Alle {count} Termine, davon {past} vergangen
      allEndless: Alle Termine, ohne Ende
      allEndlessPast: Alle Termine ohne Ende, davon {past} vergangen
      pickedUp: {title} aufgenommen.
      pickedUpHelp: {title} aufgenommen, {when}. {help}
      moveHelp: Pfeile verschieben, Umschalt und Pfeile ändern die Länge, Enter legt ab, Escape kehrt zurück.
      resized: {start} bis {end}, {length}
      days: Ganztägig, {when}
      copying: Kopieren
      moving: Verschieben
      calendar: Kalender {calendar}
      returned: {title} wieder am alten Platz: {when}.
      scopeAsked: Wiederholt sich. Dieser Termin, dieser und folgende, oder alle? {extent}
      slotFree: {when}, frei
      slotEvents: {when}, 1 Termin|{when}, {count} Termine
      timeSelected: {when}, ausgewählt
      hours: {hours} Std.
      minutes: {minutes} Min.
      hoursMinutes: {hours} Std. {minutes} Min.
      created: {title} angelegt, {when}.
      moved: {title} verschoben: {when}.
      resizedTo: {title} geändert: {when}.
      changed: {title} geändert.
      deleted: {title} gelöscht.
      copiedTo: {title} kopiert: {when}.
      duplicated: {title} dupliziert.
      pasted: {title} eingefügt, {when}.
      toClipboard: {title} in die Zwischenablage kopiert.
      cutOut: {title} ausgeschnitten. Der Termin wird beim Einfügen verschoben.
      createdShort: {title} angelegt
      movedShort: {title} verschoben
      resizedShort: Länge von {title} geändert
      changedShort: {title} geändert
      deletedShort: {title} gelöscht
      copiedShort: {title} kopiert
      duplicatedShort: {title} dupliziert
      pastedShort: {title} eingefügt
      undone: Rückgängig gemacht: {what}.
      undoneWhen: Rückgängig gemacht: {what}. {when}
      redone: Wiederholt: {what}.
      redoneWhen: Wiederholt: {what}. {when}
      nothingToUndo: Es gibt nichts rückgängig zu machen.
      nothingToRedo: Es gibt nichts zu wiederholen.
      readOnly: Nicht möglich: Der Kalender {calendar} ist schreibgeschützt.
      noCreate: Nicht möglich: Neue Termine sind hier nicht erlaubt.
      noMove: Nicht möglich: Dieser Termin darf nicht verschoben werden.
      noResize: Nicht möglich: Die Länge dieses Termins darf nicht geändert werden.
      noEdit: Nicht möglich: Dieser Termin darf nicht geändert werden.
      noDelete: Nicht möglich: Dieser Termin darf nicht gelöscht werden.
      outsideBounds: Nicht möglich: Der Termin läge außerhalb der erlaubten Tage.
      outsideBoundsCount: Nicht möglich, außerhalb der erlaubten Tage: {count} von {total} Terminen.
      outsideHours: Nicht möglich: Der Termin läge außerhalb der Geschäftszeiten.
      outsideHoursCount: Nicht möglich, außerhalb der Geschäftszeiten: {count} von {total} Terminen.
      outsidePeriod: Nicht möglich: Der Termin läge außerhalb der erlaubten Zeit.
      outsidePeriodCount: Nicht möglich, außerhalb der erlaubten Zeit: {count} von {total} Terminen.
      overlap: Nicht möglich: Der Termin überschnitte sich mit {other}.
      overlapCount: Nicht möglich, Überschneidungen: {count} von {total} Terminen, zuerst mit {other}.
      otherReason: Nicht möglich: {reason}
      notInSeries: Nicht möglich: Der Termin gehört nicht mehr zu seiner Serie. Wählen Sie ihn erneut.
      seriesTooLong: Nicht möglich: Die Serie ist zu lang für eine Änderung ab hier. Wählen Sie diesen Termin oder alle.
      ruleNotMovable: Nicht möglich: Die Regel der Serie passt nicht zu diesem Tag. Wählen Sie diesen Termin allein.
      ruleNotSplittable: Nicht möglich: Die Serie hat mehrere Regeln. Wählen Sie diesen Termin oder alle.
      notApplicable: Jetzt nicht möglich.
      changedElsewhere: {title} wurde anderswo geändert; nichts wurde gesichert. Versuchen Sie es erneut.
      deletedElsewhere: {title} wurde anderswo gelöscht.
      conflictAsked: Welche Fassung von {title}?
      myVersion: Meine Fassung
      otherVersion: Die Fassung von anderswo
      deletedVersion: Gelöscht
      heldDeleted: {title} wurde anderswo gelöscht. Beim Ablegen entsteht ein neuer Termin.
      notSaved: Nicht gesichert: Die Termine lassen sich gerade nicht schreiben. Versuchen Sie es erneut.
      storeReadOnly: Nicht gesichert: Diese Termine sind schreibgeschützt.
      noStorage: Der Speicher des Servers ist voll oder gestört
      serverUnavailable: Der Server ist gerade nicht verfügbar
      notAccepted: Nicht gesichert: Der Server nimmt diese Änderung nicht an.
      notSavedYet: Noch nicht gesichert
      saved: Gesichert
      draftKept: Entwurf behalten
      restore: Wiederherstellen
      readOnlyNote: schreibgeschützt
      rename: Umbenennen
      titleNeeded: Geben Sie zuerst einen Titel ein.
      emptyHint: Noch nichts geplant. Mit „{button}“ einen Termin hinzufügen.
      understood: Aus dem Text erkannt
      color: Farbe
      calendarColor: Farbe des Kalenders
      saveFile: Als Datei sichern…
      newCalendar: Neuer Kalender
      calendarName: Name
      nameNeeded: Geben Sie zuerst einen Namen ein.
      calendarMenu: {calendar} ändern …
      calendarMade: Kalender {title} angelegt
      calendarRenamed: Kalender in {title} umbenannt
      calendarColored: Farbe von {title} geändert
      calendarDeleted: Kalender {title} mit seinen Terminen gelöscht
      edit: Bearbeiten …
      more: Mehr …
      starts: Beginn
      ends: Ende
      date: Datum
      time: Uhrzeit
      place: Ort
      notes: Notizen
      link: Adresse
      status: Stand
      confirmed: Bestätigt
      noStatus: Keine Angabe
      shownAs: Anzeigen als
      busy: Beschäftigt
      free: Verfügbar
      privacy: Sichtbar für
      everybody: Alle
      confidential: Vertraulich
      onlyMe: Nur für mich
      keptDetails: {count} weitere Angabe bleibt erhalten|{count} weitere Angaben bleiben erhalten
      dateExpected: Erwartet wird ein Datum wie {example}
      timeExpected: Erwartet wird eine Uhrzeit wie {example}
      endBeforeStart: Das Ende liegt vor dem Beginn
      chooseDay: Tag wählen
      zone: Zeitzone
      zoneExpected: Erwartet wird eine Zeitzone wie {example}
      repetition: Wiederholung
      notRepeated: Keine Wiederholung
      asItIs: Wie bisher
      endless: Ohne Ende
      untilDay: Bis zu einem Tag
      counted: Begrenzte Anzahl
      nextDays: Die nächsten: {list}
      reminder: Erinnerung
      noReminder: Keine Erinnerung
      addReminder: Weitere hinzufügen
      atStart: Zu Beginn
      minutesBefore: {count} Minute vorher|{count} Minuten vorher
      hoursBefore: {count} Stunde vorher|{count} Stunden vorher
      daysBefore: {count} Tag vorher|{count} Tage vorher
      weeksBefore: {count} Woche vorher|{count} Wochen vorher
      onDayAt: Am selben Tag um {time}
      daysBeforeAt: {count} Tag vorher um {time}|{count} Tage vorher um {time}
      weeksBeforeAt: {count} Woche vorher um {time}|{count} Wochen vorher um {time}
      emailReminder: E-Mail
      otherReminder: Erinnerung eines anderen Programms
      whileOpen: Erinnerungen erscheinen nur, solange diese Seite geöffnet ist
      missedReminders: {count} verpasste Erinnerung|{count} verpasste Erinnerungen
      everySecond: jede Sekunde|alle {count} Sekunden
      everyMinute: jede Minute|alle {count} Minuten
      everyHour: jede Stunde|alle {count} Stunden
      everyDay: jeden Tag|alle {count} Tage
      everyWeek: jede Woche|alle {count} Wochen
      everyMonth: jeden Monat|alle {count} Monate
      everyYear: jedes Jahr|alle {count} Jahre
      everyOneDay: im Abstand von {count} Tag
      everyOneWeek: im Abstand von {count} Woche
      everyOneMonth: im Abstand von {count} Monat
      everyOneYear: im Abstand von {count} Jahr
      inPeriods: in {list}
      onDays: am {list}
      atTimes: um {list}
      onlyPositions: nur {list}
      monthNamed: {month}
      monthNumber: Monat {number}
      leapMonthNumber: Schaltmonat {number}
      weekNumber: Woche {number}
      weekFromEnd: Woche {number} vom Jahresende an
      yearDay: {number}. Tag des Jahres
      yearDayFromEnd: {number}. Tag vom Jahresende an
      dayNumber: {number}. Tag
      dayFromEnd: {number}. Tag vom Monatsende an
      lastDay: letzten Tag
      weekdayNamed: {day}
      nthDay: {nth} {day}
      numberedDay: {number}. {day}
      numberedDayFromEnd: {number}. {day} vom Ende an
      workday: Werktag
      fromTo: von {first} bis {last}
      positionNamed: den {nth}
      positionNumber: den {number}.
      positionFromEnd: den {number}. vom Ende an
      hourNumber: Stunde {number}
      minuteNumber: Minute {number}
      secondNumber: Sekunde {number}
      first: ersten
      second: zweiten
      third: dritten
      fourth: vierten
      fifth: fünften
      last: letzten
      nextToLast: vorletzten
      skipBackward: oder am Tag davor, wenn es ihn nicht gibt
      skipForward: oder am Tag danach, wenn es ihn nicht gibt
      gregorianCalendar: gregorianischer Kalender
      julianCalendar: julianischer Kalender
      buddhistCalendar: buddhistischer Kalender
      japaneseCalendar: japanischer Kalender
      minguoCalendar: Minguo-Kalender
      persianCalendar: persischer Kalender
      hebrewCalendar: hebräischer Kalender
      islamicCalendar: islamischer Kalender
      copticCalendar: koptischer Kalender
      ethiopicCalendar: äthiopischer Kalender
      indianCalendar: indischer Nationalkalender
      chineseCalendar: chinesischer Kalender
      dangiCalendar: koreanischer Mondkalender
      times: einmal|{count}-mal
      timesInDigits: {count}-mal|{count}-mal
      andList: {list} und {last}
      ruleAlso: {rule}; außerdem {other}
      ruleDates: {rule}, außerdem am {list}
      ruleMore: und 1 weiteren Tag|und {count} weiteren Tagen
      ruleExcept: {rule}; außer {other}
      ruleUnknown: eine Regel, die diese Version nicht kennt: {rule}
      red: Rot
      orange: Orange
      amber: Bernstein
      lime: Limette
      green: Grün
      teal: Petrol
      cyan: Cyan
      blue: Blau
      indigo: Indigo
      purple: Violett
      pink: Rosa
      graphite: Graphit
      deleteSeries: Wiederkehrenden Termin löschen
      deleteThis: Diesen Termin löschen
      deleteFollowing: Diesen und folgende Termine löschen
      deleteAll: Alle Termine löschen
      changeSeries: Wiederkehrenden Termin ändern
      changeThis: Diesen Termin ändern
      changeFollowing: Diesen und folgende Termine ändern
      changeAll: Alle Termine ändern
      cancel: Abbrechen
      leaveAsked: Ohne zu sichern verlassen?
      copyLink: Link kopieren
      linkCopied: Link kopiert
      """)
}
