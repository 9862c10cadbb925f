public import CalendarText

extension EditPhrases {
  /// The words in Arabic.
  public static let arabic = EditPhrases(
    table: """
      newEvent: حدث جديد
      title: العنوان
      save: حفظ
      undo: تراجع
      redo: إعادة
      open: فتح
      move: نقل…
      cut: قص
      copy: نسخ
      duplicate: تكرار
      paste: لصق هنا
      delete: حذف
      allDay: طوال اليوم
      timed: في وقت محدد
      toCalendar: نقل إلى {calendar}
      whichEvents: أي الأحداث؟
      followingCount: حدث واحد ابتداءً من: {date}|الأحداث ابتداءً من {date}: {count}
      followingEndless: جميع الأحداث ابتداءً من: {date}
      allCount: حدث واحد|جميع الأحداث: {count}
      allPast: جميع الأحداث: {count}، المنتهية منها: {past}
      allEndless: جميع الأحداث، بلا نهاية
      allEndlessPast: جميع الأحداث، بلا نهاية، المنتهية منها: {past}
      pickedUp: تم التقاط {title}.
      pickedUpHelp: تم التقاط {title}، {when}. {help}
      moveHelp: الأسهم للنقل، وShift مع الأسهم لتغيير المدة، وEnter للإفلات، وEscape للرجوع.
      resized: من {start} إلى {end}، {length}
      days: طوال اليوم، {when}
      copying: نسخ
      moving: نقل
      calendar: التقويم {calendar}
      returned: عاد {title} إلى مكانه، {when}.
      scopeAsked: حدث متكرر. هذا الحدث، أم هذا وما يليه، أم الجميع؟ {extent}
      slotFree: {when}، متاح
      slotEvents: {when}، حدث واحد|{when}، الأحداث: {count}
      timeSelected: {when}، محدد
      hours: {hours} س
      minutes: {minutes} د
      hoursMinutes: {hours} س {minutes} د
      created: تم إنشاء {title}، {when}.
      moved: تم نقل {title} إلى {when}.
      resizedTo: تم تغيير {title}، {when}.
      changed: تم تغيير {title}.
      deleted: تم حذف {title}.
      copiedTo: تم نسخ {title} إلى {when}.
      duplicated: تم تكرار {title}.
      pasted: تم لصق {title}، {when}.
      toClipboard: تم نسخ {title} إلى الحافظة.
      cutOut: تم قص {title}. سيُنقل عند لصقه.
      createdShort: إنشاء {title}
      movedShort: نقل {title}
      resizedShort: تغيير مدة {title}
      changedShort: تغيير {title}
      deletedShort: حذف {title}
      copiedShort: نسخ {title}
      duplicatedShort: تكرار {title}
      pastedShort: لصق {title}
      undone: تم التراجع: {what}.
      undoneWhen: تم التراجع: {what}. {when}
      redone: تمت الإعادة: {what}.
      redoneWhen: تمت الإعادة: {what}. {when}
      nothingToUndo: لا يوجد ما يمكن التراجع عنه.
      nothingToRedo: لا يوجد ما يمكن إعادته.
      readOnly: غير ممكن: التقويم {calendar} للقراءة فقط.
      noCreate: غير ممكن: لا يُسمح بأحداث جديدة هنا.
      noMove: غير ممكن: لا يُسمح بنقل هذا الحدث.
      noResize: غير ممكن: لا يُسمح بتغيير مدة هذا الحدث.
      noEdit: غير ممكن: لا يُسمح بتغيير هذا الحدث.
      noDelete: غير ممكن: لا يُسمح بحذف هذا الحدث.
      outsideBounds: غير ممكن: سيقع خارج الأيام المسموح بها.
      outsideBoundsCount: غير ممكن، الأحداث خارج الأيام المسموح بها: {count} من {total}.
      outsideHours: غير ممكن: سيقع خارج ساعات العمل.
      outsideHoursCount: غير ممكن، الأحداث خارج ساعات العمل: {count} من {total}.
      outsidePeriod: غير ممكن: سيقع خارج الوقت المسموح به.
      outsidePeriodCount: غير ممكن، الأحداث خارج الوقت المسموح به: {count} من {total}.
      overlap: غير ممكن: سيتداخل مع {other}.
      overlapCount: غير ممكن، الأحداث المتداخلة: {count} من {total}، أولها مع {other}.
      otherReason: غير ممكن: {reason}
      notInSeries: غير ممكن: لم يعد الحدث جزءًا من سلسلته. اختره مرة أخرى.
      seriesTooLong: غير ممكن: السلسلة أطول من أن تُغيَّر من هنا. اختر هذا الحدث أو الجميع.
      ruleNotMovable: غير ممكن: لا يمكن نقل قاعدة السلسلة إلى هذا اليوم. اختر هذا الحدث وحده.
      ruleNotSplittable: غير ممكن: للسلسلة قواعد متعددة. اختر هذا الحدث أو الجميع.
      notApplicable: غير ممكن الآن.
      changedElsewhere: تم تغيير {title} في مكان آخر، فلم يُحفظ شيء. حاول مرة أخرى.
      deletedElsewhere: تم حذف {title} في مكان آخر.
      conflictAsked: أي نسخة من {title}؟
      myVersion: نسختي
      otherVersion: النسخة من مكان آخر
      deletedVersion: محذوف
      heldDeleted: حُذف {title} في مكان آخر. عند إفلاته يُنشأ حدث جديد.
      notSaved: لم يُحفظ: لا يمكن كتابة الأحداث الآن. حاول مرة أخرى.
      storeReadOnly: لم يُحفظ: هذه الأحداث للقراءة فقط.
      noStorage: مساحة تخزين الخادم ممتلئة أو معطّلة
      serverUnavailable: الخادم غير متاح حاليًا
      notAccepted: لم يُحفظ: الخادم لا يقبل هذا التغيير.
      notSavedYet: لم يُحفظ بعد
      saved: تم الحفظ
      draftKept: تم الاحتفاظ بالمسودة
      restore: استعادة
      readOnlyNote: للقراءة فقط
      rename: إعادة تسمية
      titleNeeded: اكتب عنوانًا أولًا.
      emptyHint: لا شيء مخطط بعد. اضغط على «{button}» لإضافة حدث.
      understood: مفهوم من النص
      color: اللون
      calendarColor: لون التقويم
      saveFile: حفظ كملف…
      newCalendar: تقويم جديد
      calendarName: الاسم
      nameNeeded: اكتب اسمًا أولًا.
      calendarMenu: تغيير {calendar}…
      calendarMade: إنشاء التقويم {title}
      calendarRenamed: تسمية التقويم {title}
      calendarColored: تغيير لون {title}
      calendarDeleted: حذف التقويم {title} مع أحداثه
      edit: تعديل…
      more: المزيد…
      starts: البداية
      ends: النهاية
      date: التاريخ
      time: الوقت
      place: المكان
      notes: ملاحظات
      link: رابط
      status: الحالة
      confirmed: مؤكد
      noStatus: غير محددة
      shownAs: إظهار كـ
      busy: مشغول
      free: متاح
      privacy: مرئي لـ
      everybody: الجميع
      confidential: سري
      onlyMe: أنا فقط
      keptDetails: تفصيل آخر محفوظ|تفصيلان آخران محفوظان|{count} تفاصيل أخرى محفوظة|{count} تفصيلًا آخر محفوظًا|{count} تفصيل آخر محفوظ
      dateExpected: المطلوب تاريخ مثل {example}
      timeExpected: المطلوب وقت مثل {example}
      endBeforeStart: النهاية قبل البداية
      chooseDay: اختيار يوم
      zone: المنطقة الزمنية
      zoneExpected: المطلوب منطقة زمنية مثل {example}
      repetition: التكرار
      notRepeated: لا يتكرر
      asItIs: كما هو
      endless: بلا نهاية
      untilDay: حتى يوم محدد
      counted: عدد محدود
      nextDays: التالية: {list}
      reminder: التذكير
      noReminder: بدون تذكير
      addReminder: إضافة تذكير آخر
      atStart: عند البداية
      minutesBefore: قبل دقيقة|قبل دقيقتين|قبل {count} دقائق|قبل {count} دقيقة|قبل {count} دقيقة
      hoursBefore: قبل ساعة|قبل ساعتين|قبل {count} ساعات|قبل {count} ساعة|قبل {count} ساعة
      daysBefore: قبل يوم|قبل يومين|قبل {count} أيام|قبل {count} يومًا|قبل {count} يوم
      weeksBefore: قبل أسبوع|قبل أسبوعين|قبل {count} أسابيع|قبل {count} أسبوعًا|قبل {count} أسبوع
      onDayAt: في اليوم نفسه الساعة {time}
      daysBeforeAt: قبل يوم الساعة {time}|قبل يومين الساعة {time}|قبل {count} أيام الساعة {time}|قبل {count} يومًا الساعة {time}|قبل {count} يوم الساعة {time}
      weeksBeforeAt: قبل أسبوع الساعة {time}|قبل أسبوعين الساعة {time}|قبل {count} أسابيع الساعة {time}|قبل {count} أسبوعًا الساعة {time}|قبل {count} أسبوع الساعة {time}
      emailReminder: بريد إلكتروني
      otherReminder: تذكير من برنامج آخر
      whileOpen: لا تظهر التذكيرات إلا ما دامت هذه الصفحة مفتوحة
      missedReminders: فاتك تذكير واحد|فاتك تذكيران|فاتتك {count} تذكيرات|فاتك {count} تذكيرًا|فاتك {count} تذكير
      everySecond: كل ثانية|كل ثانيتين|كل {count} ثوانٍ|كل {count} ثانية|كل {count} ثانية
      everyMinute: كل دقيقة|كل دقيقتين|كل {count} دقائق|كل {count} دقيقة|كل {count} دقيقة
      everyHour: كل ساعة|كل ساعتين|كل {count} ساعات|كل {count} ساعة|كل {count} ساعة
      everyDay: كل يوم|كل يومين|كل {count} أيام|كل {count} يومًا|كل {count} يوم
      everyWeek: كل أسبوع|كل أسبوعين|كل {count} أسابيع|كل {count} أسبوعًا|كل {count} أسبوع
      everyMonth: كل شهر|كل شهرين|كل {count} أشهر|كل {count} شهرًا|كل {count} شهر
      everyYear: كل سنة|كل سنتين|كل {count} سنوات|كل {count} سنة|كل {count} سنة
      everyOneDay: كل {count} يوم
      everyOneWeek: كل {count} أسبوع
      everyOneMonth: كل {count} شهر
      everyOneYear: كل {count} سنة
      inPeriods: في {list}
      onDays: في {list}
      atTimes: الساعة {list}
      onlyPositions: فقط {list}
      monthNamed: {month}
      monthNumber: الشهر {number}
      leapMonthNumber: الشهر الكبيس {number}
      weekNumber: الأسبوع {number}
      weekFromEnd: الأسبوع {number} من نهاية السنة
      yearDay: اليوم {number} من السنة
      yearDayFromEnd: اليوم {number} من نهاية السنة
      dayNumber: اليوم {number}
      dayFromEnd: اليوم {number} من نهاية الشهر
      lastDay: اليوم الأخير
      weekdayNamed: {day}
      nthDay: {day} {nth}
      numberedDay: {day} رقم {number}
      numberedDayFromEnd: {day} رقم {number} من النهاية
      workday: يوم العمل
      fromTo: من {first} إلى {last}
      positionNamed: {nth}
      positionNumber: رقم {number}
      positionFromEnd: رقم {number} من النهاية
      hourNumber: الساعة {number}
      minuteNumber: الدقيقة {number}
      secondNumber: الثانية {number}
      first: الأول
      second: الثاني
      third: الثالث
      fourth: الرابع
      fifth: الخامس
      last: الأخير
      nextToLast: قبل الأخير
      skipBackward: أو في اليوم السابق إذا لم يوجد
      skipForward: أو في اليوم التالي إذا لم يوجد
      gregorianCalendar: التقويم الميلادي
      julianCalendar: التقويم اليولياني
      buddhistCalendar: التقويم البوذي
      japaneseCalendar: التقويم الياباني
      minguoCalendar: تقويم مينغوو
      persianCalendar: التقويم الفارسي
      hebrewCalendar: التقويم العبري
      islamicCalendar: التقويم الهجري
      copticCalendar: التقويم القبطي
      ethiopicCalendar: التقويم الإثيوبي
      indianCalendar: التقويم الوطني الهندي
      chineseCalendar: التقويم الصيني
      dangiCalendar: التقويم القمري الكوري
      times: مرة واحدة|مرتين|{count} مرات|{count} مرة|{count} مرة
      timesInDigits: {count} مرة|{count} مرة|{count} مرات|{count} مرة|{count} مرة
      andList: {list} و{last}
      ruleAlso: {rule}؛ وأيضًا {other}
      ruleDates: {rule}، وأيضًا في {list}
      ruleMore: ويوم آخر|ويومين آخرين|و{count} أيام أخرى|و{count} يومًا آخر|و{count} يوم آخر
      ruleExcept: {rule}؛ باستثناء {other}
      ruleUnknown: قاعدة لا تعرفها هذه النسخة: {rule}
      red: أحمر
      orange: برتقالي
      amber: كهرماني
      lime: ليموني
      green: أخضر
      teal: أخضر مزرق
      cyan: سماوي
      blue: أزرق
      indigo: نيلي
      purple: بنفسجي
      pink: وردي
      graphite: رمادي داكن
      deleteSeries: حذف حدث متكرر
      deleteThis: حذف هذا الحدث
      deleteFollowing: حذف هذا الحدث والأحداث التالية
      deleteAll: حذف كل الأحداث
      changeSeries: تغيير حدث متكرر
      changeThis: تغيير هذا الحدث
      changeFollowing: تغيير هذا الحدث والأحداث التالية
      changeAll: تغيير كل الأحداث
      cancel: إلغاء
      leaveAsked: هل تريد المغادرة دون حفظ؟
      copyLink: نسخ الرابط
      linkCopied: تم نسخ الرابط
      """)
}
