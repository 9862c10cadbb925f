import CalendarSystems
import CalendarText
import CalendarViews
import ViewKit

extension Exhibits {
  /// Months in other languages, digits, directions and calendar systems.
  static var languages: [Exhibit] {
    [
      month("Arabic, Gregorian", .galleryArabic, GregorianCalendar.shared),
      month("Arabic, Umm al-Qura", .galleryUmmAlQura, UmmAlQuraCalendar.shared),
      month("Hebrew", .galleryHebrew, HebrewCalendar.shared),
      month("Persian", .galleryPersian, PersianCalendar.shared),
      month("Thai, Buddhist", .galleryThai, BuddhistCalendar.shared),
      month("Amharic, Ethiopic", .galleryAmharic, EthiopicCalendar.ameteMihret),
      month("German", .galleryGerman, GregorianCalendar.shared),
      month("Hindi, national calendar", .galleryHindi, IndianCalendar.shared),
    ]
  }

  private static func month(
    _ caption: String, _ locale: LocaleInfo, _ calendar: any CalendarSystem
  ) -> Exhibit {
    let exhibit = Exhibit.calendar(
      caption,
      configure: { configuration in
        configuration.locale = locale
        configuration.calendar = calendar
      }, prepare: { $0.send(.select(GalleryDates.day(12))) })
    return locale.isRightToLeft ? exhibit.fromRightToLeft : exhibit
  }
}
