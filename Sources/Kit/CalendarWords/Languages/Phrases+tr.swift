public import CalendarText

extension Phrases {
  /// The words in Turkish.
  public static let turkish = Phrases(
    table: """
      today: Bugün
      tomorrow: Yarın
      previousYear: Önceki yıl
      previousMonth: Önceki ay
      previousWeek: Önceki hafta
      previousDay: Önceki gün
      nextYear: Sonraki yıl
      nextMonth: Sonraki ay
      nextWeek: Sonraki hafta
      nextDay: Sonraki gün
      calendar: Takvim
      calendars: Takvimler
      year: Yıl
      month: Ay
      week: Hafta
      day: Gün
      agenda: Ajanda
      weekNumber: #. hafta
      allDay: tüm gün
      until: bitiş: #
      continues: devam ediyor
      tooMany: tümünü göstermek için çok fazla
      repeats: yineleniyor
      everyDay: her gün
      everyWeek: her hafta
      everyMonth: her ay
      everyYear: her yıl
      cancelled: iptal edildi
      tentative: kesinleşmedi
      untitled: Başlıksız etkinlik
      noEvents: Henüz etkinlik yok
      dropHint: Buraya bir .ics dosyası bırakın
      noEventsOfDay: Etkinlik yok
      notLoaded: Yüklenmedi
      allHidden: Tüm takvimler gizli
      noResource: Kaynak yok
      skippedDay: Atlanan gün
      nearestEvent: En yakın etkinlik: #
      skipped: Atlanan: #
      line: #. satır
      unreadable: # okunamıyor
      missing: # eksik
      tooLarge: çok büyük
      emptyFile: Dosya boş
      noCalendarFile: Takvim dosyası değil
      close: Kapat
      unreachable: Etkinlikler yüklenemedi
      noKey: Bu sayfanın geçerli bir anahtarı yok: sunucunun verdiği adresle açın
      offline: Çevrimdışı: # itibarıyla
      tryAgain: Tekrar dene
      stopped: Takvim durdu
      reload: Yeniden yükle
      separator: , #
      events: # etkinlik
      moreEvents: # etkinlik daha
      search: Etkinlik ara
      noResults: Eşleşen etkinlik yok
      togglePanel: Kenar çubuğunu göster veya gizle
      dayCount: # gün
      weekCount: # hafta
      monthCount: # ay
      previousPeriod: Önceki: #
      nextPeriod: Sonraki: #
      goToDate: Tarihe git
      earlier: Önce: #
      join: Katıl
      organizer: düzenleyen
      accepted: kabul edildi
      declined: reddedildi
      noReply: yanıt yok
      categories: Kategoriler: #
      """)
}
