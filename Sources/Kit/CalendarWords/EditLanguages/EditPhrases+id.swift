public import CalendarText

extension EditPhrases {
  /// The words in Indonesian.
  public static let indonesian = EditPhrases(
    table: """
      newEvent: Acara baru
      title: Judul
      save: Simpan
      undo: Urungkan
      redo: Ulangi
      open: Buka
      move: Pindahkan…
      cut: Potong
      copy: Salin
      duplicate: Gandakan
      paste: Tempel di sini
      delete: Hapus
      allDay: Sepanjang hari
      timed: Pada jam tertentu
      toCalendar: Pindahkan ke {calendar}
      whichEvents: Acara yang mana?
      followingCount: 1 acara mulai {date}|{count} acara mulai {date}
      followingEndless: Semua acara mulai {date}
      allCount: 1 acara|Semua acara ({count})
      allPast: Semua acara ({count}), {past} di antaranya sudah lewat
      allEndless: Semua acara, tanpa akhir
      allEndlessPast: Semua acara tanpa akhir, {past} di antaranya sudah lewat
      pickedUp: {title} diambil.
      pickedUpHelp: {title} diambil, {when}. {help}
      moveHelp: Panah memindahkan, Shift dan panah mengubah durasi, Enter meletakkan, Escape mengembalikan.
      resized: {start} hingga {end}, {length}
      days: Sepanjang hari, {when}
      copying: Menyalin
      moving: Memindahkan
      calendar: Kalender {calendar}
      returned: {title} kembali ke {when}.
      scopeAsked: Acara berulang. Acara ini, ini dan berikutnya, atau semuanya? {extent}
      slotFree: {when}, kosong
      slotEvents: {when}, 1 acara|{when}, {count} acara
      timeSelected: {when}, dipilih
      hours: {hours} jam
      minutes: {minutes} mnt
      hoursMinutes: {hours} jam {minutes} mnt
      created: {title} dibuat, {when}.
      moved: {title} dipindahkan ke {when}.
      resizedTo: {title} kini {when}.
      changed: {title} diubah.
      deleted: {title} dihapus.
      copiedTo: {title} disalin ke {when}.
      duplicated: {title} digandakan.
      pasted: {title} ditempel, {when}.
      toClipboard: {title} disalin ke papan klip.
      cutOut: {title} dipotong. Acara dipindahkan saat ditempel.
      createdShort: {title} dibuat
      movedShort: {title} dipindahkan
      resizedShort: Durasi {title} diubah
      changedShort: {title} diubah
      deletedShort: {title} dihapus
      copiedShort: {title} disalin
      duplicatedShort: {title} digandakan
      pastedShort: {title} ditempel
      undone: Diurungkan: {what}.
      undoneWhen: Diurungkan: {what}. {when}
      redone: Diulangi: {what}.
      redoneWhen: Diulangi: {what}. {when}
      nothingToUndo: Tidak ada yang dapat diurungkan.
      nothingToRedo: Tidak ada yang dapat diulangi.
      readOnly: Tidak dapat dilakukan: kalender {calendar} hanya dapat dibaca.
      noCreate: Tidak dapat dilakukan: acara baru tidak diizinkan di sini.
      noMove: Tidak dapat dilakukan: acara ini tidak boleh dipindahkan.
      noResize: Tidak dapat dilakukan: durasi acara ini tidak boleh diubah.
      noEdit: Tidak dapat dilakukan: acara ini tidak boleh diubah.
      noDelete: Tidak dapat dilakukan: acara ini tidak boleh dihapus.
      outsideBounds: Tidak dapat dilakukan: acara akan berada di luar hari yang diizinkan.
      outsideBoundsCount: Tidak dapat dilakukan: {count} dari {total} acara akan berada di luar hari yang diizinkan.
      outsideHours: Tidak dapat dilakukan: acara akan berada di luar jam kerja.
      outsideHoursCount: Tidak dapat dilakukan: {count} dari {total} acara akan berada di luar jam kerja.
      outsidePeriod: Tidak dapat dilakukan: acara akan berada di luar waktu yang diizinkan.
      outsidePeriodCount: Tidak dapat dilakukan: {count} dari {total} acara akan berada di luar waktu yang diizinkan.
      overlap: Tidak dapat dilakukan: acara akan bentrok dengan {other}.
      overlapCount: Tidak dapat dilakukan: {count} dari {total} acara akan bentrok, yang pertama dengan {other}.
      otherReason: Tidak dapat dilakukan: {reason}
      notInSeries: Tidak dapat dilakukan: acara ini bukan lagi bagian dari serinya. Pilih lagi.
      seriesTooLong: Tidak dapat dilakukan: seri terlalu panjang untuk diubah mulai dari sini. Pilih acara ini atau semuanya.
      ruleNotMovable: Tidak dapat dilakukan: aturan seri tidak dapat dipindahkan ke hari ini. Pilih acara ini saja.
      ruleNotSplittable: Tidak dapat dilakukan: seri ini memiliki beberapa aturan. Pilih acara ini atau semuanya.
      notApplicable: Tidak dapat dilakukan sekarang.
      changedElsewhere: {title} telah diubah di tempat lain, jadi tidak ada yang disimpan. Coba lagi.
      deletedElsewhere: {title} telah dihapus di tempat lain.
      conflictAsked: Versi {title} yang mana?
      myVersion: Versi saya
      otherVersion: Versi dari tempat lain
      deletedVersion: Dihapus
      heldDeleted: {title} telah dihapus di tempat lain. Meletakkannya akan membuat acara baru.
      notSaved: Tidak disimpan: acara tidak dapat ditulis sekarang. Coba lagi.
      storeReadOnly: Tidak disimpan: acara ini hanya dapat dibaca.
      noStorage: Penyimpanan server penuh atau gagal
      serverUnavailable: Server sedang tidak tersedia
      notAccepted: Tidak disimpan: server tidak menerima perubahan ini.
      notSavedYet: Belum disimpan
      saved: Disimpan
      draftKept: Draf disimpan
      restore: Pulihkan
      readOnlyNote: hanya baca
      rename: Ganti nama
      titleNeeded: Ketik judul terlebih dahulu.
      emptyHint: Belum ada rencana. Tekan “{button}” untuk menambah acara.
      understood: Dipahami dari teks
      color: Warna
      calendarColor: Warna kalender
      saveFile: Simpan sebagai file…
      newCalendar: Kalender baru
      calendarName: Nama
      nameNeeded: Ketik nama terlebih dahulu.
      calendarMenu: Ubah {calendar}…
      calendarMade: Kalender {title} dibuat
      calendarRenamed: Nama kalender diganti menjadi {title}
      calendarColored: Warna {title} diubah
      calendarDeleted: Kalender {title} dihapus beserta acaranya
      edit: Edit…
      more: Lainnya…
      starts: Mulai
      ends: Selesai
      date: Tanggal
      time: Waktu
      place: Tempat
      notes: Catatan
      link: Tautan
      status: Status
      confirmed: Dikonfirmasi
      noStatus: Tidak disebutkan
      shownAs: Tampilkan sebagai
      busy: Sibuk
      free: Luang
      privacy: Terlihat oleh
      everybody: Semua orang
      confidential: Rahasia
      onlyMe: Hanya saya
      keptDetails: {count} detail lain dipertahankan|{count} detail lain dipertahankan
      dateExpected: Masukkan tanggal seperti {example}
      timeExpected: Masukkan waktu seperti {example}
      endBeforeStart: Waktu selesai lebih awal dari waktu mulai
      chooseDay: Pilih hari
      zone: Zona waktu
      zoneExpected: Masukkan zona waktu seperti {example}
      repetition: Pengulangan
      notRepeated: Tidak berulang
      asItIs: Seperti sekarang
      endless: Tanpa akhir
      untilDay: Hingga tanggal tertentu
      counted: Sejumlah kali
      nextDays: Berikutnya: {list}
      reminder: Pengingat
      noReminder: Tanpa pengingat
      addReminder: Tambahkan lagi
      atStart: Saat mulai
      minutesBefore: {count} menit sebelumnya|{count} menit sebelumnya
      hoursBefore: {count} jam sebelumnya|{count} jam sebelumnya
      daysBefore: {count} hari sebelumnya|{count} hari sebelumnya
      weeksBefore: {count} minggu sebelumnya|{count} minggu sebelumnya
      onDayAt: Pada hari itu pukul {time}
      daysBeforeAt: {count} hari sebelumnya pukul {time}|{count} hari sebelumnya pukul {time}
      weeksBeforeAt: {count} minggu sebelumnya pukul {time}|{count} minggu sebelumnya pukul {time}
      emailReminder: Surel
      otherReminder: Pengingat dari program lain
      whileOpen: Pengingat hanya muncul selama halaman ini terbuka
      missedReminders: {count} pengingat terlewat|{count} pengingat terlewat
      everySecond: setiap detik|setiap {count} detik
      everyMinute: setiap menit|setiap {count} menit
      everyHour: setiap jam|setiap {count} jam
      everyDay: setiap hari|setiap {count} hari
      everyWeek: setiap minggu|setiap {count} minggu
      everyMonth: setiap bulan|setiap {count} bulan
      everyYear: setiap tahun|setiap {count} tahun
      everyOneDay: setiap {count} hari
      everyOneWeek: setiap {count} minggu
      everyOneMonth: setiap {count} bulan
      everyOneYear: setiap {count} tahun
      inPeriods: pada {list}
      onDays: pada {list}
      atTimes: pukul {list}
      onlyPositions: hanya {list}
      monthNamed: bulan {month}
      monthNumber: bulan ke-{number}
      leapMonthNumber: bulan kabisat ke-{number}
      weekNumber: minggu ke-{number}
      weekFromEnd: minggu ke-{number} dari akhir tahun
      yearDay: hari ke-{number} dalam setahun
      yearDayFromEnd: hari ke-{number} dari akhir tahun
      dayNumber: tanggal {number}
      dayFromEnd: hari ke-{number} dari akhir bulan
      lastDay: hari terakhir
      weekdayNamed: hari {day}|hari {day}|hari {day}|hari {day}|hari {day}|hari {day}|hari {day}|tanggal {day}
      nthDay: {day} {nth}
      numberedDay: {day} ke-{number}
      numberedDayFromEnd: {day} ke-{number} dari akhir
      workday: hari kerja
      fromTo: dari {first} hingga {last}
      positionNamed: yang {nth}
      positionNumber: yang ke-{number}
      positionFromEnd: yang ke-{number} dari akhir
      hourNumber: jam ke-{number}
      minuteNumber: menit ke-{number}
      secondNumber: detik ke-{number}
      first: pertama
      second: kedua
      third: ketiga
      fourth: keempat
      fifth: kelima
      last: terakhir
      nextToLast: kedua dari akhir
      skipBackward: atau hari sebelumnya, jika tidak ada
      skipForward: atau hari sesudahnya, jika tidak ada
      gregorianCalendar: kalender Gregorius
      julianCalendar: kalender Julius
      buddhistCalendar: kalender Buddha
      japaneseCalendar: kalender Jepang
      minguoCalendar: kalender Minguo
      persianCalendar: kalender Persia
      hebrewCalendar: kalender Ibrani
      islamicCalendar: kalender Hijriah
      copticCalendar: kalender Koptik
      ethiopicCalendar: kalender Etiopia
      indianCalendar: kalender nasional India
      chineseCalendar: kalender Tionghoa
      dangiCalendar: kalender lunar Korea
      times: sekali|{count} kali
      timesInDigits: {count} kali|{count} kali
      andList: {list} dan {last}
      ruleAlso: {rule}; juga {other}
      ruleDates: {rule}, juga pada {list}
      ruleMore: dan 1 hari lainnya|dan {count} hari lainnya
      ruleExcept: {rule}; kecuali {other}
      ruleUnknown: aturan yang tidak dikenal versi ini: {rule}
      red: Merah
      orange: Oranye
      amber: Kuning tua
      lime: Hijau limau
      green: Hijau
      teal: Hijau kebiruan
      cyan: Sian
      blue: Biru
      indigo: Nila
      purple: Ungu
      pink: Merah muda
      graphite: Abu-abu grafit
      deleteSeries: Hapus acara berulang
      deleteThis: Hapus acara ini
      deleteFollowing: Hapus acara ini dan berikutnya
      deleteAll: Hapus semua acara
      changeSeries: Ubah acara berulang
      changeThis: Ubah acara ini
      changeFollowing: Ubah acara ini dan berikutnya
      changeAll: Ubah semua acara
      cancel: Batal
      leaveAsked: Keluar tanpa menyimpan?
      copyLink: Salin tautan
      linkCopied: Tautan disalin
      """)
}
