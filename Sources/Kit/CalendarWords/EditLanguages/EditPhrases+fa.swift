public import CalendarText

extension EditPhrases {
  /// The words in Persian.
  public static let persian = EditPhrases(
    table: """
      newEvent: رویداد جدید
      title: عنوان
      save: ذخیره
      undo: واگرد
      redo: انجام دوباره
      open: باز کردن
      move: جابه‌جایی…
      cut: برش
      copy: کپی
      duplicate: تکثیر
      paste: چسباندن در اینجا
      delete: حذف
      allDay: تمام‌روز
      timed: در ساعت مشخص
      toCalendar: انتقال به {calendar}
      whichEvents: کدام رویدادها؟
      followingCount: ۱ رویداد از {date}|{count} رویداد از {date}
      followingEndless: همهٔ رویدادها از {date} به بعد
      allCount: ۱ رویداد|هر {count} رویداد
      allPast: هر {count} رویداد، {past} تا گذشته
      allEndless: همهٔ رویدادها، بدون پایان
      allEndlessPast: همهٔ رویدادها، بدون پایان، {past} تا گذشته
      pickedUp: {title} برداشته شد.
      pickedUpHelp: {title} برداشته شد، {when}. {help}
      moveHelp: جهت‌ها جابه‌جا می‌کنند، Shift و جهت‌ها مدت را، Enter رها می‌کند، Escape برمی‌گرداند.
      resized: {start} تا {end}، {length}
      days: تمام‌روز، {when}
      copying: کپی
      moving: جابه‌جایی
      calendar: تقویم {calendar}
      returned: {title} به جای خود بازگشت، {when}.
      scopeAsked: تکرار می‌شود. این رویداد، این و بعدی‌ها، یا همه؟ {extent}
      slotFree: {when}، آزاد
      slotEvents: {when}، ۱ رویداد|{when}، {count} رویداد
      timeSelected: {when}، انتخاب شد
      hours: {hours} ساعت
      minutes: {minutes} دقیقه
      hoursMinutes: {hours} ساعت و {minutes} دقیقه
      created: {title} ایجاد شد، {when}.
      moved: {title} به {when} منتقل شد.
      resizedTo: {title} تغییر کرد، {when}.
      changed: {title} تغییر کرد.
      deleted: {title} حذف شد.
      copiedTo: {title} در {when} کپی شد.
      duplicated: {title} تکثیر شد.
      pasted: {title} چسبانده شد، {when}.
      toClipboard: {title} در بریده‌دان کپی شد.
      cutOut: {title} بریده شد. هنگام چسباندن منتقل می‌شود.
      createdShort: ایجاد {title}
      movedShort: جابه‌جایی {title}
      resizedShort: تغییر مدت {title}
      changedShort: تغییر {title}
      deletedShort: حذف {title}
      copiedShort: کپی {title}
      duplicatedShort: تکثیر {title}
      pastedShort: چسباندن {title}
      undone: واگرد شد: {what}.
      undoneWhen: واگرد شد: {what}. {when}
      redone: دوباره انجام شد: {what}.
      redoneWhen: دوباره انجام شد: {what}. {when}
      nothingToUndo: چیزی برای واگرد نیست.
      nothingToRedo: چیزی برای انجام دوباره نیست.
      readOnly: ممکن نیست: تقویم {calendar} فقط خواندنی است.
      noCreate: ممکن نیست: رویداد جدید در اینجا مجاز نیست.
      noMove: ممکن نیست: جابه‌جایی این رویداد مجاز نیست.
      noResize: ممکن نیست: تغییر مدت این رویداد مجاز نیست.
      noEdit: ممکن نیست: تغییر این رویداد مجاز نیست.
      noDelete: ممکن نیست: حذف این رویداد مجاز نیست.
      outsideBounds: ممکن نیست: بیرون از روزهای مجاز خواهد بود.
      outsideBoundsCount: ممکن نیست: {count} از {total} رویداد بیرون از روزهای مجاز خواهند بود.
      outsideHours: ممکن نیست: بیرون از ساعت کاری خواهد بود.
      outsideHoursCount: ممکن نیست: {count} از {total} رویداد بیرون از ساعت کاری خواهند بود.
      outsidePeriod: ممکن نیست: بیرون از زمان مجاز خواهد بود.
      outsidePeriodCount: ممکن نیست: {count} از {total} رویداد بیرون از زمان مجاز خواهند بود.
      overlap: ممکن نیست: با {other} هم‌پوشانی خواهد داشت.
      overlapCount: ممکن نیست: {count} از {total} رویداد هم‌پوشانی خواهند داشت، نخست با {other}.
      otherReason: ممکن نیست: {reason}
      notInSeries: ممکن نیست: رویداد دیگر بخشی از مجموعهٔ خود نیست. دوباره انتخابش کنید.
      seriesTooLong: ممکن نیست: مجموعه برای تغییر از اینجا بیش از حد بلند است. این رویداد یا همه را انتخاب کنید.
      ruleNotMovable: ممکن نیست: قاعدهٔ مجموعه با این روز نمی‌خواند. فقط این رویداد را انتخاب کنید.
      ruleNotSplittable: ممکن نیست: مجموعه چند قاعده دارد. این رویداد یا همه را انتخاب کنید.
      notApplicable: اکنون ممکن نیست.
      changedElsewhere: {title} در جای دیگری تغییر کرد، پس چیزی ذخیره نشد. دوباره تلاش کنید.
      deletedElsewhere: {title} در جای دیگری حذف شد.
      conflictAsked: کدام نسخه از {title}؟
      myVersion: نسخهٔ من
      otherVersion: نسخهٔ جای دیگر
      deletedVersion: حذف‌شده
      heldDeleted: {title} در جای دیگری حذف شد. با رها کردن آن رویدادی تازه ساخته می‌شود.
      notSaved: ذخیره نشد: اکنون نمی‌توان رویدادها را نوشت. دوباره تلاش کنید.
      storeReadOnly: ذخیره نشد: این رویدادها فقط خواندنی‌اند.
      noStorage: فضای ذخیره‌سازی سرور پر است یا کار نمی‌کند
      serverUnavailable: سرور در حال حاضر در دسترس نیست
      notAccepted: ذخیره نشد: سرور این تغییر را نمی‌پذیرد.
      notSavedYet: هنوز ذخیره نشده
      saved: ذخیره شد
      draftKept: پیش‌نویس نگه داشته شد
      restore: بازیابی
      readOnlyNote: فقط خواندنی
      rename: تغییر نام
      titleNeeded: ابتدا عنوانی بنویسید.
      emptyHint: هنوز برنامه‌ای نیست. برای افزودن رویداد «{button}» را بزنید.
      understood: برداشت‌شده از متن
      color: رنگ
      calendarColor: رنگ تقویم
      saveFile: ذخیره به‌صورت پرونده…
      newCalendar: تقویم جدید
      calendarName: نام
      nameNeeded: ابتدا نامی بنویسید.
      calendarMenu: تغییر {calendar}…
      calendarMade: ایجاد تقویم {title}
      calendarRenamed: تغییر نام تقویم به {title}
      calendarColored: تغییر رنگ {title}
      calendarDeleted: حذف تقویم {title} با رویدادهایش
      edit: ویرایش…
      more: بیشتر…
      starts: شروع
      ends: پایان
      date: تاریخ
      time: ساعت
      place: مکان
      notes: یادداشت‌ها
      link: پیوند
      status: وضعیت
      confirmed: قطعی
      noStatus: نامشخص
      shownAs: نمایش به صورت
      busy: مشغول
      free: آزاد
      privacy: قابل مشاهده برای
      everybody: همه
      confidential: محرمانه
      onlyMe: فقط خودم
      keptDetails: {count} مورد دیگر نگه داشته می‌شود|{count} مورد دیگر نگه داشته می‌شوند
      dateExpected: تاریخی مانند {example} لازم است
      timeExpected: ساعتی مانند {example} لازم است
      endBeforeStart: پایان پیش از شروع است
      chooseDay: انتخاب روز
      zone: منطقه زمانی
      zoneExpected: منطقه‌ای زمانی مانند {example} لازم است
      repetition: تکرار
      notRepeated: بدون تکرار
      asItIs: همان‌گونه که هست
      endless: بی‌پایان
      untilDay: تا روزی معین
      counted: تعداد محدود
      nextDays: بعدی‌ها: {list}
      reminder: یادآوری
      noReminder: بدون یادآوری
      addReminder: افزودن یکی دیگر
      atStart: در زمان شروع
      minutesBefore: {count} دقیقه قبل|{count} دقیقه قبل
      hoursBefore: {count} ساعت قبل|{count} ساعت قبل
      daysBefore: {count} روز قبل|{count} روز قبل
      weeksBefore: {count} هفته قبل|{count} هفته قبل
      onDayAt: همان روز ساعت {time}
      daysBeforeAt: {count} روز قبل ساعت {time}|{count} روز قبل ساعت {time}
      weeksBeforeAt: {count} هفته قبل ساعت {time}|{count} هفته قبل ساعت {time}
      emailReminder: ایمیل
      otherReminder: یادآوری برنامه‌ای دیگر
      whileOpen: یادآوری‌ها فقط وقتی این صفحه باز است نشان داده می‌شوند
      missedReminders: {count} یادآوری از دست رفت|{count} یادآوری از دست رفت
      everySecond: هر ثانیه|هر {count} ثانیه
      everyMinute: هر دقیقه|هر {count} دقیقه
      everyHour: هر ساعت|هر {count} ساعت
      everyDay: هر روز|هر {count} روز
      everyWeek: هر هفته|هر {count} هفته
      everyMonth: هر ماه|هر {count} ماه
      everyYear: هر سال|هر {count} سال
      everyOneDay: هر {count} روز
      everyOneWeek: هر {count} هفته
      everyOneMonth: هر {count} ماه
      everyOneYear: هر {count} سال
      inPeriods: در {list}
      onDays: در {list}
      atTimes: ساعت {list}
      onlyPositions: فقط {list}
      monthNamed: {month}
      monthNumber: ماه {number}
      leapMonthNumber: ماه کبیسهٔ {number}
      weekNumber: هفتهٔ {number}
      weekFromEnd: هفتهٔ {number} از پایان سال
      yearDay: روز {number} سال
      yearDayFromEnd: روز {number} از پایان سال
      dayNumber: روز {number}
      dayFromEnd: روز {number} از پایان ماه
      lastDay: روز آخر
      weekdayNamed: {day}
      nthDay: {nth} {day}
      numberedDay: {day} شمارهٔ {number}
      numberedDayFromEnd: {day} شمارهٔ {number} از پایان
      workday: روز کاری
      fromTo: از {first} تا {last}
      positionNamed: {nth}
      positionNumber: شمارهٔ {number}
      positionFromEnd: شمارهٔ {number} از پایان
      hourNumber: ساعت {number}
      minuteNumber: دقیقهٔ {number}
      secondNumber: ثانیهٔ {number}
      first: اولین
      second: دومین
      third: سومین
      fourth: چهارمین
      fifth: پنجمین
      last: آخرین
      nextToLast: یکی مانده به آخرین
      skipBackward: یا روز پیش از آن، اگر نباشد
      skipForward: یا روز پس از آن، اگر نباشد
      gregorianCalendar: تقویم میلادی
      julianCalendar: تقویم ژولینی
      buddhistCalendar: تقویم بودایی
      japaneseCalendar: تقویم ژاپنی
      minguoCalendar: تقویم جمهوری چین
      persianCalendar: تقویم هجری شمسی
      hebrewCalendar: تقویم عبری
      islamicCalendar: تقویم هجری قمری
      copticCalendar: تقویم قبطی
      ethiopicCalendar: تقویم اتیوپیایی
      indianCalendar: تقویم ملی هند
      chineseCalendar: تقویم چینی
      dangiCalendar: تقویم قمری کره‌ای
      times: یک بار|{count} بار
      timesInDigits: {count} بار|{count} بار
      andList: {list} و {last}
      ruleAlso: {rule}؛ همچنین {other}
      ruleDates: {rule}، همچنین در {list}
      ruleMore: و ۱ روز دیگر|و {count} روز دیگر
      ruleExcept: {rule}؛ به جز {other}
      ruleUnknown: قاعده‌ای که این نسخه نمی‌شناسد: {rule}
      red: قرمز
      orange: نارنجی
      amber: کهربایی
      lime: لیمویی
      green: سبز
      teal: سبزآبی
      cyan: فیروزه‌ای
      blue: آبی
      indigo: نیلی
      purple: بنفش
      pink: صورتی
      graphite: خاکستری تیره
      deleteSeries: حذف رویداد تکرارشونده
      deleteThis: حذف این رویداد
      deleteFollowing: حذف این رویداد و رویدادهای بعدی
      deleteAll: حذف همهٔ رویدادها
      changeSeries: تغییر رویداد تکرارشونده
      changeThis: تغییر این رویداد
      changeFollowing: تغییر این رویداد و رویدادهای بعدی
      changeAll: تغییر همهٔ رویدادها
      cancel: لغو
      leaveAsked: بدون ذخیره خارج می‌شوید؟
      copyLink: رونوشت پیوند
      linkCopied: از پیوند رونوشت گرفته شد
      """)
}
