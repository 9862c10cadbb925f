public import Almanac
import CGtk

/// A window of GTK 4 that shows a tree of views.
///
/// ```swift
/// let window = try GTKWindow(root: screen, title: "Calendar", size: Size(width: 1_200, height: 800))
/// window.show(palette: style.palette, direction: .leftToRight, language: "en")
/// GTKWindow.run()
/// ```
///
/// All of it is called on the main thread. `run()` returns when the last window is closed.
public final class GTKWindow {
  /// The window of the engine.
  public let window: Window
  /// The settings of the desktop; the owner configures its calendar by them.
  public private(set) var settings: DesktopSettings
  /// A function that is called after another setting of the desktop.
  public var onSettings: ((DesktopSettings) -> Void)?
  /// A function that is called with the paths of files that were dropped onto the window.
  public var onFiles: (([String]) -> Void)?
  /// A function that is called with iCalendar text that a person wants as a file, and with its title.
  public var onSave: ((_ calendar: String, _ title: String) -> Void)?
  /// A function that is called when the window is closed.
  public var onClose: (() -> Void)?

  private let desktop: DesktopWindow

  /// The reason why there is no window.
  public enum Failure: Error {
    /// There is no display that GTK can open.
    case noDisplay
  }

  /// Connects to the display and reads the theme, which takes most of the time of a start. The first window does so, unless
  /// a program did before, while it read its data on another thread.
  ///
  /// - Throws: `Failure.noDisplay`.
  public static func connect() throws(Failure) {
    // Before the first window, or assistive technology does not know the name of the program.
    g_set_prgname("almanac-window")
    guard gtk_init_check() != 0 else { throw .noDisplay }
    MainQueue.join()
  }

  /// Creates a window, which is opened by `show`.
  ///
  /// - Parameters:
  ///   - root: a view that is in no window; it fills this one.
  ///   - title: the title of the window.
  ///   - size: the size of the window, in points.
  ///   - isMaximized: whether the window fills the screen.
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

  /// Shows the window, or shows it in other colors.
  /// - Parameter language: the language of its texts, such as `ja`; it decides between shapes of the same character.
  public func show(palette: Palette, direction: LayoutDirection, language: String) {
    desktop.show(
      Painting(palette: palette, appearance: settings.appearance, direction: direction), language: language,
      fontFamily: settings.fontFamily)
  }

  /// The size of the window without the parts that the desktop adds, in points; when it fills the screen, that before.
  public var size: Size {
    var (width, height) = (gint(0), gint(0))
    gtk_window_get_default_size(desktop.window, &width, &height)
    return Size(width: Double(width), height: Double(height))
  }

  /// Whether the window fills the screen.
  public var isMaximized: Bool { gtk_window_is_maximized(desktop.window) != 0 }

  /// Gives the window a menu of sections.
  /// - Parameter title: the name of the button of the menu.
  public func setMenu(_ sections: [[MenuLine]], title: String) { desktop.menu.show(sections, title: title) }

  /// Shows a sentence above the content until it is closed, in place of another; an empty one takes that away.
  public func showNotice(_ text: String) { desktop.notice.show(text) }

  /// Asks for files to open.
  /// - Parameter onEnd: called with the paths, which are none if nobody chose any.
  public func askForFiles(title: String, onEnd: @escaping ([String]) -> Void) {
    FileDialog.ask(title, name: nil, over: desktop.window, onEnd: onEnd)
  }

  /// Asks for a file to write.
  /// - Parameters:
  ///   - name: the suggested name.
  ///   - onEnd: called with the path, unless nobody chose one.
  public func askForNewFile(title: String, name: String, onEnd: @escaping (String) -> Void) {
    FileDialog.ask(title, name: name, over: desktop.window) { paths in
      if let path = paths.first { onEnd(path) }
    }
  }

  /// Shows what the program is, in the dialog of the desktop.
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

  /// Runs the loop until the last window is closed. Nothing of the windows is left then, which debug builds assert.
  public static func run() {
    while g_list_model_get_n_items(gtk_window_get_toplevels()) > 0 { g_main_context_iteration(nil, 1) }
    while g_main_context_iteration(nil, 0) != 0 {}
    assert(liveWidgetCount == 0, "\(liveWidgetCount) widgets outlive their windows")
  }

  /// The number of widgets of this library, which is 0 when all windows are closed.
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
