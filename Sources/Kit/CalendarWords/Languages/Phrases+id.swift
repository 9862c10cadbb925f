public import CalendarText

extension Phrases {
  /// The words in Indonesian.
  public static let indonesian = Phrases(
    table: """
      today: Hari ini
      tomorrow: Besok
      previousYear: Tahun sebelumnya
      previousMonth: Bulan sebelumnya
      previousWeek: Minggu sebelumnya
      previousDay: Hari sebelumnya
      nextYear: Tahun berikutnya
      nextMonth: Bulan berikutnya
      nextWeek: Minggu berikutnya
      nextDay: Hari berikutnya
      calendar: Kalender
      calendars: Kalender
      year: Tahun
      month: Bulan
      week: Minggu
      day: Hari
      agenda: Jadwal
      weekNumber: Minggu ke-#
      allDay: sepanjang hari
      until: hingga #
      continues: berlanjut
      tooMany: terlalu banyak untuk ditampilkan semua
      repeats: berulang
      everyDay: setiap hari
      everyWeek: setiap minggu
      everyMonth: setiap bulan
      everyYear: setiap tahun
      cancelled: dibatalkan
      tentative: tentatif
      untitled: Acara tanpa judul
      noEvents: Belum ada acara
      dropHint: Letakkan file .ics di sini
      noEventsOfDay: Tidak ada acara
      notLoaded: Belum dimuat
      allHidden: Semua kalender disembunyikan
      noResource: Tanpa sumber daya
      skippedDay: Hari dilewati
      nearestEvent: Acara terdekat: #
      skipped: Dilewati: #
      line: Baris #
      unreadable: # tidak dapat dibaca
      missing: # tidak ada
      tooLarge: terlalu besar
      emptyFile: File kosong
      noCalendarFile: Bukan file kalender
      close: Tutup
      unreachable: Acara tidak dapat dimuat
      noKey: Halaman ini tidak memiliki kunci yang sah: buka dengan alamat yang diberikan server
      offline: Luring: keadaan per #
      tryAgain: Coba lagi
      stopped: Kalender berhenti
      reload: Muat ulang
      separator: , #
      events: # acara
      moreEvents: # acara lainnya
      search: Cari acara
      noResults: Tidak ada acara yang cocok
      togglePanel: Tampilkan atau sembunyikan panel samping
      dayCount: # hari
      weekCount: # minggu
      monthCount: # bulan
      previousPeriod: Sebelumnya: #
      nextPeriod: Berikutnya: #
      goToDate: Buka tanggal
      earlier: Sebelumnya: #
      join: Gabung
      organizer: penyelenggara
      accepted: menerima
      declined: menolak
      noReply: belum menjawab
      categories: Kategori: #
      """)
}
