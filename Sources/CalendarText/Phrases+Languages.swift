extension Phrases {
  /// English.
  public static var english: Phrases {
    Phrases(
      today: "Today", previousMonth: "Previous month", nextMonth: "Next month", calendar: "Calendar", month: "Month",
      allDay: "all day", selected: "selected", continues: "continues", cancelled: "cancelled",
      untitled: "Untitled event",
      noEvents: "No events yet", dropHint: "Drop an .ics file here", skipped: "Skipped: ", line: "Line ",
      close: "Close",
      unreachable: "The events could not be loaded",
      separator: ", ",
      oneEvent: "1 event", events: ("", " events"), oneMoreEvent: "1 more event", moreEvents: ("", " more events"))
  }

  /// German.
  public static var german: Phrases {
    Phrases(
      today: "Heute", previousMonth: "Vorheriger Monat", nextMonth: "Nächster Monat", calendar: "Kalender",
      month: "Monat", allDay: "ganztägig", selected: "ausgewählt", continues: "wird fortgesetzt",
      cancelled: "abgesagt",
      untitled: "Termin ohne Titel", noEvents: "Noch keine Termine", dropHint: "Eine .ics-Datei hier ablegen",
      skipped: "Ausgelassen: ", line: "Zeile ", close: "Schließen",
      unreachable: "Die Termine konnten nicht geladen werden",
      separator: ", ", oneEvent: "1 Termin", events: ("", " Termine"), oneMoreEvent: "1 weiterer Termin",
      moreEvents: ("", " weitere Termine"))
  }

  /// French.
  public static var french: Phrases {
    Phrases(
      today: "Aujourd’hui", previousMonth: "Mois précédent", nextMonth: "Mois suivant", calendar: "Calendrier",
      month: "Mois", allDay: "toute la journée", selected: "sélectionné", continues: "se poursuit",
      cancelled: "annulé",
      untitled: "Événement sans titre", noEvents: "Aucun événement pour l’instant",
      dropHint: "Déposez un fichier .ics ici", skipped: "Ignorés\u{A0}: ", line: "Ligne ", close: "Fermer",
      unreachable: "Impossible de charger les événements",
      separator: ", ", oneEvent: nil,
      events: ("Événements\u{A0}: ", ""), oneMoreEvent: nil, moreEvents: ("Autres événements\u{A0}: ", ""))
  }

  /// Spanish.
  public static var spanish: Phrases {
    Phrases(
      today: "Hoy", previousMonth: "Mes anterior", nextMonth: "Mes siguiente", calendar: "Calendario", month: "Mes",
      allDay: "todo el día", selected: "seleccionado", continues: "continúa", cancelled: "cancelado",
      untitled: "Evento sin título",
      noEvents: "Aún no hay eventos", dropHint: "Suelta aquí un archivo .ics", skipped: "Omitidos: ", line: "Línea ",
      close: "Cerrar",
      unreachable: "No se pudieron cargar los eventos",
      separator: ", ", oneEvent: nil,
      events: ("Eventos: ", ""), oneMoreEvent: nil, moreEvents: ("Más eventos: ", ""))
  }

  // U+200E keeps the dot of ".ics" before its letters in text that runs from right to left.

  /// Arabic.
  public static var arabic: Phrases {
    Phrases(
      today: "اليوم", previousMonth: "الشهر السابق", nextMonth: "الشهر التالي", calendar: "التقويم", month: "شهر",
      allDay: "طوال اليوم", selected: "محدد", continues: "مستمر", cancelled: "ملغى",
      untitled: "حدث بلا عنوان",
      noEvents: "لا توجد أحداث بعد", dropHint: "أفلت ملف \u{200E}.ics هنا", skipped: "تم تخطي: ", line: "السطر ",
      close: "إغلاق",
      unreachable: "تعذر تحميل الأحداث",
      separator: "، ", oneEvent: nil,
      events: ("الأحداث: ", ""), oneMoreEvent: nil, moreEvents: ("أحداث أخرى: ", ""))
  }

  /// Hebrew.
  public static var hebrew: Phrases {
    Phrases(
      today: "היום", previousMonth: "החודש הקודם", nextMonth: "החודש הבא", calendar: "לוח שנה", month: "חודש",
      allDay: "כל היום", selected: "נבחר", continues: "נמשך", cancelled: "מבוטל",
      untitled: "אירוע ללא שם",
      noEvents: "אין עדיין אירועים", dropHint: "גררו לכאן קובץ \u{200E}.ics", skipped: "דולגו: ", line: "שורה ",
      close: "סגירה",
      unreachable: "לא ניתן לטעון אירועים",
      separator: ", ", oneEvent: nil,
      events: ("אירועים: ", ""), oneMoreEvent: nil, moreEvents: ("אירועים נוספים: ", ""))
  }

  /// Persian.
  public static var persian: Phrases {
    Phrases(
      today: "امروز", previousMonth: "ماه قبل", nextMonth: "ماه بعد", calendar: "تقویم", month: "ماه",
      allDay: "تمام‌روز", selected: "انتخاب‌شده", continues: "ادامه دارد", cancelled: "لغو شده",
      untitled: "رویداد بدون عنوان",
      noEvents: "هنوز رویدادی نیست", dropHint: "یک فایل \u{200E}.ics اینجا رها کنید", skipped: "رد شده: ", line: "خط ",
      close: "بستن",
      unreachable: "رویدادها بارگیری نشدند",
      separator: "، ", oneEvent: nil,
      events: ("رویدادها: ", ""), oneMoreEvent: nil, moreEvents: ("رویدادهای دیگر: ", ""))
  }
}
