/// The words that only the web page needs, in the languages of `Phrases`.
struct WebWords {
  /// Before the number of events that were left out.
  var skipped: String
  /// Before the number of a line in a file.
  var line: String
  /// Name of the button that takes a notice away.
  var close: String
  /// Said when events could not be fetched.
  var unreachable: String

  /// English if the page does not speak the language.
  static func forLanguage(of identifier: String) -> WebWords {
    var code: UInt32 = 0
    for byte in identifier.utf8.prefix(while: { $0 != UInt8(ascii: "-") }) { code = code << 8 | UInt32(byte | 0x20) }
    switch code {
    case 0x6172:  // ar
      return WebWords(
        skipped: "تم تخطي: ", line: "السطر ", close: "إغلاق", unreachable: "تعذر تحميل الأحداث")
    case 0x6865, 0x6977:  // he, iw
      return WebWords(skipped: "דולגו: ", line: "שורה ", close: "סגירה", unreachable: "לא ניתן לטעון אירועים")
    case 0x6465:  // de
      return WebWords(
        skipped: "Ausgelassen: ", line: "Zeile ", close: "Schließen",
        unreachable: "Die Termine konnten nicht geladen werden")
    case 0x6672:  // fr
      return WebWords(
        skipped: "Ignorés\u{A0}: ", line: "Ligne ", close: "Fermer",
        unreachable: "Impossible de charger les événements")
    case 0x6573:  // es
      return WebWords(
        skipped: "Omitidos: ", line: "Línea ", close: "Cerrar", unreachable: "No se pudieron cargar los eventos")
    case 0x6661:  // fa
      return WebWords(
        skipped: "رد شده: ", line: "خط ", close: "بستن", unreachable: "رویدادها بارگیری نشدند")
    default:
      return WebWords(
        skipped: "Skipped: ", line: "Line ", close: "Close", unreachable: "The events could not be loaded")
    }
  }
}
