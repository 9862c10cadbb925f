extension Phrases {
  /// The words in English.
  public static var english: Phrases {
    Phrases(
      today: "Today", previous: ["Previous year", "Previous month", "Previous week", "Previous day"],
      next: ["Next year", "Next month", "Next week", "Next day"], calendar: "Calendar",
      levels: ["Year", "Month", "Week", "Day", "Agenda"],
      allDay: "all day", selected: "selected", continues: "continues", cancelled: "cancelled",
      untitled: "Untitled event",
      noEvents: "No events yet", noEventsOfDay: "No events", dropHint: "Drop an .ics file here", skipped: "Skipped: ",
      line: "Line ",
      close: "Close", until: "until ",
      unreachable: "The events could not be loaded", tryAgain: "Try again",
      separator: ", ",
      events: CountPhrase(one: "1 event", after: " events"),
      moreEvents: CountPhrase(one: "1 more event", after: " more events"))
  }

  /// The words in German.
  public static var german: Phrases {
    Phrases(
      today: "Heute", previous: ["Vorheriges Jahr", "Vorheriger Monat", "Vorherige Woche", "Vorheriger Tag"],
      next: ["Nächstes Jahr", "Nächster Monat", "Nächste Woche", "Nächster Tag"], calendar: "Kalender",
      levels: ["Jahr", "Monat", "Woche", "Tag", "Agenda"], allDay: "ganztägig", selected: "ausgewählt",
      continues: "wird fortgesetzt",
      cancelled: "abgesagt",
      untitled: "Termin ohne Titel", noEvents: "Noch keine Termine", noEventsOfDay: "Keine Termine",
      dropHint: "Eine .ics-Datei hier ablegen",
      skipped: "Ausgelassen: ", line: "Zeile ", close: "Schließen", until: "bis ",
      unreachable: "Die Termine konnten nicht geladen werden", tryAgain: "Erneut versuchen",
      separator: ", ", events: CountPhrase(one: "1 Termin", after: " Termine"),
      moreEvents: CountPhrase(one: "1 weiterer Termin", after: " weitere Termine"),
      allHidden: "Alle Kalender sind ausgeblendet", skippedDay: "Tag entfällt",
      nearestEvent: "Nächstgelegener Termin: ", noCalendarFile: "Keine Kalenderdatei", notLoaded: "Nicht geladen")
  }

  /// The words in French.
  public static var french: Phrases {
    Phrases(
      today: "Aujourd’hui", previous: ["Année précédente", "Mois précédent", "Semaine précédente", "Jour précédent"],
      next: ["Année suivante", "Mois suivant", "Semaine suivante", "Jour suivant"], calendar: "Calendrier",
      levels: ["Année", "Mois", "Semaine", "Jour", "Agenda"], allDay: "toute la journée", selected: "sélectionné",
      continues: "se poursuit",
      cancelled: "annulé",
      untitled: "Événement sans titre", noEvents: "Aucun événement pour l’instant", noEventsOfDay: "Aucun événement",
      dropHint: "Déposez un fichier .ics ici", skipped: "Ignorés\u{A0}: ", line: "Ligne ", close: "Fermer",
      until: "jusqu’à ",
      unreachable: "Impossible de charger les événements", tryAgain: "Réessayer",
      separator: ", ", events: CountPhrase(before: "Événements\u{A0}: "),
      moreEvents: CountPhrase(before: "Autres événements\u{A0}: "),
      allHidden: "Tous les calendriers sont masqués", skippedDay: "Jour sauté",
      nearestEvent: "Événement le plus proche\u{A0}: ", noCalendarFile: "N’est pas un fichier de calendrier",
      notLoaded: "Non chargé")
  }

  /// The words in Spanish.
  public static var spanish: Phrases {
    Phrases(
      today: "Hoy", previous: ["Año anterior", "Mes anterior", "Semana anterior", "Día anterior"],
      next: ["Año siguiente", "Mes siguiente", "Semana siguiente", "Día siguiente"], calendar: "Calendario",
      levels: ["Año", "Mes", "Semana", "Día", "Agenda"],
      allDay: "todo el día", selected: "seleccionado", continues: "continúa", cancelled: "cancelado",
      untitled: "Evento sin título",
      noEvents: "Aún no hay eventos", noEventsOfDay: "No hay eventos", dropHint: "Suelta aquí un archivo .ics",
      skipped: "Omitidos: ", line: "Línea ",
      close: "Cerrar", until: "hasta ",
      unreachable: "No se pudieron cargar los eventos", tryAgain: "Reintentar",
      separator: ", ", events: CountPhrase(before: "Eventos: "), moreEvents: CountPhrase(before: "Más eventos: "),
      allHidden: "Todos los calendarios están ocultos", skippedDay: "Día omitido",
      nearestEvent: "Evento más cercano: ", noCalendarFile: "No es un archivo de calendario", notLoaded: "Sin cargar")
  }

  // U+200E keeps the dot of ".ics" before its letters in right-to-left text.

  /// The words in Arabic.
  public static var arabic: Phrases {
    Phrases(
      today: "اليوم", previous: ["السنة السابقة", "الشهر السابق", "الأسبوع السابق", "اليوم السابق"],
      next: ["السنة التالية", "الشهر التالي", "الأسبوع التالي", "اليوم التالي"], calendar: "التقويم",
      levels: ["سنة", "شهر", "أسبوع", "يوم", "جدول"],
      allDay: "طوال اليوم", selected: "محدد", continues: "مستمر", cancelled: "ملغى",
      untitled: "حدث بلا عنوان",
      noEvents: "لا توجد أحداث بعد", noEventsOfDay: "لا توجد أحداث", dropHint: "أفلت ملف \u{200E}.ics هنا",
      skipped: "تم تخطي: ", line: "السطر ",
      close: "إغلاق", until: "حتى ",
      unreachable: "تعذر تحميل الأحداث", tryAgain: "إعادة المحاولة",
      separator: "، ", events: CountPhrase(before: "الأحداث: "), moreEvents: CountPhrase(before: "أحداث أخرى: "),
      allHidden: "جميع التقاويم مخفية", skippedDay: "يوم محذوف",
      nearestEvent: "أقرب حدث: ", noCalendarFile: "ليس ملف تقويم", notLoaded: "لم يتم التحميل")
  }

  /// The words in Hebrew.
  public static var hebrew: Phrases {
    Phrases(
      today: "היום", previous: ["השנה הקודמת", "החודש הקודם", "השבוע הקודם", "היום הקודם"],
      next: ["השנה הבאה", "החודש הבא", "השבוע הבא", "היום הבא"], calendar: "לוח שנה",
      levels: ["שנה", "חודש", "שבוע", "יום", "סדר יום"],
      allDay: "כל היום", selected: "נבחר", continues: "נמשך", cancelled: "מבוטל",
      untitled: "אירוע ללא שם",
      noEvents: "אין עדיין אירועים", noEventsOfDay: "אין אירועים", dropHint: "גררו לכאן קובץ \u{200E}.ics",
      skipped: "דולגו: ", line: "שורה ",
      close: "סגירה", until: "עד ",
      unreachable: "לא ניתן לטעון אירועים", tryAgain: "ניסיון חוזר",
      separator: ", ", events: CountPhrase(before: "אירועים: "), moreEvents: CountPhrase(before: "אירועים נוספים: "),
      allHidden: "כל לוחות השנה מוסתרים", skippedDay: "יום שדולג",
      nearestEvent: "האירוע הקרוב ביותר: ", noCalendarFile: "לא קובץ לוח שנה", notLoaded: "לא נטען")
  }

  /// The words in Persian.
  public static var persian: Phrases {
    Phrases(
      today: "امروز", previous: ["سال قبل", "ماه قبل", "هفتهٔ قبل", "روز قبل"],
      next: ["سال بعد", "ماه بعد", "هفتهٔ بعد", "روز بعد"], calendar: "تقویم",
      levels: ["سال", "ماه", "هفته", "روز", "برنامه"],
      allDay: "تمام‌روز", selected: "انتخاب‌شده", continues: "ادامه دارد", cancelled: "لغو شده",
      untitled: "رویداد بدون عنوان",
      noEvents: "هنوز رویدادی نیست", noEventsOfDay: "رویدادی نیست", dropHint: "یک فایل \u{200E}.ics اینجا رها کنید",
      skipped: "رد شده: ", line: "خط ",
      close: "بستن", until: "تا ",
      unreachable: "رویدادها بارگیری نشدند", tryAgain: "تلاش دوباره",
      separator: "، ", events: CountPhrase(before: "رویدادها: "), moreEvents: CountPhrase(before: "رویدادهای دیگر: "),
      allHidden: "همهٔ تقویم‌ها پنهان‌اند", skippedDay: "روز حذف‌شده",
      nearestEvent: "نزدیک‌ترین رویداد: ", noCalendarFile: "فایل تقویم نیست", notLoaded: "بارگیری نشده")
  }
}
