import CalendarText

/// The words of the panel in one language, besides those of `Phrases`.
struct PanelPhrases {
  /// The label of the search field.
  var search: String
  /// The name of the button that opens and closes the panel.
  var toggle: String
  /// The heading of the list of calendars.
  var calendars: String
  /// The text for a day without events.
  var noEvents: String
  /// The text for a search without results.
  var nothingFound: String
  /// The heading of results of the day after today.
  var tomorrow: String
  /// The part of an accessible name that says that an event is one of a series.
  var repeats: String

  /// Returns the words of a locale's language, or the English ones if the kit has none in it.
  static func forLanguage(of identifier: String) -> PanelPhrases {
    switch PhraseLanguage(of: identifier) {
    case .arabic: .arabic
    case .english: .english
    case .french: .french
    case .german: .german
    case .hebrew: .hebrew
    case .persian: .persian
    case .spanish: .spanish
    }
  }

  private static var english: PanelPhrases {
    PanelPhrases(
      search: "Search events", toggle: "Show or hide panel", calendars: "Calendars", noEvents: "No events",
      nothingFound: "No matching events", tomorrow: "Tomorrow", repeats: "repeats")
  }

  private static var german: PanelPhrases {
    PanelPhrases(
      search: "Termine suchen", toggle: "Seitenleiste ein- oder ausblenden", calendars: "Kalender",
      noEvents: "Keine Termine", nothingFound: "Keine passenden Termine", tomorrow: "Morgen", repeats: "wiederholt sich"
    )
  }

  private static var french: PanelPhrases {
    PanelPhrases(
      search: "Rechercher", toggle: "Afficher ou masquer le panneau", calendars: "Calendriers",
      noEvents: "Aucun événement", nothingFound: "Aucun événement trouvé", tomorrow: "Demain", repeats: "se répète")
  }

  private static var spanish: PanelPhrases {
    PanelPhrases(
      search: "Buscar eventos", toggle: "Mostrar u ocultar el panel", calendars: "Calendarios", noEvents: "Sin eventos",
      nothingFound: "Ningún evento encontrado", tomorrow: "Mañana", repeats: "se repite")
  }

  private static var arabic: PanelPhrases {
    PanelPhrases(
      search: "البحث في الأحداث", toggle: "إظهار اللوحة أو إخفاؤها", calendars: "التقاويم", noEvents: "لا توجد أحداث",
      nothingFound: "لا توجد أحداث مطابقة", tomorrow: "غدًا", repeats: "يتكرر")
  }

  private static var hebrew: PanelPhrases {
    PanelPhrases(
      search: "חיפוש אירועים", toggle: "הצגה או הסתרה של החלונית", calendars: "לוחות שנה", noEvents: "אין אירועים",
      nothingFound: "לא נמצאו אירועים", tomorrow: "מחר", repeats: "חוזר")
  }

  private static var persian: PanelPhrases {
    PanelPhrases(
      search: "جستجوی رویدادها", toggle: "نمایش یا پنهان کردن پنل", calendars: "تقویم‌ها", noEvents: "بدون رویداد",
      nothingFound: "رویدادی پیدا نشد", tomorrow: "فردا", repeats: "تکرار می‌شود")
  }
}
