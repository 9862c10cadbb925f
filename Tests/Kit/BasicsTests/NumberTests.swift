import Basics
import Testing

@Suite struct NumberTests {
  @Test(
    "floor division rounds down and leaves a remainder that is not negative",
    arguments: [
      (7, 7, 1, 0), (6, 7, 0, 6), (0, 7, 0, 0), (-1, 7, -1, 6), (-7, 7, -1, 0), (-8, 7, -2, 6),
    ])
  func floorDivision(dividend: Int, divisor: Int, quotient: Int, remainder: Int) {
    #expect(floorDiv(dividend, divisor) == quotient)
    #expect(floorMod(dividend, divisor) == remainder)
    #expect(floorDiv(Int64(dividend), Int64(divisor)) == Int64(quotient))
  }

  @Test("decimal digits are padded, and the sign is not counted")
  func decimals() {
    #expect(
      [decimal(0), decimal(7, width: 2), decimal(-7, width: 3), decimal(123, width: 2)] == ["0", "07", "-007", "123"])
    #expect(decimal(.min) == String(Int.min))
  }

  @Test(
    "FNV-1a agrees with the published values",
    arguments: [("", 0xcbf2_9ce4_8422_2325 as UInt64), ("a", 0xaf63_dc4c_8601_ec8c), ("foobar", 0x8594_4171_f739_67e8)])
  func hash(text: String, value: UInt64) {
    #expect(FNV1a(text).value == value)
    var bytes = FNV1a()
    for byte in text.utf8 { bytes.add(byte) }
    #expect(bytes.value == value)
  }

  @Test("a seed tells equal texts apart, and a number counts as its eight bytes")
  func seeds() {
    #expect(FNV1a("a", seed: 1).value != FNV1a("a").value)
    var number = FNV1a()
    number.add(Int64(0x0102_0304_0506_0708))
    var bytes = FNV1a()
    for byte in (1...8).reversed() { bytes.add(UInt8(byte)) }
    #expect(number.value == bytes.value)
  }
}
