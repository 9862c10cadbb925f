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
