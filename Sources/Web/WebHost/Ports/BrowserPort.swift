import Almanac
import CWebHost

/// The page, called through the functions of `CWebHost`.
final class BrowserPort: WebPort {
  func commit(words: [Int32], text: [UInt8]) {
    words.withUnsafeBufferPointer { words in
      text.withUnsafeBufferPointer { text in
        almanac_host_commit(words.baseAddress, Int32(words.count), text.baseAddress, Int32(text.count))
      }
    }
  }

  func image(_ id: Int32, format: ImageFormat?, _ bytes: [UInt8]) {
    bytes.withUnsafeBufferPointer {
      almanac_host_image(id, format.map { Int32($0.rawValue) } ?? -1, $0.baseAddress, Int32($0.count))
    }
  }

  func requestFrame() { almanac_host_frame() }

  func focus(_ view: Int32) { almanac_host_focus(view) }

  func post(_ message: WebMessage, _ fields: [String]) -> Bool { send(message, fields) != 0 }

  func ask(_ message: WebMessage, _ fields: [String]) -> OptionValue {
    OptionValue(bytes: Inbox.bytes(send(message, fields)))
  }

  // Not a function of its own, because the first module of a program has `post` alone.
  @inline(__always)
  private func send(_ message: WebMessage, _ fields: [String]) -> Int32 {
    var bytes: [UInt8] = []
    for (index, field) in fields.enumerated() {
      if index > 0 { bytes.append(0x1F) }
      // Text from files may contain any byte.
      for byte in field.utf8 { bytes.append(byte == 0x1F ? 32 : byte) }
    }
    return bytes.withUnsafeBufferPointer { almanac_host_post(message.rawValue, $0.baseAddress, Int32($0.count)) }
  }

  func noteSeries(_ uid: String, _ title: String) {
    var (uid, title) = (uid, title)
    uid.withUTF8 { uid in
      title.withUTF8 { title in
        almanac_note(uid.baseAddress, Int32(uid.count), title.baseAddress, Int32(title.count))
      }
    }
  }

  func newUID() -> String { Inbox.text(almanac_host_uid()) }

  func zone(_ identifier: String) -> String? {
    let name = Array(identifier.utf8)
    let length = name.withUnsafeBufferPointer { almanac_host_zone($0.baseAddress, Int32($0.count)) }
    return length > 0 ? Inbox.text(length) : nil
  }
}

/// The memory in which JavaScript places texts.
enum Inbox {
  static func bytes(_ length: Int32) -> [UInt8] {
    guard length > 0, let start = almanac_inbox(0) else { return [] }
    // Copied as a whole, because copying byte by byte is slow until the browser has optimized the code.
    return [UInt8](unsafeUninitializedCapacity: Int(length)) { bytes, count in
      UnsafeMutableRawBufferPointer(bytes).copyMemory(from: UnsafeRawBufferPointer(start: start, count: Int(length)))
      count = Int(length)
    }
  }

  static func text(_ length: Int32) -> String { String(utf8: bytes(length)) }
}
