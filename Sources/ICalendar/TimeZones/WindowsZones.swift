/// The IANA names of Windows time zones, which Outlook and Exchange write into files.
enum WindowsZones {
  private static let suffix: StaticString = " STANDARD TIME"

  /// Returns the IANA name of a Windows zone.
  /// - Parameter name: the Windows name in any case, such as `Romance Standard Time`.
  static func name(for name: Bytes) -> String? {
    var key = name
    let length = suffix.utf8CodeUnitCount
    if name.count > length, name.part(name.count - length, name.count).isASCIIEqual(to: suffix) {
      key = name.part(0, name.count - length)
    } else if let last = name.last, last != UInt8(ascii: ")"), !(48...57 ~= last) {
      return nil
    }
    guard key.count >= 3 else { return nil }
    let all = Bytes(start: table.utf8Start, count: table.utf8CodeUnitCount)
    var start = 0
    while start < all.count {
      var index = start
      while all[index] != UInt8(ascii: "/"), index - start < key.count,
        all[index].asciiUppercased == key[index - start].asciiUppercased
      {
        index += 1
      }
      let isFound = index - start == key.count && all[index] == UInt8(ascii: "/")
      while all[index] != UInt8(ascii: ",") { index += 1 }
      if isFound { return String(decoding: all.part(start + key.count + 1, index), as: UTF8.self) }
      start = index + 1
    }
    return nil
  }

  /// The names without " Standard Time", and the zone of each territory 001 in the Unicode CLDR (supplemental data
  /// `windowsZones`), with some names in their current IANA form.
  private static let table: StaticString = """
    AUS Central/Australia/Darwin,AUS Eastern/Australia/Sydney,Afghanistan/Asia/Kabul,Alaskan/America/Anchorage,\
    Aleutian/America/Adak,Altai/Asia/Barnaul,Arab/Asia/Riyadh,Arabian/Asia/Dubai,Arabic/Asia/Baghdad,\
    Argentina/America/Argentina/Buenos_Aires,Astrakhan/Europe/Astrakhan,Atlantic/America/Halifax,\
    Aus Central W./Australia/Eucla,Azerbaijan/Asia/Baku,Azores/Atlantic/Azores,Bahia/America/Bahia,\
    Bangladesh/Asia/Dhaka,Belarus/Europe/Minsk,Bougainville/Pacific/Bougainville,Canada Central/America/Regina,\
    Cape Verde/Atlantic/Cape_Verde,Caucasus/Asia/Yerevan,Cen. Australia/Australia/Adelaide,\
    Central America/America/Guatemala,Central Asia/Asia/Almaty,Central Brazilian/America/Cuiaba,\
    Central Europe/Europe/Budapest,Central European/Europe/Warsaw,Central Pacific/Pacific/Guadalcanal,\
    Central/America/Chicago,Central Standard Time (Mexico)/America/Mexico_City,Chatham Islands/Pacific/Chatham,\
    China/Asia/Shanghai,Cuba/America/Havana,Dateline/Etc/GMT+12,E. Africa/Africa/Nairobi,\
    E. Australia/Australia/Brisbane,E. Europe/Europe/Chisinau,E. South America/America/Sao_Paulo,\
    Easter Island/Pacific/Easter,Eastern/America/New_York,Eastern Standard Time (Mexico)/America/Cancun,\
    Egypt/Africa/Cairo,Ekaterinburg/Asia/Yekaterinburg,FLE/Europe/Kiev,Fiji/Pacific/Fiji,GMT/Europe/London,\
    GTB/Europe/Bucharest,Georgian/Asia/Tbilisi,Greenland/America/Godthab,Greenwich/Atlantic/Reykjavik,\
    Haiti/America/Port-au-Prince,Hawaiian/Pacific/Honolulu,India/Asia/Kolkata,Iran/Asia/Tehran,Israel/Asia/Jerusalem,\
    Jordan/Asia/Amman,Kaliningrad/Europe/Kaliningrad,Korea/Asia/Seoul,Libya/Africa/Tripoli,\
    Line Islands/Pacific/Kiritimati,Lord Howe/Australia/Lord_Howe,Magadan/Asia/Magadan,\
    Magallanes/America/Punta_Arenas,Marquesas/Pacific/Marquesas,Mauritius/Indian/Mauritius,Middle East/Asia/Beirut,\
    Montevideo/America/Montevideo,Morocco/Africa/Casablanca,Mountain/America/Denver,\
    Mountain Standard Time (Mexico)/America/Mazatlan,Myanmar/Asia/Yangon,N. Central Asia/Asia/Novosibirsk,\
    Namibia/Africa/Windhoek,Nepal/Asia/Kathmandu,New Zealand/Pacific/Auckland,Newfoundland/America/St_Johns,\
    Norfolk/Pacific/Norfolk,North Asia East/Asia/Irkutsk,North Asia/Asia/Krasnoyarsk,North Korea/Asia/Pyongyang,\
    Omsk/Asia/Omsk,Pacific SA/America/Santiago,Pacific/America/Los_Angeles,\
    Pacific Standard Time (Mexico)/America/Tijuana,Pakistan/Asia/Karachi,Paraguay/America/Asuncion,\
    Qyzylorda/Asia/Qyzylorda,Romance/Europe/Paris,Russia Time Zone 10/Asia/Srednekolymsk,\
    Russia Time Zone 11/Asia/Kamchatka,Russia Time Zone 3/Europe/Samara,Russian/Europe/Moscow,\
    SA Eastern/America/Cayenne,SA Pacific/America/Bogota,SA Western/America/La_Paz,SE Asia/Asia/Bangkok,\
    Saint Pierre/America/Miquelon,Sakhalin/Asia/Sakhalin,Samoa/Pacific/Apia,Sao Tome/Africa/Sao_Tome,\
    Saratov/Europe/Saratov,Singapore/Asia/Singapore,South Africa/Africa/Johannesburg,South Sudan/Africa/Juba,\
    Sri Lanka/Asia/Colombo,Sudan/Africa/Khartoum,Syria/Asia/Damascus,Taipei/Asia/Taipei,Tasmania/Australia/Hobart,\
    Tocantins/America/Araguaina,Tokyo/Asia/Tokyo,Tomsk/Asia/Tomsk,Tonga/Pacific/Tongatapu,Transbaikal/Asia/Chita,\
    Turkey/Europe/Istanbul,Turks And Caicos/America/Grand_Turk,US Eastern/America/Indiana/Indianapolis,\
    US Mountain/America/Phoenix,UTC+12/Etc/GMT-12,UTC+13/Etc/GMT-13,UTC-02/Etc/GMT+2,UTC-08/Etc/GMT+8,\
    UTC-09/Etc/GMT+9,UTC-11/Etc/GMT+11,Ulaanbaatar/Asia/Ulaanbaatar,Venezuela/America/Caracas,\
    Vladivostok/Asia/Vladivostok,Volgograd/Europe/Volgograd,W. Australia/Australia/Perth,\
    W. Central Africa/Africa/Lagos,W. Europe/Europe/Berlin,W. Mongolia/Asia/Hovd,West Asia/Asia/Tashkent,\
    West Bank/Asia/Hebron,West Pacific/Pacific/Port_Moresby,Yakutsk/Asia/Yakutsk,Yukon/America/Whitehorse,
    """
}
