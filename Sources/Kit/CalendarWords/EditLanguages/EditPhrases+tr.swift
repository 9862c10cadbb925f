public import CalendarText

extension EditPhrases {
  /// The words in Turkish.
  public static let turkish = EditPhrases(
    table: """
      newEvent: Yeni etkinlik
      title: Başlık
      save: Kaydet
      undo: Geri al
      redo: Yinele
      open: Aç
      move: Taşı…
      cut: Kes
      copy: Kopyala
      duplicate: Çoğalt
      paste: Buraya yapıştır
      delete: Sil
      allDay: Tüm gün
      timed: Belirli bir saatte
      toCalendar: Şu takvime taşı: {calendar}
      whichEvents: Hangi etkinlikler?
      followingCount: {date} tarihinden itibaren 1 etkinlik|{date} tarihinden itibaren {count} etkinlik
      followingEndless: {date} tarihinden itibaren tüm etkinlikler
      allCount: 1 etkinlik|{count} etkinliğin tümü
      allPast: {count} etkinliğin tümü, geçmişte olan: {past}
      allEndless: Tüm etkinlikler, bitiş yok
      allEndlessPast: Tüm etkinlikler, bitiş yok, geçmişte olan: {past}
      pickedUp: Tutuldu: {title}.
      pickedUpHelp: Tutuldu: {title}, {when}. {help}
      moveHelp: Oklar taşır, Shift ve oklar süreyi değiştirir, Enter bırakır, Escape geri döndürür.
      resized: {start} – {end}, {length}
      days: Tüm gün, {when}
      copying: Kopyalama
      moving: Taşıma
      calendar: Takvim: {calendar}
      returned: Eski yerine döndü: {title}, {when}.
      scopeAsked: Yinelenen etkinlik. Bu etkinlik mi, bu ve sonrakiler mi, tümü mü? {extent}
      slotFree: {when}, boş
      slotEvents: {when}, 1 etkinlik|{when}, {count} etkinlik
      timeSelected: {when}, seçildi
      hours: {hours} sa
      minutes: {minutes} dk
      hoursMinutes: {hours} sa {minutes} dk
      created: Oluşturuldu: {title}, {when}.
      moved: Taşındı: {title}, {when}.
      resizedTo: Süresi değişti: {title}, {when}.
      changed: Değiştirildi: {title}.
      deleted: Silindi: {title}.
      copiedTo: Kopyalandı: {title}, {when}.
      duplicated: Çoğaltıldı: {title}.
      pasted: Yapıştırıldı: {title}, {when}.
      toClipboard: Panoya kopyalandı: {title}.
      cutOut: Kesildi: {title}. Yapıştırıldığında taşınır.
      createdShort: Oluşturuldu: {title}
      movedShort: Taşındı: {title}
      resizedShort: Süresi değişti: {title}
      changedShort: Değiştirildi: {title}
      deletedShort: Silindi: {title}
      copiedShort: Kopyalandı: {title}
      duplicatedShort: Çoğaltıldı: {title}
      pastedShort: Yapıştırıldı: {title}
      undone: Geri alındı. {what}.
      undoneWhen: Geri alındı. {what}. {when}
      redone: Yinelendi. {what}.
      redoneWhen: Yinelendi. {what}. {when}
      nothingToUndo: Geri alınacak bir şey yok.
      nothingToRedo: Yinelenecek bir şey yok.
      readOnly: Yapılamaz: {calendar} takvimi salt okunur.
      noCreate: Yapılamaz: burada yeni etkinliklere izin verilmiyor.
      noMove: Yapılamaz: bu etkinlik taşınamaz.
      noResize: Yapılamaz: bu etkinliğin süresi değiştirilemez.
      noEdit: Yapılamaz: bu etkinlik değiştirilemez.
      noDelete: Yapılamaz: bu etkinlik silinemez.
      outsideBounds: Yapılamaz: izin verilen günlerin dışında kalır.
      outsideBoundsCount: Yapılamaz: {total} etkinlikten {count} tanesi izin verilen günlerin dışında kalır.
      outsideHours: Yapılamaz: çalışma saatlerinin dışında kalır.
      outsideHoursCount: Yapılamaz: {total} etkinlikten {count} tanesi çalışma saatlerinin dışında kalır.
      outsidePeriod: Yapılamaz: izin verilen zamanın dışında kalır.
      outsidePeriodCount: Yapılamaz: {total} etkinlikten {count} tanesi izin verilen zamanın dışında kalır.
      overlap: Yapılamaz, şununla çakışır: {other}.
      overlapCount: Yapılamaz: {total} etkinlikten {count} tanesi çakışır, ilk çakışma: {other}.
      otherReason: Yapılamaz: {reason}
      notInSeries: Yapılamaz: etkinlik artık dizisinin parçası değil. Yeniden seçin.
      seriesTooLong: Yapılamaz: dizi, buradan sonrası değiştirilemeyecek kadar uzun. Bu etkinliği veya tümünü seçin.
      ruleNotMovable: Yapılamaz: dizinin kuralı bu güne taşınamaz. Yalnızca bu etkinliği seçin.
      ruleNotSplittable: Yapılamaz: dizinin birden çok kuralı var. Bu etkinliği veya tümünü seçin.
      notApplicable: Şu anda yapılamaz.
      changedElsewhere: {title} başka bir yerde değiştirildi, bu yüzden hiçbir şey kaydedilmedi. Yeniden deneyin.
      deletedElsewhere: {title} başka bir yerde silindi.
      conflictAsked: Hangi sürüm kalsın: {title}?
      myVersion: Benim sürümüm
      otherVersion: Başka yerdeki sürüm
      deletedVersion: Silindi
      heldDeleted: {title} başka bir yerde silindi. Bırakırsanız yeni bir etkinlik oluşur.
      notSaved: Kaydedilmedi: etkinlikler şu anda yazılamıyor. Yeniden deneyin.
      storeReadOnly: Kaydedilmedi: bu etkinlikler salt okunur.
      noStorage: Sunucunun depolama alanı dolu veya arızalı
      serverUnavailable: Sunucu şu anda kullanılamıyor
      notAccepted: Kaydedilmedi: sunucu bu değişikliği kabul etmiyor.
      notSavedYet: Henüz kaydedilmedi
      saved: Kaydedildi
      draftKept: Taslak saklandı
      restore: Geri yükle
      readOnlyNote: salt okunur
      rename: Yeniden adlandır
      titleNeeded: Önce bir başlık yazın.
      emptyHint: Henüz bir plan yok. Etkinlik eklemek için “{button}” düğmesine basın.
      understood: Metinden anlaşılanlar
      color: Renk
      calendarColor: Takvimin rengi
      saveFile: Dosya olarak kaydet…
      newCalendar: Yeni takvim
      calendarName: Ad
      nameNeeded: Önce bir ad yazın.
      calendarMenu: Değiştir: {calendar}…
      calendarMade: Takvim oluşturuldu: {title}
      calendarRenamed: Takvimin yeni adı: {title}
      calendarColored: Rengi değiştirildi: {title}
      calendarDeleted: Takvim etkinlikleriyle birlikte silindi: {title}
      edit: Düzenle…
      more: Diğer…
      starts: Başlangıç
      ends: Bitiş
      date: Tarih
      time: Saat
      place: Yer
      notes: Notlar
      link: Bağlantı
      status: Durum
      confirmed: Onaylandı
      noStatus: Belirtilmedi
      shownAs: Gösterim
      busy: Meşgul
      free: Boş
      privacy: Kimler görebilir
      everybody: Herkes
      confidential: Gizli
      onlyMe: Yalnızca ben
      keptDetails: 1 ayrıntı daha korunuyor|{count} ayrıntı daha korunuyor
      dateExpected: Şuna benzer bir tarih girin: {example}
      timeExpected: Şuna benzer bir saat girin: {example}
      endBeforeStart: Bitiş, başlangıçtan önce
      chooseDay: Gün seç
      zone: Saat dilimi
      zoneExpected: Şuna benzer bir saat dilimi girin: {example}
      repetition: Yineleme
      notRepeated: Yinelenmez
      asItIs: Olduğu gibi
      endless: Bitiş yok
      untilDay: Belirli bir güne kadar
      counted: Belirli sayıda
      nextDays: Sonraki tarihler: {list}
      reminder: Anımsatıcı
      noReminder: Anımsatıcı yok
      addReminder: Bir tane daha ekle
      atStart: Başlangıçta
      minutesBefore: {count} dakika önce|{count} dakika önce
      hoursBefore: {count} saat önce|{count} saat önce
      daysBefore: {count} gün önce|{count} gün önce
      weeksBefore: {count} hafta önce|{count} hafta önce
      onDayAt: Aynı gün saat {time}
      daysBeforeAt: {count} gün önce saat {time}|{count} gün önce saat {time}
      weeksBeforeAt: {count} hafta önce saat {time}|{count} hafta önce saat {time}
      emailReminder: E-posta
      otherReminder: Başka bir programın anımsatıcısı
      whileOpen: Anımsatıcılar yalnızca bu sayfa açıkken görünür
      missedReminders: {count} anımsatıcı kaçırıldı|{count} anımsatıcı kaçırıldı
      everySecond: her saniye|{count} saniyede bir
      everyMinute: her dakika|{count} dakikada bir
      everyHour: her saat|{count} saatte bir
      everyDay: her gün|{count} günde bir
      everyWeek: her hafta|{count} haftada bir
      everyMonth: her ay|{count} ayda bir
      everyYear: her yıl|{count} yılda bir
      everyOneDay: {count} günde bir
      everyOneWeek: {count} haftada bir
      everyOneMonth: {count} ayda bir
      everyOneYear: {count} yılda bir
      inPeriods: {list}
      onDays: {list}
      atTimes: saat {list}
      onlyPositions: yalnızca {list}
      monthNamed: {month} ayında
      monthNumber: {number}. ayda
      leapMonthNumber: {number}. artık ayda
      weekNumber: {number}. haftada
      weekFromEnd: yıl sonundan {number}. haftada
      yearDay: yılın {number}. gününde
      yearDayFromEnd: yıl sonundan {number}. günde
      dayNumber: ayın {number}. gününde
      dayFromEnd: ay sonundan {number}. günde
      lastDay: son günde
      weekdayNamed: {day} günleri|{day} günleri|{day} günleri|{day} günleri|{day} günleri|{day} günleri|{day} günleri|{day} tarihinde
      nthDay: {nth} {day}
      numberedDay: {number}. {day}
      numberedDayFromEnd: sondan {number}. {day}
      workday: iş günü
      fromTo: {first}–{last} arası
      positionNamed: {nth} gün
      positionNumber: {number}. gün
      positionFromEnd: sondan {number}. gün
      hourNumber: {number}. saatte
      minuteNumber: {number}. dakikada
      secondNumber: {number}. saniyede
      first: birinci
      second: ikinci
      third: üçüncü
      fourth: dördüncü
      fifth: beşinci
      last: son
      nextToLast: sondan ikinci
      skipBackward: veya yoksa önceki gün
      skipForward: veya yoksa sonraki gün
      gregorianCalendar: Gregoryen takvim
      julianCalendar: Jülyen takvim
      buddhistCalendar: Budist takvimi
      japaneseCalendar: Japon takvimi
      minguoCalendar: Minguo takvimi
      persianCalendar: İran takvimi
      hebrewCalendar: İbrani takvimi
      islamicCalendar: Hicri takvim
      copticCalendar: Kıpti takvim
      ethiopicCalendar: Etiyopya takvimi
      indianCalendar: Hint ulusal takvimi
      chineseCalendar: Çin takvimi
      dangiCalendar: Kore ay takvimi
      times: bir kez|{count} kez
      timesInDigits: {count} kez|{count} kez
      andList: {list} ve {last}
      ruleAlso: {rule}; ayrıca {other}
      ruleDates: {rule}, ayrıca {list}
      ruleMore: ve 1 gün daha|ve {count} gün daha
      ruleExcept: {rule}; şunlar hariç: {other}
      ruleUnknown: bu sürümün bilmediği bir kural: {rule}
      red: Kırmızı
      orange: Turuncu
      amber: Kehribar
      lime: Misket limonu
      green: Yeşil
      teal: Deniz mavisi
      cyan: Camgöbeği
      blue: Mavi
      indigo: Çivit mavisi
      purple: Mor
      pink: Pembe
      graphite: Grafit
      deleteSeries: Yinelenen etkinliği sil
      deleteThis: Bu etkinliği sil
      deleteFollowing: Bu ve sonraki etkinlikleri sil
      deleteAll: Tüm etkinlikleri sil
      changeSeries: Yinelenen etkinliği değiştir
      changeThis: Bu etkinliği değiştir
      changeFollowing: Bu ve sonraki etkinlikleri değiştir
      changeAll: Tüm etkinlikleri değiştir
      cancel: İptal
      leaveAsked: Kaydetmeden çıkılsın mı?
      copyLink: Bağlantıyı kopyala
      linkCopied: Bağlantı kopyalandı
      """)
}
