import CGtk

/// The program as the desktop knows it: one process, which other starts, files, and menus of the desktop reach over
/// D-Bus.
///
/// ```swift
/// let application = DesktopApplication(id: "org.example.Club", actions: ["new-event"])
/// guard application.register() else { return application.send(files: paths) }
/// application.add(window)
/// application.onActivate = { window.present() }
/// ```
///
/// Call all members on the main thread, after `GTKWindow.connect()`.
public final class DesktopApplication {
  /// Called when the program is started once more.
  public var onActivate: (() -> Void)?
  /// Called with the paths of files that the desktop opens with the program.
  public var onFiles: (([String]) -> Void)?
  /// Called with the name of an action of the desktop file.
  public var onAction: ((String) -> Void)?
  /// Called with the name of an action of a notification, and its target.
  public var onTargetedAction: ((_ name: String, _ target: String) -> Void)?

  private let application: UnsafeMutablePointer<GtkApplication>
  var base: UnsafeMutablePointer<GApplication> {
    UnsafeMutableRawPointer(application).assumingMemoryBound(to: GApplication.self)
  }

  /// Creates an application.
  ///
  /// - Parameters:
  ///   - id: The reverse domain name, which is also the name of the desktop file.
  ///   - actions: The names of actions that the desktop file offers.
  ///   - targetedActions: The names of actions that notifications offer, each with a target.
  ///   - isService: Whether D-Bus or the login started the program, which then opens no window until it is asked to.
  public init(id: String, actions: [String], targetedActions: [String] = [], isService: Bool = false) {
    let flags = G_APPLICATION_HANDLES_OPEN.rawValue | (isService ? G_APPLICATION_IS_SERVICE.rawValue : 0)
    application = gtk_application_new(id, GApplicationFlags(rawValue: flags))
    let activated: @convention(c) (OpaquePointer, gpointer) -> Void = { _, owner in
      Signal.owner(owner, as: DesktopApplication.self).onActivate?()
    }
    Signal.connect(application, "activate", self, activated)
    let opened:
      @convention(c) (OpaquePointer, UnsafePointer<OpaquePointer?>, gint, UnsafePointer<CChar>, gpointer) -> Void = {
        _, files, count, _, owner in
        let paths = (0..<Int(count)).compactMap { files[$0].flatMap(FileDialog.path) }
        Signal.owner(owner, as: DesktopApplication.self).onFiles?(paths)
      }
    Signal.connect(application, "open", self, opened)
    for name in actions { add(action: name, nil) }
    let text = g_variant_type_new("s")
    for name in targetedActions { add(action: name, text) }
    g_variant_type_free(text)
  }

  /// Adds an action with the type of its target; `nil` for none.
  private func add(action name: String, _ type: OpaquePointer?) {
    guard let action = g_simple_action_new(name, type) else { return }
    let chosen: @convention(c) (OpaquePointer, OpaquePointer?, gpointer) -> Void = { action, target, owner in
      guard let name = g_action_get_name(action).map({ String(cString: $0) }) else { return }
      let application = Signal.owner(owner, as: DesktopApplication.self)
      if let target = target.flatMap({ g_variant_get_string($0, nil) }) {
        application.onTargetedAction?(name, String(cString: target))
      } else {
        application.onAction?(name)
      }
    }
    Signal.connect(UnsafeMutableRawPointer(action), "activate", self, chosen)
    g_action_map_add_action(OpaquePointer(application), action)
    g_object_unref(UnsafeMutableRawPointer(action))
  }

  deinit {
    Signal.disconnect(application, self)
    g_object_unref(application)
  }

  /// Returns whether this process is the only one with the application's identifier; another one can then be reached by
  /// `send`. Without a session bus, every process is the only one.
  public func register() -> Bool {
    g_application_register(base, nil, nil) == 0 || g_application_get_is_remote(base) == 0
  }

  /// Sends what this process was started for to the process that is already running, and waits until it is sent.
  public func send(files: [String] = [], action: String? = nil) {
    if let action {
      g_action_group_activate_action(OpaquePointer(application), action, nil)
    } else if files.isEmpty {
      g_application_activate(base)
    } else {
      var list: [OpaquePointer?] = files.map { g_file_new_for_commandline_arg($0) }
      g_application_open(base, &list, gint(list.count), "")
      for file in list { if let file { g_object_unref(UnsafeMutableRawPointer(file)) } }
    }
    if let bus = g_application_get_dbus_connection(base) { g_dbus_connection_flush_sync(bus, nil, nil) }
  }

  /// Makes a window one of the application, so that the desktop can raise it.
  public func add(_ window: GTKWindow) { gtk_application_add_window(application, window.desktop.window) }
}
