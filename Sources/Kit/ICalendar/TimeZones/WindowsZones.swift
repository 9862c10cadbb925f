import Basics

/// The IANA names of the Windows time zones that Outlook and Exchange write to files.
enum WindowsZones {
  private static let suffix: StaticString = " STANDARD TIME"

  /// Returns the IANA name of a Windows zone; `nil` for all other names.
  /// - Parameter name: the Windows name in any case, such as `Romance Standard Time`, or the Windows display name, such
  ///   as `(UTC+01:00) Brussels, Copenhagen, Madrid, Paris`.
  static func name(for name: Bytes) -> String? {
    if name.first == UInt8(ascii: "(") {
      guard let end = name.firstIndex(of: UInt8(ascii: ")")), isOffset(name.part(1, end)) else { return nil }
      return zone(ofPlaces: name.part(end + 1, name.count))
    }
    var key = name
    let length = suffix.utf8CodeUnitCount
    if name.count > length, name.part(name.count - length, name.count).isASCIIEqual(to: suffix) {
      key = name.part(0, name.count - length)
    } else if let last = name.last, last != UInt8(ascii: ")"), !(48...57 ~= last) {
      return nil
    }
    let found = longest(beginning: key)
    return found.length > 0 && found.length == key.count ? found.zone : nil
  }

  /// Returns the IANA name of the first known place in a display name without its offset, such as `Brussels,
  /// Copenhagen, Madrid, Paris` and `Eastern Time (US & Canada)`.
  ///
  /// The offset is ignored: names keep the offset of the year in which they were written, and no two zones have the
  /// same places in their display names.
  static func zone(ofPlaces text: Bytes) -> String? {
    var start = 0
    while start < text.count {
      let place = text.part(start, text.count).trimmed
      let found = longest(beginning: place)
      if found.length > 0, !isOffset(place) { return found.zone }
      while start < text.count, !isSeparator(text, start) { start += 1 }
      start += 1
    }
    return nil
  }

  private static func isSeparator(_ text: Bytes, _ index: Int) -> Bool {
    switch text[index] {
    case UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":"): return true
    case UInt8(ascii: "-"), UInt8(ascii: "/"): return index > 0 && text[index - 1] == 0x20
    default: return false
    }
  }

  private static func isOffset(_ text: Bytes) -> Bool {
    if let first = text.first, first == UInt8(ascii: "+") || first == UInt8(ascii: "-") { return true }
    guard text.count >= 3 else { return false }
    return text.part(0, 3).isASCIIEqual(to: "GMT") || text.part(0, 3).isASCIIEqual(to: "UTC")
  }

  /// Returns the zone with the longest name or city that a text begins with, and the length of that name; 0 if there is
  /// none.
  private static func longest(beginning text: Bytes) -> (zone: String, length: Int) {
    var found = Bytes(start: nil, count: 0)
    var longest = 0
    Bytes(table).forEachPiece(separatedBy: UInt8(ascii: ";")) { entry in
      let end = entry.index(of: UInt8(ascii: "/"), from: 0)
      let zone = entry.part(end + 1, entry.count)
      var match = length(of: entry.part(0, end), beginning: text)
      // `Etc/GMT-2` does not mean `GMT-2`.
      if match == 0, !zone.part(0, 3).isASCIIEqual(to: "ETC"), let slash = zone.lastIndex(of: UInt8(ascii: "/")) {
        match = length(of: zone.part(slash + 1, zone.count), beginning: text)
      }
      if match > longest { (found, longest) = (zone, match) }
    }
    return (String(validUTF8: found), longest)
  }

  /// Returns the length of a name if the text begins with it as whole words, otherwise 0.
  @inline(never)
  private static func length(of name: Bytes, beginning text: Bytes) -> Int {
    guard name.count <= text.count else { return 0 }
    for index in 0..<name.count {
      let byte = name[index] == UInt8(ascii: "_") ? 0x20 : name[index].asciiUppercased
      if text[index].asciiUppercased != byte { return 0 }
    }
    guard name.count < text.count else { return name.count }
    switch text[name.count].asciiUppercased {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"),
      UInt8(ascii: "-"), 0x80...:
      return 0
    default: return name.count
    }
  }

  /// The Windows names without " Standard Time", with the zones of territory 001 in the Unicode CLDR (supplemental data
  /// `windowsZones`), some in their current IANA form; and the places in current and former display names that are not
  /// preceded by the city of such a zone.
  private static let table: StaticString = """
    Abu Dhabi/Asia/Dubai;Afghanistan/Asia/Kabul;Alaska/America/Anchorage;Alaskan/America/Anchorage;\
    Alberta/America/Edmonton;Aleutian/America/Adak;Almaty, Novosibirsk/Asia/Novosibirsk;Altai/Asia/Barnaul;\
    Anadyr/Asia/Kamchatka;Arab/Asia/Riyadh;Arabian/Asia/Dubai;Arabic/Asia/Baghdad;\
    Argentina/America/Argentina/Buenos_Aires;Arizona/America/Phoenix;Astana/Asia/Almaty;Astrakhan/Europe/Astrakhan;\
    Athens/Europe/Bucharest;Atlantic/America/Halifax;AUS Central/Australia/Darwin;Aus Central W./Australia/Eucla;\
    AUS Eastern/Australia/Sydney;Azerbaijan/Asia/Baku;Azores/Atlantic/Azores;Bahia/America/Bahia;\
    Baja California/America/Tijuana;Bangladesh/Asia/Dhaka;Beijing/Asia/Shanghai;Belarus/Europe/Minsk;\
    Belgrade/Europe/Budapest;Bombay/Asia/Kolkata;Bougainville/Pacific/Bougainville;Brasilia/America/Sao_Paulo;\
    British Columbia/America/Vancouver;Cabo Verde/Atlantic/Cape_Verde;Calcutta/Asia/Kolkata;\
    Canada Central/America/Regina;Cape Verde/Atlantic/Cape_Verde;Caracas, La Paz/America/La_Paz;\
    Casablanca, Monrovia/Atlantic/Reykjavik;Caucasus/Asia/Yerevan;Cen. Australia/Australia/Adelaide;\
    Central/America/Chicago;Central America/America/Guatemala;Central Asia/Asia/Bishkek;\
    Central Brazilian/America/Cuiaba;Central Europe/Europe/Budapest;Central European/Europe/Warsaw;\
    Central Pacific/Pacific/Guadalcanal;Central Standard Time (Mexico)/America/Mexico_City;\
    Chatham Islands/Pacific/Chatham;Chetumal/America/Cancun;Chihuahua/America/Mazatlan;China/Asia/Shanghai;\
    Chokurdakh/Asia/Srednekolymsk;City of Buenos Aires/America/Argentina/Buenos_Aires;\
    Coordinated Universal Time/Etc/UTC;Coordinated Universal Time+12/Etc/GMT-12;\
    Coordinated Universal Time+13/Etc/GMT-13;Coordinated Universal Time-02/Etc/GMT+2;\
    Coordinated Universal Time-08/Etc/GMT+8;Coordinated Universal Time-09/Etc/GMT+9;\
    Coordinated Universal Time-11/Etc/GMT+11;Cuba/America/Havana;Dateline/Etc/GMT+12;E. Africa/Africa/Nairobi;\
    E. Australia/Australia/Brisbane;E. Europe/Europe/Chisinau;E. South America/America/Sao_Paulo;\
    Easter Island/Pacific/Easter;Eastern/America/New_York;Eastern Europe/Europe/Chisinau;\
    Eastern Standard Time (Mexico)/America/Cancun;Egypt/Africa/Cairo;Ekaterinburg/Asia/Yekaterinburg;\
    Eniwetok/Etc/GMT+12;Fiji/Pacific/Fiji;FLE/Europe/Kiev;Georgetown/America/Cayenne;\
    Georgetown, La Paz/America/La_Paz;Georgian/Asia/Tbilisi;GMT/Europe/London;Greenland/America/Godthab;\
    Greenwich/Atlantic/Reykjavik;Greenwich Mean Time/Europe/London;GTB/Europe/Bucharest;\
    Guadalajara/America/Mexico_City;Haiti/America/Port-au-Prince;Harare/Africa/Johannesburg;Hawaii/Pacific/Honolulu;\
    Hawaiian/Pacific/Honolulu;Helsinki/Europe/Kiev;India/Asia/Kolkata;Indiana/America/Indiana/Indianapolis;\
    International Date Line/Etc/GMT+12;Iran/Asia/Tehran;Islamabad, Karachi, Tashkent/Asia/Tashkent;\
    Israel/Asia/Jerusalem;Jordan/Asia/Amman;Kaliningrad/Europe/Kaliningrad;Kamchatka/Asia/Kamchatka;Korea/Asia/Seoul;\
    La Paz, Mazatlan/America/Mazatlan;Libya/Africa/Tripoli;Line Islands/Pacific/Kiritimati;\
    Lord Howe/Australia/Lord_Howe;Magadan/Asia/Magadan;Magadan, Solomon/Pacific/Guadalcanal;\
    Magallanes/America/Punta_Arenas;Manaus/America/Cuiaba;Manitoba/America/Winnipeg;Marquesas/Pacific/Marquesas;\
    Mauritius/Indian/Mauritius;Mexico/America/Mexico_City;Mexico Standard Time 2/America/Mazatlan;\
    Mid-Atlantic/Etc/GMT+2;Middle East/Asia/Beirut;Midway/Etc/GMT+11;Montevideo/America/Montevideo;\
    Morocco/Africa/Casablanca;Mountain/America/Denver;Mountain Standard Time (Mexico)/America/Mazatlan;\
    Myanmar/Asia/Yangon;N. Central Asia/Asia/Novosibirsk;Namibia/Africa/Windhoek;Nepal/Asia/Kathmandu;\
    New Zealand/Pacific/Auckland;Newfoundland/America/St_Johns;Nicosia/Asia/Nicosia;Norfolk/Pacific/Norfolk;\
    North Asia/Asia/Krasnoyarsk;North Asia East/Asia/Irkutsk;North Korea/Asia/Pyongyang;Nuku'alofa/Pacific/Tongatapu;\
    Omsk/Asia/Omsk;Pacific/America/Los_Angeles;Pacific SA/America/Santiago;\
    Pacific Standard Time (Mexico)/America/Tijuana;Pakistan/Asia/Karachi;Paraguay/America/Asuncion;\
    Petropavlovsk-Kamchatsky/Asia/Kamchatka;Port Louis/Indian/Mauritius;Prague/Europe/Budapest;\
    Qyzylorda/Asia/Qyzylorda;Rangoon/Asia/Yangon;Romance/Europe/Paris;Russia Time Zone 10/Asia/Srednekolymsk;\
    Russia Time Zone 11/Asia/Kamchatka;Russia Time Zone 3/Europe/Samara;Russian/Europe/Moscow;\
    SA Eastern/America/Cayenne;SA Pacific/America/Bogota;SA Western/America/La_Paz;Saint Pierre/America/Miquelon;\
    Sakhalin/Asia/Sakhalin;Salvador/America/Bahia;Samoa/Pacific/Apia;Sao Tome/Africa/Sao_Tome;Saratov/Europe/Saratov;\
    Saskatchewan/America/Regina;SE Asia/Asia/Bangkok;Singapore/Asia/Singapore;Solomon/Pacific/Guadalcanal;\
    South Africa/Africa/Johannesburg;South Sudan/Africa/Juba;Sri Jayawardenepura/Asia/Colombo;Sri Lanka/Asia/Colombo;\
    Sudan/Africa/Khartoum;Syria/Asia/Damascus;Taipei/Asia/Taipei;Tasmania/Australia/Hobart;\
    Tocantins/America/Araguaina;Tokyo/Asia/Tokyo;Tomsk/Asia/Tomsk;Tonga/Pacific/Tongatapu;Transbaikal/Asia/Chita;\
    Turkey/Europe/Istanbul;Turks And Caicos/America/Grand_Turk;Ulaanbaatar/Asia/Ulaanbaatar;\
    US Eastern/America/Indiana/Indianapolis;US Mountain/America/Phoenix;UTC+12/Etc/GMT-12;UTC+13/Etc/GMT-13;\
    UTC-02/Etc/GMT+2;UTC-08/Etc/GMT+8;UTC-09/Etc/GMT+9;UTC-11/Etc/GMT+11;Venezuela/America/Caracas;\
    Vladivostok/Asia/Vladivostok;Volgograd/Europe/Volgograd;W. Australia/Australia/Perth;\
    W. Central Africa/Africa/Lagos;W. Europe/Europe/Berlin;W. Mongolia/Asia/Hovd;West Asia/Asia/Tashkent;\
    West Bank/Asia/Hebron;West Central Africa/Africa/Lagos;West Pacific/Pacific/Port_Moresby;Yakutsk/Asia/Yakutsk;\
    Yukon/America/Whitehorse
    """
}
