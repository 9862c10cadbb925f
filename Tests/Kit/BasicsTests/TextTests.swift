import Basics
import Testing

@Suite struct TextTests {
  @Test("texts are compared by their bytes, not by their characters")
  func bytes() {
    let texts = ["", "a", "b", "12345678", "12345679", "123456789", "é", "e\u{301}", "12345678é"]
    for (index, text) in texts.enumerated() {
      for (other, otherText) in texts.enumerated() {
        #expect(text.hasSameBytes(as: otherText) == (index == other))
        #expect(Array(text.utf8).hasSameBytes(as: Array(otherText.utf8)) == (index == other))
      }
    }
    #expect(texts.hasSameBytes(as: texts) && !texts.hasSameBytes(as: Array(texts.dropLast())))
    #expect(!["é"].hasSameBytes(as: ["e\u{301}"]))
  }

  @Test("bytes become the same text from each of their forms, and U+FFFD where they are no text")
  func bytesAsText() {
    for text in ["", "a", "é — 漢", "1234567890123456"] {
      let bytes = [0x61] + Array(text.utf8)
      #expect(String(utf8: bytes) == "a" + text && String(utf8: bytes[1...]) == text)
      #expect(String(utf8: ("a" + text).utf8.dropFirst()) == text)
      #expect(bytes.withUnsafeBufferPointer { String(utf8: $0) } == "a" + text)
    }
    #expect(String(utf8: [0x61, 0xC3]) == "a\u{FFFD}" && String(utf8: "é".utf8.dropFirst()) == "\u{FFFD}")
  }

  @Test("a text begins with all bytes of another one, or does not")
  func starts() {
    #expect("BEGIN:A".starts(withBytesOf: "BEGIN:") && "a".starts(withBytesOf: "") && "".starts(withBytesOf: ""))
    #expect(!"BEGIN".starts(withBytesOf: "BEGIN:") && !"begin:".starts(withBytesOf: "BEGIN:"))
    #expect("é".starts(withBytesOf: "é") && !"e\u{301}".starts(withBytesOf: "é"))
  }

  @Test("capitals agree with the standard library wherever they are known")
  func capitals() {
    let ranges = [0x20...0x17E, 0x386...0x3CE, 0x400...0x481, 0x48A...0x4BF, 0x561...0x586, 0x1E00...0x1E95]
    for value in ranges.joined() where ![0x149, 0xDF, 0xB5, 0x390, 0x3B0].contains(value) {
      guard let scalar = Unicode.Scalar(UInt32(value)) else { continue }
      #expect(Capitals.text(String(scalar)) == scalar.properties.uppercaseMapping, "\(scalar)")
    }
    #expect(Capitals.text("Straße") == "STRAßE")
  }

  @Test("small letters agree with the standard library wherever they are known, and capitals are their inverse")
  func smallLetters() {
    let ranges = [0x20...0x17E, 0x386...0x3CE, 0x400...0x52F, 0x531...0x586, 0x1E00...0x1E95, 0x1EA0...0x1EFF]
    for value in ranges.joined() where value != 0x130 {
      guard let scalar = Unicode.Scalar(UInt32(value)) else { continue }
      let small = LetterCase.small(scalar.value)
      #expect(String(Unicode.Scalar(small) ?? scalar) == scalar.properties.lowercaseMapping, "\(scalar)")
      if small != scalar.value { #expect(LetterCase.capital(small) == scalar.value, "\(scalar)") }
    }
  }

  @Test("Turkish and Azerbaijani dot the capital I")
  func dottedCapital() {
    #expect(Capitals.text("ıi", language: "tr-TR") == "Iİ" && Capitals.text("i", language: "az") == "İ")
    #expect(Capitals.text("i", language: "en") == "I")
  }
}
