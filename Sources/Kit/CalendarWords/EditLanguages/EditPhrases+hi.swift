public import CalendarText

extension EditPhrases {
  /// The words in Hindi.
  public static let hindi = EditPhrases(
    table: """
      newEvent: नया इवेंट
      title: शीर्षक
      save: सहेजें
      undo: पहले जैसा करें
      redo: फिर से करें
      open: खोलें
      move: दूसरी जगह ले जाएँ…
      cut: काटें
      copy: कॉपी करें
      duplicate: डुप्लिकेट बनाएँ
      paste: यहाँ चिपकाएँ
      delete: हटाएँ
      allDay: पूरा दिन
      timed: समय के साथ
      toCalendar: {calendar} में ले जाएँ
      whichEvents: कौन-से इवेंट?
      followingCount: {date} से 1 इवेंट|{date} से {count} इवेंट
      followingEndless: {date} से सभी इवेंट
      allCount: 1 इवेंट|सभी {count} इवेंट
      allPast: सभी {count} इवेंट, जिनमें से {past} बीत चुके हैं
      allEndless: सभी इवेंट, बिना समाप्ति के
      allEndlessPast: बिना समाप्ति के सभी इवेंट, जिनमें से {past} बीत चुके हैं
      pickedUp: {title} उठाया गया।
      pickedUpHelp: {title} उठाया गया, {when}। {help}
      moveHelp: ऐरो कुंजियाँ ले जाती हैं, Shift और ऐरो कुंजियाँ अवधि बदलती हैं, Enter छोड़ता है, Escape वापस लाता है।
      resized: {start} से {end} तक, {length}
      days: पूरा दिन, {when}
      copying: कॉपी
      moving: स्थानांतरण
      calendar: कैलेंडर {calendar}
      returned: {title} अपनी जगह वापस, {when}।
      scopeAsked: यह दोहराया जाता है। यह इवेंट, यह और इसके बाद के, या सभी? {extent}
      slotFree: {when}, खाली
      slotEvents: {when}, 1 इवेंट|{when}, {count} इवेंट
      timeSelected: {when}, चुना गया
      hours: {hours} घं॰
      minutes: {minutes} मि॰
      hoursMinutes: {hours} घं॰ {minutes} मि॰
      created: {title} बनाया गया, {when}।
      moved: {title} ले जाया गया, {when}।
      resizedTo: {title} का समय बदला गया, {when}।
      changed: {title} बदला गया।
      deleted: {title} हटाया गया।
      copiedTo: {title} कॉपी किया गया, {when}।
      duplicated: {title} का डुप्लिकेट बनाया गया।
      pasted: {title} चिपकाया गया, {when}।
      toClipboard: {title} क्लिपबोर्ड पर कॉपी किया गया।
      cutOut: {title} काटा गया। चिपकाने पर यह दूसरी जगह चला जाएगा।
      createdShort: {title} बनाया गया
      movedShort: {title} ले जाया गया
      resizedShort: {title} की अवधि बदली गई
      changedShort: {title} बदला गया
      deletedShort: {title} हटाया गया
      copiedShort: {title} कॉपी किया गया
      duplicatedShort: {title} का डुप्लिकेट बनाया गया
      pastedShort: {title} चिपकाया गया
      undone: पहले जैसा किया गया: {what}।
      undoneWhen: पहले जैसा किया गया: {what}। {when}
      redone: फिर से किया गया: {what}।
      redoneWhen: फिर से किया गया: {what}। {when}
      nothingToUndo: पहले जैसा करने के लिए कुछ नहीं है।
      nothingToRedo: फिर से करने के लिए कुछ नहीं है।
      readOnly: संभव नहीं: कैलेंडर {calendar} केवल पढ़ने के लिए है।
      noCreate: संभव नहीं: यहाँ नए इवेंट की अनुमति नहीं है।
      noMove: संभव नहीं: यह इवेंट दूसरी जगह नहीं ले जाया जा सकता।
      noResize: संभव नहीं: इस इवेंट की अवधि नहीं बदली जा सकती।
      noEdit: संभव नहीं: यह इवेंट नहीं बदला जा सकता।
      noDelete: संभव नहीं: यह इवेंट नहीं हटाया जा सकता।
      outsideBounds: संभव नहीं: यह अनुमत दिनों से बाहर होगा।
      outsideBoundsCount: संभव नहीं: {total} में से {count} इवेंट अनुमत दिनों से बाहर होंगे।
      outsideHours: संभव नहीं: यह कामकाजी समय से बाहर होगा।
      outsideHoursCount: संभव नहीं: {total} में से {count} इवेंट कामकाजी समय से बाहर होंगे।
      outsidePeriod: संभव नहीं: यह अनुमत समय से बाहर होगा।
      outsidePeriodCount: संभव नहीं: {total} में से {count} इवेंट अनुमत समय से बाहर होंगे।
      overlap: संभव नहीं: यह इससे टकराएगा: {other}।
      overlapCount: संभव नहीं: {total} में से {count} इवेंट टकराएँगे, सबसे पहले इससे: {other}।
      otherReason: संभव नहीं: {reason}
      notInSeries: संभव नहीं: यह इवेंट अब अपनी शृंखला का हिस्सा नहीं है। इसे फिर से चुनें।
      seriesTooLong: संभव नहीं: शृंखला इतनी लंबी है कि यहाँ से आगे नहीं बदली जा सकती। यह इवेंट या सभी चुनें।
      ruleNotMovable: संभव नहीं: शृंखला का नियम इस दिन पर नहीं ले जाया जा सकता। केवल यह इवेंट चुनें।
      ruleNotSplittable: संभव नहीं: शृंखला के कई नियम हैं। यह इवेंट या सभी चुनें।
      notApplicable: अभी संभव नहीं।
      changedElsewhere: {title} को कहीं और बदला गया, इसलिए कुछ नहीं सहेजा गया। फिर से कोशिश करें।
      deletedElsewhere: {title} को कहीं और हटाया गया।
      conflictAsked: {title} का कौन-सा संस्करण रखें?
      myVersion: मेरा संस्करण
      otherVersion: दूसरी जगह का संस्करण
      deletedVersion: हटाया गया
      heldDeleted: {title} को कहीं और हटाया गया। छोड़ने पर नया इवेंट बनेगा।
      notSaved: नहीं सहेजा गया: इवेंट अभी लिखे नहीं जा सकते। फिर से कोशिश करें।
      storeReadOnly: नहीं सहेजा गया: ये इवेंट केवल पढ़ने के लिए हैं।
      noStorage: सर्वर का स्टोरेज भर गया है या काम नहीं कर रहा
      serverUnavailable: सर्वर अभी उपलब्ध नहीं है
      notAccepted: नहीं सहेजा गया: सर्वर यह बदलाव स्वीकार नहीं करता।
      notSavedYet: अभी तक नहीं सहेजा गया
      saved: सहेजा गया
      draftKept: ड्राफ़्ट रखा गया
      restore: वापस लाएँ
      readOnlyNote: केवल पढ़ने के लिए
      rename: नाम बदलें
      titleNeeded: पहले शीर्षक लिखें।
      emptyHint: अभी कुछ तय नहीं है। इवेंट जोड़ने के लिए “{button}” दबाएँ।
      understood: टेक्स्ट से समझा गया
      color: रंग
      calendarColor: कैलेंडर का रंग
      saveFile: फ़ाइल के रूप में सहेजें…
      newCalendar: नया कैलेंडर
      calendarName: नाम
      nameNeeded: पहले नाम लिखें।
      calendarMenu: {calendar} बदलें…
      calendarMade: कैलेंडर {title} बनाया गया
      calendarRenamed: कैलेंडर का नया नाम: {title}
      calendarColored: {title} का रंग बदला गया
      calendarDeleted: कैलेंडर {title} अपने इवेंट सहित हटाया गया
      edit: बदलाव करें…
      more: और…
      starts: शुरू
      ends: समाप्त
      date: तारीख़
      time: समय
      place: स्थान
      notes: नोट
      link: लिंक
      status: स्थिति
      confirmed: पक्का
      noStatus: नहीं बताया गया
      shownAs: इस रूप में दिखाएँ
      busy: व्यस्त
      free: उपलब्ध
      privacy: किसे दिखे
      everybody: सभी को
      confidential: गोपनीय
      onlyMe: केवल मुझे
      keptDetails: {count} और विवरण रखा गया है|{count} और विवरण रखे गए हैं
      dateExpected: ऐसी तारीख़ लिखें: {example}
      timeExpected: ऐसा समय लिखें: {example}
      endBeforeStart: समाप्ति शुरुआत से पहले है
      chooseDay: दिन चुनें
      zone: समय क्षेत्र
      zoneExpected: ऐसा समय क्षेत्र लिखें: {example}
      repetition: दोहराव
      notRepeated: दोहराया नहीं जाता
      asItIs: जैसा है वैसा
      endless: बिना समाप्ति के
      untilDay: किसी दिन तक
      counted: तय संख्या में
      nextDays: अगली तारीख़ें: {list}
      reminder: रिमाइंडर
      noReminder: कोई रिमाइंडर नहीं
      addReminder: एक और जोड़ें
      atStart: शुरुआत में
      minutesBefore: {count} मिनट पहले|{count} मिनट पहले
      hoursBefore: {count} घंटा पहले|{count} घंटे पहले
      daysBefore: {count} दिन पहले|{count} दिन पहले
      weeksBefore: {count} सप्ताह पहले|{count} सप्ताह पहले
      onDayAt: उसी दिन {time} बजे
      daysBeforeAt: {count} दिन पहले {time} बजे|{count} दिन पहले {time} बजे
      weeksBeforeAt: {count} सप्ताह पहले {time} बजे|{count} सप्ताह पहले {time} बजे
      emailReminder: ईमेल
      otherReminder: किसी दूसरे प्रोग्राम का रिमाइंडर
      whileOpen: रिमाइंडर केवल तब दिखते हैं जब यह पेज खुला हो
      missedReminders: {count} रिमाइंडर छूट गया|{count} रिमाइंडर छूट गए
      everySecond: हर सेकंड|हर {count} सेकंड में
      everyMinute: हर मिनट|हर {count} मिनट में
      everyHour: हर घंटे|हर {count} घंटे में
      everyDay: हर दिन|हर {count} दिन में
      everyWeek: हर सप्ताह|हर {count} सप्ताह में
      everyMonth: हर महीने|हर {count} महीने में
      everyYear: हर वर्ष|हर {count} वर्ष में
      everyOneDay: हर {count} दिन में
      everyOneWeek: हर {count} सप्ताह में
      everyOneMonth: हर {count} महीने में
      everyOneYear: हर {count} वर्ष में
      inPeriods: {list}
      onDays: {list}
      atTimes: {list} बजे
      onlyPositions: केवल {list}
      monthNamed: {month} में
      monthNumber: महीने {number} में
      leapMonthNumber: अधिमास {number} में
      weekNumber: सप्ताह {number} में
      weekFromEnd: वर्ष के अंत से सप्ताह {number} में
      yearDay: वर्ष के दिन {number} को
      yearDayFromEnd: वर्ष के अंत से दिन {number} को
      dayNumber: दिन {number} को
      dayFromEnd: महीने के अंत से दिन {number} को
      lastDay: आख़िरी दिन
      weekdayNamed: {day} को
      nthDay: {nth} {day} को
      numberedDay: {day} संख्या {number} को
      numberedDayFromEnd: अंत से {day} संख्या {number} को
      workday: कार्यदिवस
      fromTo: {first} से {last} तक
      positionNamed: {nth}
      positionNumber: संख्या {number}
      positionFromEnd: अंत से संख्या {number}
      hourNumber: घंटे {number} में
      minuteNumber: मिनट {number} में
      secondNumber: सेकंड {number} में
      first: पहले
      second: दूसरे
      third: तीसरे
      fourth: चौथे
      fifth: पाँचवें
      last: आख़िरी
      nextToLast: आख़िरी से पहले वाले
      skipBackward: या ऐसा दिन न होने पर एक दिन पहले
      skipForward: या ऐसा दिन न होने पर एक दिन बाद
      gregorianCalendar: ग्रेगोरियन कैलेंडर
      julianCalendar: जूलियन कैलेंडर
      buddhistCalendar: बौद्ध कैलेंडर
      japaneseCalendar: जापानी कैलेंडर
      minguoCalendar: मिंगुओ कैलेंडर
      persianCalendar: फ़ारसी कैलेंडर
      hebrewCalendar: हिब्रू कैलेंडर
      islamicCalendar: इस्लामी कैलेंडर
      copticCalendar: कॉप्टिक कैलेंडर
      ethiopicCalendar: इथियोपियाई कैलेंडर
      indianCalendar: भारतीय राष्ट्रीय कैलेंडर
      chineseCalendar: चीनी कैलेंडर
      dangiCalendar: कोरियाई चंद्र कैलेंडर
      times: एक बार|{count} बार
      timesInDigits: {count} बार|{count} बार
      andList: {list} और {last}
      ruleAlso: {rule}; साथ ही {other}
      ruleDates: {rule}, साथ ही {list}
      ruleMore: और 1 अन्य दिन|और {count} अन्य दिन
      ruleExcept: {rule}; सिवाय: {other}
      ruleUnknown: एक नियम जिसे यह संस्करण नहीं जानता: {rule}
      red: लाल
      orange: नारंगी
      amber: अंबर
      lime: नींबू हरा
      green: हरा
      teal: नीला-हरा
      cyan: हल्का नीला
      blue: नीला
      indigo: जामुनी नीला
      purple: बैंगनी
      pink: गुलाबी
      graphite: गहरा धूसर
      deleteSeries: दोहराया जाने वाला इवेंट हटाएँ
      deleteThis: यह इवेंट हटाएँ
      deleteFollowing: यह और इसके बाद के इवेंट हटाएँ
      deleteAll: सभी इवेंट हटाएँ
      changeSeries: दोहराया जाने वाला इवेंट बदलें
      changeThis: यह इवेंट बदलें
      changeFollowing: यह और इसके बाद के इवेंट बदलें
      changeAll: सभी इवेंट बदलें
      cancel: रद्द करें
      leaveAsked: क्या सहेजे बिना छोड़ना है?
      copyLink: लिंक कॉपी करें
      linkCopied: लिंक कॉपी किया गया
      """)
}
