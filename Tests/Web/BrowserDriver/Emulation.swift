/// The emulated person and screen of a page.
package struct Emulation: Sendable {
  /// The size of the viewport, in points.
  package var width = 1200
  package var height = 900
  /// The number of device pixels in a point.
  package var scale = 1.0
  package var isDark = false
  package var reducesMotion = true
  package var hasTouch = false
  /// The language tag (BCP 47).
  package var locale = "en-US"
  /// The name of the time zone (IANA).
  package var timeZone = "Europe/Berlin"
  /// The time at which every document is opened, in milliseconds since 1970; `nil` for the real time.
  package var now: Double?

  package init() {}
}

extension BrowserPage {
  /// Changes the emulation; the time applies from the next document on.
  package func emulate(_ emulation: Emulation) async throws {
    try await resize(width: emulation.width, height: emulation.height, scale: emulation.scale)
    let features: JSONValue = [
      ["name": "prefers-color-scheme", "value": emulation.isDark ? "dark" : "light"],
      ["name": "prefers-reduced-motion", "value": emulation.reducesMotion ? "reduce" : "no-preference"],
    ]
    try await call("Emulation.setEmulatedMedia", ["features": features])
    try await call("Emulation.setFocusEmulationEnabled", ["enabled": true])
    try await call("Emulation.setTouchEmulationEnabled", ["enabled": .bool(emulation.hasTouch), "maxTouchPoints": 2])
    try await call("Emulation.setTimezoneOverride", ["timezoneId": .string(emulation.timeZone)])
    try await speak(emulation.locale)
    if let now = emulation.now { try await setClock(to: now) }
  }

  /// Changes the size of the viewport.
  package func resize(width: Int, height: Int, scale: Double) async throws {
    try await call(
      "Emulation.setDeviceMetricsOverride",
      [
        "width": .number(Double(width)), "height": .number(Double(height)), "deviceScaleFactor": .number(scale),
        "mobile": false,
      ])
  }

  /// `Intl` takes the locale of the browser, `navigator.languages` the header.
  private func speak(_ locale: String) async throws {
    try await call("Emulation.setLocaleOverride", ["locale": .string(locale.replacing("-", with: "_"))])
    let agent = try await js("navigator.userAgent").string ?? ""
    try await call(
      "Emulation.setUserAgentOverride", ["userAgent": .string(agent), "acceptLanguage": .string(locale)])
  }

  /// Starts the clock of every new document at a time.
  private func setClock(to milliseconds: Double) async throws {
    let source = """
      (() => {
        const System = Date, start = \(milliseconds), offset = start - System.now();
        globalThis.Date = class extends System {
          constructor(...parts) { if (parts.length) super(...parts); else super(System.now() + offset); }
          static now() { return System.now() + offset; }
        };
      })()
      """
    try await call("Page.addScriptToEvaluateOnNewDocument", ["source": .string(source)])
  }
}
