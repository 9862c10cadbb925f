public import CalendarText

extension Phrases {
  /// The words in Hindi.
  public static let hindi = Phrases(
    table: """
      today: आज
      tomorrow: कल
      previousYear: पिछला वर्ष
      previousMonth: पिछला महीना
      previousWeek: पिछला सप्ताह
      previousDay: पिछला दिन
      nextYear: अगला वर्ष
      nextMonth: अगला महीना
      nextWeek: अगला सप्ताह
      nextDay: अगला दिन
      calendar: कैलेंडर
      calendars: कैलेंडर
      year: वर्ष
      month: महीना
      week: सप्ताह
      day: दिन
      agenda: शेड्यूल
      weekNumber: सप्ताह #
      allDay: पूरा दिन
      until: # तक
      continues: जारी है
      tooMany: सभी दिखाने के लिए बहुत अधिक
      repeats: दोहराया जाता है
      everyDay: हर दिन
      everyWeek: हर सप्ताह
      everyMonth: हर महीने
      everyYear: हर वर्ष
      cancelled: रद्द किया गया
      tentative: अस्थायी
      untitled: बिना शीर्षक का इवेंट
      noEvents: अभी कोई इवेंट नहीं है
      dropHint: यहाँ .ics फ़ाइल छोड़ें
      noEventsOfDay: कोई इवेंट नहीं
      notLoaded: लोड नहीं हुआ
      allHidden: सभी कैलेंडर छिपे हुए हैं
      noResource: कोई संसाधन नहीं
      skippedDay: छोड़ा गया दिन
      nearestEvent: सबसे नज़दीकी इवेंट: #
      skipped: छोड़े गए: #
      line: पंक्ति #
      unreadable: # पढ़ा नहीं जा सका
      missing: # मौजूद नहीं है
      tooLarge: बहुत बड़ा है
      emptyFile: फ़ाइल खाली है
      noCalendarFile: यह कैलेंडर फ़ाइल नहीं है
      close: बंद करें
      unreachable: इवेंट लोड नहीं किए जा सके
      noKey: इस पेज की कुंजी मान्य नहीं है: इसे सर्वर के दिए पते से खोलें
      offline: ऑफ़लाइन: # तक की जानकारी
      tryAgain: फिर से कोशिश करें
      stopped: कैलेंडर रुक गया है
      reload: फिर से लोड करें
      separator: , #
      events: # इवेंट
      moreEvents: # और इवेंट
      search: इवेंट खोजें
      noResults: कोई मेल खाता इवेंट नहीं
      togglePanel: साइडबार दिखाएँ या छिपाएँ
      dayCount: # दिन
      weekCount: # सप्ताह
      monthCount: 1 महीना|# महीने
      previousPeriod: पिछला: #
      nextPeriod: अगला: #
      goToDate: तारीख पर जाएँ
      earlier: पहले: #
      join: शामिल हों
      organizer: आयोजक
      accepted: स्वीकृत
      declined: अस्वीकृत
      noReply: कोई जवाब नहीं
      categories: श्रेणियाँ: #
      """)
}
