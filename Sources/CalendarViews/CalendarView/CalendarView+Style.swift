extension CalendarView {
  /// The style of the configuration; another one is seen in the next frame.
  public var style: CalendarStyle {
    get { configuration.style }
    set {
      var configuration = configuration
      configuration.style = newValue
      update(configuration: configuration)
    }
  }
}
