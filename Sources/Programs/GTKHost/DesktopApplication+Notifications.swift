import CGtk

/// A notification of the desktop.
public struct DesktopNotification {
  /// The first line.
  public var title: String
  /// The other lines.
  public var body: String
  /// The target of all actions; `nil` for a notification that only brings the program to the front.
  public var target: String?
  /// The name of the action of the notification itself.
  public var action: String
  /// The buttons, with the names of their actions.
  public var buttons: [(title: String, action: String)]

  /// Creates a notification, without actions by default.
  public init(
    title: String, body: String, target: String? = nil, action: String = "",
    buttons: [(title: String, action: String)] = []
  ) {
    (self.title, self.body, self.target, self.action, self.buttons) = (title, body, target, action, buttons)
  }
}

extension DesktopApplication {
  /// Shows a notification, also after the program has ended; replaces an earlier one with the same identifier. Call it
  /// after `register()`. Without a session bus, nothing is shown.
  public func show(_ notification: DesktopNotification, id: String) {
    guard let made = g_notification_new(notification.title) else { return }
    g_notification_set_body(made, notification.body)
    if let target = notification.target {
      g_notification_set_default_action_and_target_value(
        made, "app." + notification.action, g_variant_new_string(target))
      for (title, action) in notification.buttons {
        g_notification_add_button_with_target_value(made, title, "app." + action, g_variant_new_string(target))
      }
    }
    g_application_send_notification(base, id, made)
    g_object_unref(UnsafeMutableRawPointer(made))
  }

  /// Removes a notification.
  public func withdraw(id: String) { g_application_withdraw_notification(base, id) }
}
