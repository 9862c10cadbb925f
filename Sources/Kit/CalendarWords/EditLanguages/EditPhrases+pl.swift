public import CalendarText

extension EditPhrases {
  /// The words in Polish.
  public static let polish = EditPhrases(
    table: """
      newEvent: Nowe wydarzenie
      title: Tytuł
      save: Zapisz
      undo: Cofnij
      redo: Ponów
      open: Otwórz
      move: Przenieś…
      cut: Wytnij
      copy: Kopiuj
      duplicate: Duplikuj
      paste: Wklej tutaj
      delete: Usuń
      allDay: Cały dzień
      timed: O określonej godzinie
      toCalendar: Przenieś do kalendarza {calendar}
      whichEvents: Które wydarzenia?
      followingCount: 1 wydarzenie od {date}|{count} wydarzeń od {date}|{count} wydarzenia od {date}|{count} wydarzeń od {date}
      followingEndless: Wszystkie wydarzenia od {date}
      allCount: 1 wydarzenie|Wszystkie wydarzenia: {count}|Wszystkie wydarzenia: {count}|Wszystkie wydarzenia: {count}
      allPast: Wszystkie wydarzenia: {count}, w tym minione: {past}
      allEndless: Wszystkie wydarzenia, bez końca
      allEndlessPast: Wszystkie wydarzenia, bez końca, w tym minione: {past}
      pickedUp: Podniesiono: {title}.
      pickedUpHelp: Podniesiono: {title}, {when}. {help}
      moveHelp: Strzałki przesuwają, Shift i strzałki zmieniają długość, Enter upuszcza, Escape przywraca.
      resized: Od {start} do {end}, {length}
      days: Cały dzień, {when}
      copying: Kopiowanie
      moving: Przenoszenie
      calendar: Kalendarz {calendar}
      returned: Z powrotem na miejscu: {title}, {when}.
      scopeAsked: Wydarzenie się powtarza. To wydarzenie, to i kolejne czy wszystkie? {extent}
      slotFree: {when}, wolne
      slotEvents: {when}, 1 wydarzenie|{when}, {count} wydarzeń|{when}, {count} wydarzenia|{when}, {count} wydarzeń
      timeSelected: {when}, wybrano
      hours: {hours} godz.
      minutes: {minutes} min
      hoursMinutes: {hours} godz. {minutes} min
      created: Utworzono: {title}, {when}.
      moved: Przeniesiono: {title}, {when}.
      resizedTo: Zmieniono czas: {title}, {when}.
      changed: Zmieniono: {title}.
      deleted: Usunięto: {title}.
      copiedTo: Skopiowano: {title}, {when}.
      duplicated: Zduplikowano: {title}.
      pasted: Wklejono: {title}, {when}.
      toClipboard: Skopiowano do schowka: {title}.
      cutOut: Wycięto: {title}. Wydarzenie zostanie przeniesione po wklejeniu.
      createdShort: Utworzono: {title}
      movedShort: Przeniesiono: {title}
      resizedShort: Zmieniono długość: {title}
      changedShort: Zmieniono: {title}
      deletedShort: Usunięto: {title}
      copiedShort: Skopiowano: {title}
      duplicatedShort: Zduplikowano: {title}
      pastedShort: Wklejono: {title}
      undone: Cofnięto. {what}.
      undoneWhen: Cofnięto. {what}. {when}
      redone: Ponowiono. {what}.
      redoneWhen: Ponowiono. {what}. {when}
      nothingToUndo: Nie ma nic do cofnięcia.
      nothingToRedo: Nie ma nic do ponowienia.
      readOnly: Niemożliwe: kalendarz {calendar} jest tylko do odczytu.
      noCreate: Niemożliwe: nie można tu tworzyć wydarzeń.
      noMove: Niemożliwe: tego wydarzenia nie można przenieść.
      noResize: Niemożliwe: nie można zmienić długości tego wydarzenia.
      noEdit: Niemożliwe: tego wydarzenia nie można zmienić.
      noDelete: Niemożliwe: tego wydarzenia nie można usunąć.
      outsideBounds: Niemożliwe: wydarzenie byłoby poza dozwolonymi dniami.
      outsideBoundsCount: Niemożliwe, wydarzenia poza dozwolonymi dniami: {count} z {total}.
      outsideHours: Niemożliwe: wydarzenie byłoby poza godzinami pracy.
      outsideHoursCount: Niemożliwe, wydarzenia poza godzinami pracy: {count} z {total}.
      outsidePeriod: Niemożliwe: wydarzenie byłoby poza dozwolonym czasem.
      outsidePeriodCount: Niemożliwe, wydarzenia poza dozwolonym czasem: {count} z {total}.
      overlap: Niemożliwe, kolizja z wydarzeniem: {other}.
      overlapCount: Niemożliwe, kolidujące wydarzenia: {count} z {total}, pierwsza kolizja: {other}.
      otherReason: Niemożliwe: {reason}
      notInSeries: Niemożliwe: wydarzenie nie należy już do serii. Wybierz je ponownie.
      seriesTooLong: Niemożliwe: seria jest zbyt długa, aby zmienić ją od tego miejsca. Wybierz to wydarzenie lub wszystkie.
      ruleNotMovable: Niemożliwe: reguły serii nie można przenieść na ten dzień. Wybierz tylko to wydarzenie.
      ruleNotSplittable: Niemożliwe: seria ma kilka reguł. Wybierz to wydarzenie lub wszystkie.
      notApplicable: Teraz to niemożliwe.
      changedElsewhere: Wydarzenie zmieniono w innym miejscu: {title}. Nic nie zapisano. Spróbuj ponownie.
      deletedElsewhere: Wydarzenie usunięto w innym miejscu: {title}.
      conflictAsked: Którą wersję zachować: {title}?
      myVersion: Moja wersja
      otherVersion: Wersja z innego miejsca
      deletedVersion: Usunięto
      heldDeleted: Wydarzenie usunięto w innym miejscu: {title}. Po upuszczeniu powstanie nowe wydarzenie.
      notSaved: Nie zapisano: nie można teraz zapisać wydarzeń. Spróbuj ponownie.
      storeReadOnly: Nie zapisano: te wydarzenia są tylko do odczytu.
      noStorage: Pamięć serwera jest pełna lub uszkodzona
      serverUnavailable: Serwer jest chwilowo niedostępny
      notAccepted: Nie zapisano: serwer nie przyjmuje tej zmiany.
      notSavedYet: Jeszcze nie zapisano
      saved: Zapisano
      draftKept: Zachowano szkic
      restore: Przywróć
      readOnlyNote: tylko do odczytu
      rename: Zmień nazwę
      titleNeeded: Najpierw wpisz tytuł.
      emptyHint: Nic jeszcze nie zaplanowano. Naciśnij „{button}”, aby dodać wydarzenie.
      understood: Rozpoznano w tekście
      color: Kolor
      calendarColor: Kolor kalendarza
      saveFile: Zapisz jako plik…
      newCalendar: Nowy kalendarz
      calendarName: Nazwa
      nameNeeded: Najpierw wpisz nazwę.
      calendarMenu: Zmień: {calendar}…
      calendarMade: Utworzono kalendarz {title}
      calendarRenamed: Nowa nazwa kalendarza: {title}
      calendarColored: Zmieniono kolor: {title}
      calendarDeleted: Usunięto kalendarz {title} wraz z wydarzeniami
      edit: Edytuj…
      more: Więcej…
      starts: Początek
      ends: Koniec
      date: Data
      time: Godzina
      place: Miejsce
      notes: Notatki
      link: Odnośnik
      status: Stan
      confirmed: Potwierdzone
      noStatus: Nie podano
      shownAs: Pokazuj jako
      busy: Zajęty
      free: Dostępny
      privacy: Widoczne dla
      everybody: Wszyscy
      confidential: Poufne
      onlyMe: Tylko ja
      keptDetails: Zachowano 1 inne pole|Zachowano {count} innych pól|Zachowano {count} inne pola|Zachowano {count} innych pól
      dateExpected: Wpisz datę, na przykład {example}
      timeExpected: Wpisz godzinę, na przykład {example}
      endBeforeStart: Koniec jest przed początkiem
      chooseDay: Wybierz dzień
      zone: Strefa czasowa
      zoneExpected: Wpisz strefę czasową, na przykład {example}
      repetition: Powtarzanie
      notRepeated: Nie powtarza się
      asItIs: Bez zmian
      endless: Bez końca
      untilDay: Do określonego dnia
      counted: Określoną liczbę razy
      nextDays: Najbliższe daty: {list}
      reminder: Przypomnienie
      noReminder: Bez przypomnienia
      addReminder: Dodaj kolejne
      atStart: Na początku
      minutesBefore: 1 minutę wcześniej|{count} minut wcześniej|{count} minuty wcześniej|{count} minut wcześniej
      hoursBefore: 1 godzinę wcześniej|{count} godzin wcześniej|{count} godziny wcześniej|{count} godzin wcześniej
      daysBefore: 1 dzień wcześniej|{count} dni wcześniej|{count} dni wcześniej|{count} dni wcześniej
      weeksBefore: 1 tydzień wcześniej|{count} tygodni wcześniej|{count} tygodnie wcześniej|{count} tygodni wcześniej
      onDayAt: Tego samego dnia o {time}
      daysBeforeAt: 1 dzień wcześniej o {time}|{count} dni wcześniej o {time}|{count} dni wcześniej o {time}|{count} dni wcześniej o {time}
      weeksBeforeAt: 1 tydzień wcześniej o {time}|{count} tygodni wcześniej o {time}|{count} tygodnie wcześniej o {time}|{count} tygodni wcześniej o {time}
      emailReminder: E-mail
      otherReminder: Przypomnienie innego programu
      whileOpen: Przypomnienia pojawiają się tylko wtedy, gdy ta strona jest otwarta
      missedReminders: Pominięto 1 przypomnienie|Pominięto {count} przypomnień|Pominięto {count} przypomnienia|Pominięto {count} przypomnień
      everySecond: co sekundę|co {count} sekund|co {count} sekundy|co {count} sekund
      everyMinute: co minutę|co {count} minut|co {count} minuty|co {count} minut
      everyHour: co godzinę|co {count} godzin|co {count} godziny|co {count} godzin
      everyDay: codziennie|co {count} dni|co {count} dni|co {count} dni
      everyWeek: co tydzień|co {count} tygodni|co {count} tygodnie|co {count} tygodni
      everyMonth: co miesiąc|co {count} miesięcy|co {count} miesiące|co {count} miesięcy
      everyYear: co rok|co {count} lat|co {count} lata|co {count} lat
      everyOneDay: co {count} dzień
      everyOneWeek: co {count} tydzień
      everyOneMonth: co {count} miesiąc
      everyOneYear: co {count} rok
      inPeriods: {list}
      onDays: {list}
      atTimes: o {list}
      onlyPositions: tylko {list}
      monthNamed: w styczniu|w lutym|w marcu|w kwietniu|w maju|w czerwcu|w lipcu|w sierpniu|we wrześniu|w październiku|w listopadzie|w grudniu|({month})
      monthNumber: w {number}. miesiącu
      leapMonthNumber: w {number}. miesiącu przestępnym
      weekNumber: w {number}. tygodniu
      weekFromEnd: w {number}. tygodniu od końca roku
      yearDay: {number}. dnia roku
      yearDayFromEnd: {number}. dnia od końca roku
      dayNumber: {number}. dnia
      dayFromEnd: {number}. dnia od końca miesiąca
      lastDay: ostatniego dnia
      weekdayNamed: w niedziele|w poniedziałki|we wtorki|w środy|w czwartki|w piątki|w soboty|{day}
      nthDay: w {nth} niedzielę|w {nth} poniedziałek|w {nth} wtorek|w {nth} środę|w {nth} czwartek|w {nth} piątek|w {nth} sobotę|w {nth} {day}
      numberedDay: {day} nr {number}
      numberedDayFromEnd: {day} nr {number} od końca
      workday: dzień roboczy
      fromTo: od poniedziałku do piątku
      positionNamed: {nth} termin
      positionNumber: {number}. termin
      positionFromEnd: {number}. termin od końca
      hourNumber: w godzinie {number}
      minuteNumber: w minucie {number}
      secondNumber: w sekundzie {number}
      first: pierwszą|pierwszy|pierwszy|pierwszą|pierwszy|pierwszy|pierwszą|pierwszy
      second: drugą|drugi|drugi|drugą|drugi|drugi|drugą|drugi
      third: trzecią|trzeci|trzeci|trzecią|trzeci|trzeci|trzecią|trzeci
      fourth: czwartą|czwarty|czwarty|czwartą|czwarty|czwarty|czwartą|czwarty
      fifth: piątą|piąty|piąty|piątą|piąty|piąty|piątą|piąty
      last: ostatnią|ostatni|ostatni|ostatnią|ostatni|ostatni|ostatnią|ostatni
      nextToLast: przedostatnią|przedostatni|przedostatni|przedostatnią|przedostatni|przedostatni|przedostatnią|przedostatni
      skipBackward: lub dzień wcześniej, jeśli takiego dnia nie ma
      skipForward: lub dzień później, jeśli takiego dnia nie ma
      gregorianCalendar: kalendarz gregoriański
      julianCalendar: kalendarz juliański
      buddhistCalendar: kalendarz buddyjski
      japaneseCalendar: kalendarz japoński
      minguoCalendar: kalendarz Minguo
      persianCalendar: kalendarz perski
      hebrewCalendar: kalendarz hebrajski
      islamicCalendar: kalendarz islamski
      copticCalendar: kalendarz koptyjski
      ethiopicCalendar: kalendarz etiopski
      indianCalendar: indyjski kalendarz narodowy
      chineseCalendar: kalendarz chiński
      dangiCalendar: koreański kalendarz księżycowy
      times: jeden raz|{count} razy|{count} razy|{count} razy
      timesInDigits: {count} raz|{count} razy|{count} razy|{count} razy
      andList: {list} i {last}
      ruleAlso: {rule}; także {other}
      ruleDates: {rule}, także {list}
      ruleMore: i jeszcze 1 dzień|i jeszcze {count} dni|i jeszcze {count} dni|i jeszcze {count} dni
      ruleExcept: {rule}; z wyjątkiem: {other}
      ruleUnknown: reguła nieznana tej wersji: {rule}
      red: Czerwony
      orange: Pomarańczowy
      amber: Bursztynowy
      lime: Limonkowy
      green: Zielony
      teal: Morski
      cyan: Cyjan
      blue: Niebieski
      indigo: Indygo
      purple: Fioletowy
      pink: Różowy
      graphite: Grafitowy
      deleteSeries: Usuwanie wydarzenia cyklicznego
      deleteThis: Usuń to wydarzenie
      deleteFollowing: Usuń to i kolejne wydarzenia
      deleteAll: Usuń wszystkie wydarzenia
      changeSeries: Zmiana wydarzenia cyklicznego
      changeThis: Zmień to wydarzenie
      changeFollowing: Zmień to i kolejne wydarzenia
      changeAll: Zmień wszystkie wydarzenia
      cancel: Anuluj
      leaveAsked: Opuścić bez zapisywania?
      copyLink: Kopiuj link
      linkCopied: Link skopiowany
      """)
}
