#if canImport(UIKit) && !os(tvOS) && !os(visionOS) && !os(watchOS)
  import UIKit
  import ViewKit

  /// The keys that the UIKit focus system would otherwise handle: arrows and Tab. Apart from `ActionTarget`, the only
  /// place that needs Objective-C.
  extension CanvasView {
    #if canImport(ObjectiveC)
      @objc
    #endif
    func almanacKey(_ command: UIKeyCommand) {
      let keys: [String: KeyEvent.Key] = [
        UIKeyCommand.inputLeftArrow: .arrowLeft, UIKeyCommand.inputRightArrow: .arrowRight,
        UIKeyCommand.inputUpArrow: .arrowUp, UIKeyCommand.inputDownArrow: .arrowDown, "\t": .tab,
      ]
      guard let key = command.input.flatMap({ keys[$0] }) else { return }
      handle(KeyEvent(key, modifiers: KeyMapping.modifiers(command.modifierFlags)))
    }

    func command(_ input: String, _ flags: UIKeyModifierFlags) -> UIKeyCommand {
      #if canImport(ObjectiveC)
        let command = UIKeyCommand(input: input, modifierFlags: flags, action: #selector(CanvasView.almanacKey(_:)))
      #else
        let command = UIKeyCommand(input: input, modifierFlags: flags) { [weak self] in self?.almanacKey($0) }
      #endif
      command.wantsPriorityOverSystemBehavior = true
      return command
    }
  }
#endif
