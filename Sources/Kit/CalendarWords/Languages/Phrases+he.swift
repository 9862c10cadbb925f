public import CalendarText

extension Phrases {
  /// The words in Hebrew.
  public static let hebrew = Phrases(
    table: """
      today: היום
      tomorrow: מחר
      previousYear: השנה הקודמת
      previousMonth: החודש הקודם
      previousWeek: השבוע הקודם
      previousDay: היום הקודם
      nextYear: השנה הבאה
      nextMonth: החודש הבא
      nextWeek: השבוע הבא
      nextDay: היום הבא
      calendar: לוח שנה
      calendars: לוחות שנה
      year: שנה
      month: חודש
      week: שבוע
      day: יום
      agenda: סדר יום
      weekNumber: שבוע #
      allDay: כל היום
      until: עד #
      continues: נמשך
      tooMany: רבים מכדי להציג את כולם
      repeats: חוזר
      everyDay: בכל יום
      everyWeek: בכל שבוע
      everyMonth: בכל חודש
      everyYear: בכל שנה
      cancelled: מבוטל
      tentative: לא סופי
      untitled: אירוע ללא שם
      noEvents: אין עדיין אירועים
      dropHint: גררו לכאן קובץ \u{200E}.ics
      noEventsOfDay: אין אירועים
      notLoaded: לא נטען
      allHidden: כל לוחות השנה מוסתרים
      noResource: ללא משאב
      skippedDay: יום שדולג
      nearestEvent: האירוע הקרוב ביותר: #
      skipped: דולגו: #
      line: שורה #
      unreadable: לא ניתן לקרוא את #
      missing: חסר: #
      tooLarge: גדול מדי
      emptyFile: הקובץ ריק
      noCalendarFile: לא קובץ לוח שנה
      close: סגירה
      unreachable: לא ניתן לטעון אירועים
      noKey: לדף הזה אין מפתח תקף: יש לפתוח אותו בכתובת שהשרת נותן
      offline: לא מקוון: המצב נכון ל־#
      tryAgain: ניסיון חוזר
      stopped: לוח השנה הפסיק לפעול
      reload: טעינה מחדש
      separator: , #
      events: אירועים: #
      moreEvents: אירועים נוספים: #
      search: חיפוש אירועים
      noResults: לא נמצאו אירועים
      togglePanel: הצגה או הסתרה של החלונית
      dayCount: # ימים
      weekCount: # שבועות
      monthCount: # חודשים
      previousPeriod: הקודם: #
      nextPeriod: הבא: #
      goToDate: מעבר לתאריך
      earlier: קודם לכן: #
      join: הצטרפות
      organizer: מארגן
      accepted: אישר
      declined: דחה
      noReply: אין תשובה
      categories: קטגוריות: #
      """)
}
