extension QuickEntryRows {
  /// Texts in languages without words.
  static let others = [
    ("Pranzo 2026-11-27 13:00", "Pranzo | 2026-11-27 | 13:00"),
    ("Pranzo 27/11 13:00-14:30", "Pranzo | 2026-11-27 | 13:00-14:30"),
    ("Pranzo 27.11. 13:00", "Pranzo | 2026-11-27 | 13:00"),
    ("会議 13:00-14:00 @ 東京", "会議 | 13:00-14:00 | @東京"),
    ("会議 2026-11-27", "会議 | 2026-11-27"),
    ("اجتماع ١٣:٠٠", "اجتماع | 13:00"),
    ("جلسه ۱۳:۳۰", "جلسه | 13:30"),
    ("बैठक १३:००", "बैठक | 13:00"),
    ("Riunione 1pm", "Riunione | 13:00"),
    ("Lunch Friday tomorrow weekly", "Lunch Friday tomorrow weekly"),
  ]
}
