// What KeyCommands.swift uses beside Objective-C. Texts need Foundation, so its commands are here.
import UIKit

struct UIKeyModifierFlags {}

@MainActor final class UIKeyCommand: NSObject {
  nonisolated static let inputLeftArrow = "", inputRightArrow = "", inputUpArrow = "", inputDownArrow = ""
  var input: String?
  var modifierFlags = UIKeyModifierFlags()
  var wantsPriorityOverSystemBehavior = false
  init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {}
}

struct KeyEvent {
  enum Key { case arrowLeft, arrowRight, arrowUp, arrowDown, tab }
  init(_ key: Key, modifiers: UIKeyModifierFlags) {}
}

enum KeyMapping { static func modifiers(_ flags: UIKeyModifierFlags) -> UIKeyModifierFlags { flags } }

@MainActor final class CanvasView: UIView { func handle(_ key: KeyEvent) {} }
