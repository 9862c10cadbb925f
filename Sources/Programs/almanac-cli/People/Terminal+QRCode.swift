import AlmanacServer
import EventStores
import Foundation

extension Terminal {
  /// Writes a QR code if standard output is a terminal; files and pipes get none.
  static func print(_ code: QRCode?) throws(CommandFailure) {
    guard let code, isatty(STDOUT_FILENO) == 1 else { return }
    do throws(FileWriteError) {
      try FileOutput.append(code.terminalText.utf8, to: STDOUT_FILENO)
    } catch {
      throw CommandFailure("standard output: \(error.reason)")
    }
  }
}
