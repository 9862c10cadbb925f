public import CalendarText

extension EditPhrases {
  /// The words in Hebrew.
  public static let hebrew = EditPhrases(
    table: """
      newEvent: אירוע חדש
      title: כותרת
      save: שמירה
      undo: ביטול הפעולה
      redo: ביצוע חוזר
      open: פתיחה
      move: העברה…
      cut: גזירה
      copy: העתקה
      duplicate: שכפול
      paste: הדבקה כאן
      delete: מחיקה
      allDay: כל היום
      timed: בשעה מסוימת
      toCalendar: העברה אל {calendar}
      whichEvents: אילו אירועים?
      followingCount: אירוע אחד החל מ: {date}|אירועים החל מ: {date}: {count}
      followingEndless: כל האירועים החל מ: {date}
      allCount: אירוע אחד|כל האירועים: {count}
      allPast: כל האירועים: {count}, מתוכם שעברו: {past}
      allEndless: כל האירועים, ללא סוף
      allEndlessPast: כל האירועים, ללא סוף, מתוכם שעברו: {past}
      pickedUp: האירוע נבחר להזזה: {title}.
      pickedUpHelp: האירוע נבחר להזזה: {title}, {when}. {help}
      moveHelp: חצים להזזה, Shift וחצים לשינוי המשך, Enter להנחה, Escape לחזרה.
      resized: {start} עד {end}, {length}
      days: כל היום, {when}
      copying: העתקה
      moving: העברה
      calendar: לוח שנה {calendar}
      returned: האירוע חזר למקומו: {title}, {when}.
      scopeAsked: אירוע חוזר. האירוע הזה, הוא והבאים אחריו, או כולם? {extent}
      slotFree: {when}, פנוי
      slotEvents: {when}, אירוע אחד|{when}, אירועים: {count}
      timeSelected: {when}, נבחר
      hours: {hours} ש׳
      minutes: {minutes} ד׳
      hoursMinutes: {hours} ש׳ {minutes} ד׳
      created: האירוע נוצר: {title}, {when}.
      moved: האירוע הועבר: {title}, {when}.
      resizedTo: האירוע שונה: {title}, {when}.
      changed: האירוע שונה: {title}.
      deleted: האירוע נמחק: {title}.
      copiedTo: האירוע הועתק: {title}, {when}.
      duplicated: האירוע שוכפל: {title}.
      pasted: האירוע הודבק: {title}, {when}.
      toClipboard: הועתק ללוח הגזירים: {title}.
      cutOut: האירוע נגזר: {title}. הוא יועבר בעת ההדבקה.
      createdShort: יצירת {title}
      movedShort: העברת {title}
      resizedShort: שינוי המשך של {title}
      changedShort: שינוי {title}
      deletedShort: מחיקת {title}
      copiedShort: העתקת {title}
      duplicatedShort: שכפול {title}
      pastedShort: הדבקת {title}
      undone: בוטל: {what}.
      undoneWhen: בוטל: {what}. {when}
      redone: בוצע שוב: {what}.
      redoneWhen: בוצע שוב: {what}. {when}
      nothingToUndo: אין פעולה לביטול.
      nothingToRedo: אין פעולה לביצוע חוזר.
      readOnly: לא ניתן: לוח השנה {calendar} הוא לקריאה בלבד.
      noCreate: לא ניתן: אין אפשרות ליצור כאן אירועים חדשים.
      noMove: לא ניתן: אין אפשרות להעביר את האירוע הזה.
      noResize: לא ניתן: אין אפשרות לשנות את משך האירוע הזה.
      noEdit: לא ניתן: אין אפשרות לשנות את האירוע הזה.
      noDelete: לא ניתן: אין אפשרות למחוק את האירוע הזה.
      outsideBounds: לא ניתן: האירוע יהיה מחוץ לימים המותרים.
      outsideBoundsCount: לא ניתן, אירועים מחוץ לימים המותרים: {count} מתוך {total}.
      outsideHours: לא ניתן: האירוע יהיה מחוץ לשעות העבודה.
      outsideHoursCount: לא ניתן, אירועים מחוץ לשעות העבודה: {count} מתוך {total}.
      outsidePeriod: לא ניתן: האירוע יהיה מחוץ לזמן המותר.
      outsidePeriodCount: לא ניתן, אירועים מחוץ לזמן המותר: {count} מתוך {total}.
      overlap: לא ניתן: האירוע יחפוף ל{other}.
      overlapCount: לא ניתן, אירועים חופפים: {count} מתוך {total}, הראשון עם {other}.
      otherReason: לא ניתן: {reason}
      notInSeries: לא ניתן: האירוע כבר אינו חלק מהסדרה. בחרו בו שוב.
      seriesTooLong: לא ניתן: הסדרה ארוכה מדי לשינוי מכאן ואילך. בחרו באירוע הזה או בכולם.
      ruleNotMovable: לא ניתן: כלל הסדרה אינו מתאים ליום הזה. בחרו באירוע הזה בלבד.
      ruleNotSplittable: לא ניתן: לסדרה יש כמה כללים. בחרו באירוע הזה או בכולם.
      notApplicable: לא ניתן כעת.
      changedElsewhere: {title} שונה בינתיים במקום אחר, ולכן דבר לא נשמר. נסו שוב.
      deletedElsewhere: {title} נמחק במקום אחר.
      conflictAsked: איזו גרסה של {title}?
      myVersion: הגרסה שלי
      otherVersion: הגרסה ממקום אחר
      deletedVersion: נמחק
      heldDeleted: {title} נמחק במקום אחר. שחרורו ייצור אירוע חדש.
      notSaved: לא נשמר: לא ניתן לכתוב את האירועים כעת. נסו שוב.
      storeReadOnly: לא נשמר: האירועים האלה הם לקריאה בלבד.
      noStorage: האחסון של השרת מלא או תקול
      serverUnavailable: השרת אינו זמין כרגע
      notAccepted: לא נשמר: השרת לא מקבל את השינוי הזה.
      notSavedYet: עדיין לא נשמר
      saved: נשמר
      draftKept: הטיוטה נשמרה
      restore: שחזור
      readOnlyNote: לקריאה בלבד
      rename: שינוי שם
      titleNeeded: יש להקליד תחילה כותרת.
      emptyHint: עדיין אין תוכניות. לחיצה על „{button}” מוסיפה אירוע.
      understood: הובן מהטקסט
      color: צבע
      calendarColor: צבע היומן
      saveFile: שמירה כקובץ…
      newCalendar: יומן חדש
      calendarName: שם
      nameNeeded: יש להקליד תחילה שם.
      calendarMenu: שינוי {calendar}…
      calendarMade: יצירת היומן {title}
      calendarRenamed: שינוי שם היומן אל {title}
      calendarColored: שינוי הצבע של {title}
      calendarDeleted: מחיקת היומן {title} עם אירועיו
      edit: עריכה…
      more: עוד…
      starts: התחלה
      ends: סיום
      date: תאריך
      time: שעה
      place: מקום
      notes: הערות
      link: קישור
      status: מצב
      confirmed: מאושר
      noStatus: לא צוין
      shownAs: הצגה כ
      busy: תפוס
      free: פנוי
      privacy: גלוי עבור
      everybody: כולם
      confidential: חסוי
      onlyMe: רק אני
      keptDetails: פרט נוסף אחד נשמר|{count} פרטים נוספים נשמרים
      dateExpected: נדרש תאריך כגון {example}
      timeExpected: נדרשת שעה כגון {example}
      endBeforeStart: הסיום קודם להתחלה
      chooseDay: בחירת יום
      zone: אזור זמן
      zoneExpected: נדרש אזור זמן כגון {example}
      repetition: חזרה
      notRepeated: לא חוזר
      asItIs: כפי שהוא
      endless: ללא סיום
      untilDay: עד יום מסוים
      counted: מספר מוגבל
      nextDays: הבאים: {list}
      reminder: תזכורת
      noReminder: ללא תזכורת
      addReminder: הוספת תזכורת
      atStart: בזמן ההתחלה
      minutesBefore: דקה לפני|{count} דקות לפני
      hoursBefore: שעה לפני|שעתיים לפני|{count} שעות לפני
      daysBefore: יום לפני|יומיים לפני|{count} ימים לפני
      weeksBefore: שבוע לפני|שבועיים לפני|{count} שבועות לפני
      onDayAt: באותו יום בשעה {time}
      daysBeforeAt: יום לפני בשעה {time}|יומיים לפני בשעה {time}|{count} ימים לפני בשעה {time}
      weeksBeforeAt: שבוע לפני בשעה {time}|שבועיים לפני בשעה {time}|{count} שבועות לפני בשעה {time}
      emailReminder: דוא״ל
      otherReminder: תזכורת של תוכנה אחרת
      whileOpen: תזכורות מופיעות רק כשהדף הזה פתוח
      missedReminders: תזכורת אחת הוחמצה|{count} תזכורות הוחמצו
      everySecond: כל שנייה|כל {count} שניות
      everyMinute: כל דקה|כל {count} דקות
      everyHour: כל שעה|כל שעתיים|כל {count} שעות
      everyDay: כל יום|כל יומיים|כל {count} ימים
      everyWeek: כל שבוע|כל שבועיים|כל {count} שבועות
      everyMonth: כל חודש|כל חודשיים|כל {count} חודשים
      everyYear: כל שנה|כל שנתיים|כל {count} שנים
      everyOneDay: כל {count} יום
      everyOneWeek: כל {count} שבוע
      everyOneMonth: כל {count} חודש
      everyOneYear: כל {count} שנה
      inPeriods: {list}
      onDays: {list}
      atTimes: בשעה {list}
      onlyPositions: רק {list}
      monthNamed: ב{month}
      monthNumber: בחודש {number}
      leapMonthNumber: בחודש מעובר {number}
      weekNumber: בשבוע {number}
      weekFromEnd: בשבוע {number} מסוף השנה
      yearDay: ביום {number} בשנה
      yearDayFromEnd: ביום {number} מסוף השנה
      dayNumber: ב־{number} בחודש
      dayFromEnd: ביום {number} מסוף החודש
      lastDay: ביום האחרון
      weekdayNamed: ב{day}
      nthDay: ב{day} ה{nth}
      numberedDay: ב{day} מספר {number}
      numberedDayFromEnd: ב{day} מספר {number} מהסוף
      workday: יום עבודה
      fromTo: מ{first} עד {last}
      positionNamed: ה{nth}
      positionNumber: מספר {number}
      positionFromEnd: מספר {number} מהסוף
      hourNumber: בשעה {number}
      minuteNumber: בדקה {number}
      secondNumber: בשנייה {number}
      first: ראשון
      second: שני
      third: שלישי
      fourth: רביעי
      fifth: חמישי
      last: אחרון
      nextToLast: לפני האחרון
      skipBackward: או ביום שלפניו, אם אינו קיים
      skipForward: או ביום שאחריו, אם אינו קיים
      gregorianCalendar: לוח השנה הגרגוריאני
      julianCalendar: לוח השנה היוליאני
      buddhistCalendar: לוח השנה הבודהיסטי
      japaneseCalendar: לוח השנה היפני
      minguoCalendar: לוח השנה של טאיוואן
      persianCalendar: לוח השנה הפרסי
      hebrewCalendar: לוח השנה העברי
      islamicCalendar: לוח השנה המוסלמי
      copticCalendar: לוח השנה הקופטי
      ethiopicCalendar: לוח השנה האתיופי
      indianCalendar: לוח השנה ההודי
      chineseCalendar: לוח השנה הסיני
      dangiCalendar: לוח השנה הירחי הקוריאני
      times: פעם אחת|פעמיים|{count} פעמים
      timesInDigits: {count} פעם|{count} פעמים|{count} פעמים
      andList: {list} ו{last}
      ruleAlso: {rule}; וגם {other}
      ruleDates: {rule}, וגם ב־{list}
      ruleMore: ועוד יום אחד|ועוד יומיים|ועוד {count} ימים
      ruleExcept: {rule}; חוץ מ־{other}
      ruleUnknown: כלל שהגרסה הזאת אינה מכירה: {rule}
      red: אדום
      orange: כתום
      amber: ענבר
      lime: ליים
      green: ירוק
      teal: ירוק־כחול
      cyan: ציאן
      blue: כחול
      indigo: אינדיגו
      purple: סגול
      pink: ורוד
      graphite: גרפיט
      deleteSeries: מחיקת אירוע חוזר
      deleteThis: מחיקת האירוע הזה
      deleteFollowing: מחיקת האירוע הזה והבאים אחריו
      deleteAll: מחיקת כל האירועים
      changeSeries: שינוי אירוע חוזר
      changeThis: שינוי האירוע הזה
      changeFollowing: שינוי האירוע הזה והבאים אחריו
      changeAll: שינוי כל האירועים
      cancel: ביטול
      leaveAsked: לצאת בלי לשמור?
      copyLink: העתקת קישור
      linkCopied: הקישור הועתק
      """)
}
