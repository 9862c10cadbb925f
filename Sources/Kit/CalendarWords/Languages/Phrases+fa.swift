public import CalendarText

extension Phrases {
  /// The words in Persian.
  public static let persian = Phrases(
    table: """
      today: امروز
      tomorrow: فردا
      previousYear: سال قبل
      previousMonth: ماه قبل
      previousWeek: هفتهٔ قبل
      previousDay: روز قبل
      nextYear: سال بعد
      nextMonth: ماه بعد
      nextWeek: هفتهٔ بعد
      nextDay: روز بعد
      calendar: تقویم
      calendars: تقویم‌ها
      year: سال
      month: ماه
      week: هفته
      day: روز
      agenda: برنامه
      weekNumber: هفتهٔ #
      allDay: تمام‌روز
      until: تا #
      continues: ادامه دارد
      tooMany: بیش از آن که همه نمایش داده شوند
      repeats: تکرار می‌شود
      everyDay: هر روز
      everyWeek: هر هفته
      everyMonth: هر ماه
      everyYear: هر سال
      cancelled: لغو شده
      tentative: غیرقطعی
      untitled: رویداد بدون عنوان
      noEvents: هنوز رویدادی نیست
      dropHint: یک فایل \u{200E}.ics اینجا رها کنید
      noEventsOfDay: رویدادی نیست
      notLoaded: بارگیری نشده
      allHidden: همهٔ تقویم‌ها پنهان‌اند
      noResource: بدون منبع
      skippedDay: روز حذف‌شده
      nearestEvent: نزدیک‌ترین رویداد: #
      skipped: رد شده: #
      line: خط #
      unreadable: # خوانده نشد
      missing: # وجود ندارد
      tooLarge: بیش از حد بزرگ است
      emptyFile: فایل خالی است
      noCalendarFile: فایل تقویم نیست
      close: بستن
      unreachable: رویدادها بارگیری نشدند
      noKey: این صفحه کلید معتبری ندارد: آن را با نشانی‌ای که سرور می‌دهد باز کنید
      offline: آفلاین: آخرین وضعیت در #
      tryAgain: تلاش دوباره
      stopped: تقویم از کار افتاد
      reload: بارگیری دوباره
      separator: ، #
      events: رویدادها: #
      moreEvents: رویدادهای دیگر: #
      search: جستجوی رویدادها
      noResults: رویدادی پیدا نشد
      togglePanel: نمایش یا پنهان کردن پنل
      dayCount: # روز
      weekCount: # هفته
      monthCount: # ماه
      previousPeriod: قبلی: #
      nextPeriod: بعدی: #
      goToDate: رفتن به تاریخ
      earlier: پیش‌تر: #
      join: پیوستن
      organizer: برگزارکننده
      accepted: پذیرفته
      declined: رد کرده
      noReply: بی‌پاسخ
      categories: دسته‌ها: #
      """)
}
