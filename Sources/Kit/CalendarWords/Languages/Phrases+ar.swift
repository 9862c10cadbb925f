public import CalendarText

extension Phrases {
  /// The words in Arabic.
  public static let arabic = Phrases(
    table: """
      today: اليوم
      tomorrow: غدًا
      previousYear: السنة السابقة
      previousMonth: الشهر السابق
      previousWeek: الأسبوع السابق
      previousDay: اليوم السابق
      nextYear: السنة التالية
      nextMonth: الشهر التالي
      nextWeek: الأسبوع التالي
      nextDay: اليوم التالي
      calendar: التقويم
      calendars: التقاويم
      year: سنة
      month: شهر
      week: أسبوع
      day: يوم
      agenda: جدول
      weekNumber: الأسبوع #
      allDay: طوال اليوم
      until: حتى #
      continues: مستمر
      tooMany: أكثر مما يمكن عرضه
      repeats: يتكرر
      everyDay: كل يوم
      everyWeek: كل أسبوع
      everyMonth: كل شهر
      everyYear: كل سنة
      cancelled: ملغى
      tentative: غير مؤكد
      untitled: حدث بلا عنوان
      noEvents: لا توجد أحداث بعد
      dropHint: أفلت ملف \u{200E}.ics هنا
      noEventsOfDay: لا توجد أحداث
      notLoaded: لم يتم التحميل
      allHidden: جميع التقاويم مخفية
      noResource: بدون مورد
      skippedDay: يوم محذوف
      nearestEvent: أقرب حدث: #
      skipped: تم تخطي: #
      line: السطر #
      unreadable: تعذّرت قراءة #
      missing: غير موجود: #
      tooLarge: كبير جدًا
      emptyFile: الملف فارغ
      noCalendarFile: ليس ملف تقويم
      close: إغلاق
      unreachable: تعذر تحميل الأحداث
      noKey: ليس لهذه الصفحة مفتاح صالح: افتحها بالعنوان الذي يعطيه الخادم
      offline: دون اتصال: كما كان في #
      tryAgain: إعادة المحاولة
      stopped: توقف التقويم عن العمل
      reload: إعادة التحميل
      separator: ، #
      events: الأحداث: #
      moreEvents: أحداث أخرى: #
      search: البحث في الأحداث
      noResults: لا توجد أحداث مطابقة
      togglePanel: إظهار اللوحة أو إخفاؤها
      dayCount: الأيام: #
      weekCount: الأسابيع: #
      monthCount: الأشهر: #
      previousPeriod: السابق: #
      nextPeriod: التالي: #
      goToDate: الانتقال إلى تاريخ
      earlier: سابقًا: #
      join: انضمام
      organizer: المنظِّم
      accepted: قبِل
      declined: رفض
      noReply: لا رد
      categories: الفئات: #
      """)
}
