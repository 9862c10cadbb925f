import Events

/// A form that was closed with changes. It is shown again when the same event is opened within a minute.
struct KeptForm {
  /// The event; `nil` for a new one.
  let id: OccurrenceID?
  let form: EventForm
  /// The time of the window when it was closed, in seconds.
  let time: Double

  /// The seconds for which a form is kept.
  static let duration = 60.0
}
