extension CalendarView {
  /// The style of the configuration. A new style is shown in the next frame.
  public var style: CalendarStyle {
    get { configuration.style }
    set {
      var configuration = configuration
      configuration.style = newValue
      update(configuration: configuration)
    }
  }
}
