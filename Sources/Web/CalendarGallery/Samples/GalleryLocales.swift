import CalendarSystems
import CalendarText

/// Languages that do not depend on the browser, so that the gallery is the same everywhere and in tests.
extension LocaleInfo {
  static var galleryGerman: LocaleInfo {
    make(
      "de-DE", months: "Januar Februar März April Mai Juni Juli August September Oktober November Dezember",
      weekdays: "Sonntag Montag Dienstag Mittwoch Donnerstag Freitag Samstag", short: "So Mo Di Mi Do Fr Sa",
      narrow: "S M D M D F S", first: .monday, date: "EEEE, d. MMMM y")
  }

  static var galleryArabic: LocaleInfo {
    var locale = arabic(
      "ar-EG", months: "يناير فبراير مارس أبريل مايو يونيو يوليو أغسطس سبتمبر أكتوبر نوفمبر ديسمبر", .gregorian)
    locale.firstWeekday = .saturday
    return locale
  }

  static var galleryUmmAlQura: LocaleInfo {
    arabic(
      "ar-SA",
      months: "محرم صفر ربيع_الأول ربيع_الآخر جمادى_الأولى جمادى_الآخرة رجب شعبان رمضان شوال ذو_القعدة ذو_الحجة",
      .islamicUmmAlQura)
  }

  static var galleryHebrew: LocaleInfo {
    var locale = make(
      "he", months: "תשרי חשוון כסלו טבת שבט אדר_א׳ אדר ניסן אייר סיוון תמוז אב אלול אדר_ב׳",
      weekdays: "יום_ראשון יום_שני יום_שלישי יום_רביעי יום_חמישי יום_שישי יום_שבת", short: "א׳ ב׳ ג׳ ד׳ ה׳ ו׳ ש׳",
      narrow: "א׳ ב׳ ג׳ ד׳ ה׳ ו׳ ש׳", first: .sunday, date: "EEEE, d בMMMM y", isRightToLeft: true, calendar: .hebrew)
    locale.weekend = [.friday, .saturday]
    return locale
  }

  static var galleryPersian: LocaleInfo {
    var locale = make(
      "fa-IR", months: "فروردین اردیبهشت خرداد تیر مرداد شهریور مهر آبان آذر دی بهمن اسفند",
      weekdays: "یکشنبه دوشنبه سه‌شنبه چهارشنبه پنجشنبه جمعه شنبه", short: "ی د س چ پ ج ش", narrow: "ی د س چ پ ج ش",
      first: .saturday, date: "EEEE d MMMM y", digits: "۰ ۱ ۲ ۳ ۴ ۵ ۶ ۷ ۸ ۹", isRightToLeft: true, calendar: .persian)
    locale.weekend = [.friday]
    return locale
  }

  static var galleryThai: LocaleInfo {
    make(
      "th-TH",
      months: "มกราคม กุมภาพันธ์ มีนาคม เมษายน พฤษภาคม มิถุนายน กรกฎาคม สิงหาคม กันยายน ตุลาคม พฤศจิกายน ธันวาคม",
      weekdays: "วันอาทิตย์ วันจันทร์ วันอังคาร วันพุธ วันพฤหัสบดี วันศุกร์ วันเสาร์", short: "อา. จ. อ. พ. พฤ. ศ. ส.",
      narrow: "อา จ อ พ พฤ ศ ส", first: .sunday, date: "EEEE d MMMM y", digits: "๐ ๑ ๒ ๓ ๔ ๕ ๖ ๗ ๘ ๙",
      calendar: .buddhist)
  }

  static var galleryAmharic: LocaleInfo {
    make(
      "am-ET", months: "መስከረም ጥቅምት ኅዳር ታኅሣሥ ጥር የካቲት መጋቢት ሚያዝያ ግንቦት ሰኔ ሐምሌ ነሐሴ ጳጉሜን",
      weekdays: "እሑድ ሰኞ ማክሰኞ ረቡዕ ሐሙስ ዓርብ ቅዳሜ", short: "እሑድ ሰኞ ማክሰ ረቡዕ ሐሙስ ዓርብ ቅዳሜ", narrow: "እ ሰ ማ ረ ሐ ዓ ቅ",
      first: .sunday, date: "EEEE፣ d MMMM y", calendar: .ethiopicAmeteMihret)
  }

  static var galleryHindi: LocaleInfo {
    make(
      "hi-IN", months: "चैत्र वैशाख ज्येष्ठ आषाढ़ श्रावण भाद्रपद अश्विन कार्तिक अग्रहायण पौष माघ फाल्गुन",
      weekdays: "रविवार सोमवार मंगलवार बुधवार गुरुवार शुक्रवार शनिवार", short: "रवि सोम मंगल बुध गुरु शुक्र शनि",
      narrow: "र सो मं बु गु शु श", first: .sunday, date: "EEEE, d MMMM y", digits: "० १ २ ३ ४ ५ ६ ७ ८ ९",
      calendar: .indian)
  }

  private static func arabic(_ identifier: String, months: String, _ calendar: CalendarIdentifier) -> LocaleInfo {
    var locale = make(
      identifier, months: months, weekdays: "الأحد الاثنين الثلاثاء الأربعاء الخميس الجمعة السبت",
      short: "ح ن ث ر خ ج س",
      narrow: "ح ن ث ر خ ج س", first: .sunday, date: "EEEE، d MMMM y", digits: "٠ ١ ٢ ٣ ٤ ٥ ٦ ٧ ٨ ٩",
      isRightToLeft: true, calendar: calendar)
    locale.weekend = [.friday, .saturday]
    // The words that a title bar shows.
    locale.phrases.today = "اليوم"
    locale.phrases.levels = words("سنة شهر أسبوع يوم جدول")
    return locale
  }

  /// Creates a language. Lists are space-separated words; `_` stands for a space inside a word.
  private static func make(
    _ identifier: String, months: String, weekdays: String, short: String, narrow: String, first: Weekday, date: String,
    digits: String = "0 1 2 3 4 5 6 7 8 9", isRightToLeft: Bool = false, calendar: CalendarIdentifier = .gregorian
  ) -> LocaleInfo {
    var locale = LocaleInfo.english
    locale.identifier = identifier
    locale.calendar = calendar
    locale.isRightToLeft = isRightToLeft
    locale.digits = words(digits)
    locale.firstWeekday = first
    locale.months = words(months)
    locale.shortMonths = locale.months
    locale.standaloneMonths = locale.months
    locale.shortStandaloneMonths = locale.months
    locale.weekdays = words(weekdays)
    locale.shortWeekdays = words(short)
    locale.narrowWeekdays = words(narrow)
    locale.patterns = Patterns(
      fullDate: date, monthYear: "MMMM y", monthDay: "d MMMM", shortMonthDay: "d MMM", time: "H:mm")
    return locale
  }

  private static func words(_ text: String) -> [String] {
    text.utf8.split(separator: 32).map { word in
      String(decoding: word.map { $0 == 95 ? 32 : $0 }, as: UTF8.self)
    }
  }
}
