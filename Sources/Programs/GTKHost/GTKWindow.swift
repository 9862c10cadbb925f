public import Almanac
import CGtk

/// A GTK 4 window that shows a tree of views.
///
/// ```swift
/// let window = try GTKWindow(root: screen, title: "Calendar", size: Size(width: 1_200, height: 800))
/// window.show(palette: style.palette, direction: .leftToRight, language: "en")
/// GTKWindow.run()
/// ```
///
/// Call all members on the main thread. `run()` returns when the last window is closed.
public final class GTKWindow {
  /// The window of the engine.
  public let window: Window
  /// The settings of the desktop; configure the calendar accordingly.
  public private(set) var settings: DesktopSettings
  /// Called after the desktop settings have changed.
  public var onSettings: ((DesktopSettings) -> Void)?
  /// Called with the paths of files dropped onto the window.
  public var onFiles: (([String]) -> Void)?
  /// Called with iCalendar text that the user wants to save as a file, and its title.
  public var onSave: ((_ calendar: String, _ title: String) -> Void)?
  /// Called when the window is closed.
  public var onClose: (() -> Void)?

  let desktop: DesktopWindow

  /// The reason why a window could not be created.
  public enum Failure: Error {
    /// GTK cannot open a display.
    case noDisplay
  }

  /// Connects to the display and loads the theme, which takes most of the startup time. The first window does this
  /// automatically; call it earlier to do it while another thread reads the data.
  ///
  /// - Throws: `Failure.noDisplay`.
  public static func connect() throws(Failure) {
    // Before the first window; otherwise assistive technology does not know the name of the program.
    g_set_prgname("almanac-window")
    guard gtk_init_check() != 0 else { throw .noDisplay }
    MainQueue.join()
  }

  /// Creates a window. Call `show` to open it.
  ///
  /// - Parameters:
  ///   - root: The root view, which fills the window. It must not be in another window.
  ///   - title: The title of the window.
  ///   - size: The size of the window, in points.
  ///   - isMaximized: Whether the window is maximized.
  /// - Throws: `Failure.noDisplay`.
  public init(root: View, title: String, size: Size, isMaximized: Bool = false) throws(Failure) {
    desktop = try DesktopWindow(title: title, size: size, hasHeader: true)
    settings = DesktopSettings.read()
    window = Window(root: root, host: desktop.host, size: size)
    window.reducesMotion = settings.reducesMotion
    if isMaximized { gtk_window_maximize(desktop.window) }
    desktop.onClose = { [weak self] in self?.end() }
    desktop.onFiles = { [weak self] in self?.onFiles?($0) }
    desktop.host.onSave = { [weak self] in self?.onSave?($0, $1) }
    DesktopSettings.observe(self) { _, _, owner in Signal.owner(owner, as: GTKWindow.self).readSettings() }
    DesktopPortal.observe(self) { _, _, _, _, _, _, owner in
      if let owner { Signal.owner(owner, as: GTKWindow.self).readSettings() }
    }
    desktop.host.show(window)
  }

  /// Shows the window, or updates its colors.
  /// - Parameter language: The language of its text, such as `ja`. It determines language-specific shapes of
  ///   characters.
  public func show(palette: Palette, direction: LayoutDirection, language: String) {
    desktop.show(
      Painting(palette: palette, appearance: settings.appearance, direction: direction), language: language,
      fontFamily: settings.fontFamily)
  }

  /// The size of the window in points, without the parts that the desktop adds. For a maximized window, the size before
  /// it was maximized.
  public var size: Size {
    var (width, height) = (gint(0), gint(0))
    gtk_window_get_default_size(desktop.window, &width, &height)
    return Size(width: Double(width), height: Double(height))
  }

  /// Whether the window is maximized.
  public var isMaximized: Bool { gtk_window_is_maximized(desktop.window) != 0 }

  /// The title of the window.
  public var title: String {
    get { gtk_window_get_title(desktop.window).map { String(cString: $0) } ?? "" }
    set { gtk_window_set_title(desktop.window, newValue) }
  }

  /// Brings the window to the front and focuses it, as far as the desktop allows.
  public func present() { gtk_window_present(desktop.window) }

  /// Sets the window's menu, which consists of sections.
  /// - Parameter title: The name of the menu button.
  public func setMenu(_ sections: [[MenuLine]], title: String) { desktop.menu.show(sections, title: title) }

  /// Shows a notice above the content until the user closes it, replacing any other. An empty text removes the notice.
  public func showNotice(_ text: String) { desktop.notice.show(text) }

  /// Asks the user for files to open.
  /// - Parameter onEnd: Called with the chosen paths; none if the user canceled.
  public func askForFiles(title: String, onEnd: @escaping ([String]) -> Void) {
    FileDialog.ask(title, name: nil, over: desktop.window, onEnd: onEnd)
  }

  /// Asks the user for a file to write.
  /// - Parameters:
  ///   - name: The suggested name, whose extension is that of the offered files: `.ics` or `.pdf`.
  ///   - onEnd: Called with the path, unless the user canceled.
  public func askForNewFile(title: String, name: String, onEnd: @escaping (String) -> Void) {
    FileDialog.ask(title, name: name, over: desktop.window) { paths in
      if let path = paths.first { onEnd(path) }
    }
  }

  /// Shows information about the program in the desktop's dialog.
  public func showAbout(name: String, version: String, comments: String) {
    let dialog = gtk_about_dialog_new()!
    let about = OpaquePointer(dialog)
    gtk_about_dialog_set_program_name(about, name)
    gtk_about_dialog_set_version(about, version)
    gtk_about_dialog_set_comments(about, comments)
    gtk_about_dialog_set_license_type(about, GTK_LICENSE_APACHE_2_0)
    gtk_about_dialog_set_logo_icon_name(about, "almanac")
    let window = UnsafeMutableRawPointer(dialog).assumingMemoryBound(to: GtkWindow.self)
    gtk_window_set_transient_for(window, desktop.window)
    gtk_window_set_modal(window, 1)
    gtk_widget_show(dialog)
  }

  /// Closes the window.
  public func close() { desktop.close() }

  /// Runs the main loop until the last window is closed. All window resources are freed by then, which debug builds
  /// assert.
  /// - Parameter isService: Whether to go on without windows, until the session of the user ends.
  public static func run(isService: Bool = false) {
    while isService || g_list_model_get_n_items(gtk_window_get_toplevels()) > 0 { g_main_context_iteration(nil, 1) }
    while g_main_context_iteration(nil, 0) != 0 {}
    assert(liveWidgetCount == 0, "\(liveWidgetCount) widgets outlive their windows")
  }

  /// The number of live widgets of this library; 0 when all windows are closed.
  package static var liveWidgetCount: Int { Canvas.liveCount }

  private func readSettings() {
    let settings = DesktopSettings.read()
    guard settings != self.settings else { return }
    self.settings = settings
    window.reducesMotion = settings.reducesMotion
    onSettings?(settings)
  }

  private func end() {
    DesktopSettings.endObserving(self)
    DesktopPortal.endObserving()
    onClose?()
    window.close()
    (onClose, onSettings, onFiles, onSave) = (nil, nil, nil, nil)
  }
}
