/// A color in OKLab (Björn Ottosson, 2020): lightness 0...1 and two opponent axes.
///
/// Roots are computed with Newton's method, because the engine has no math library. The results are the same on all
/// platforms.
struct OKLab: Equatable {
  var lightness: Double
  var a: Double
  var b: Double

  /// Creates the color 0xRRGGBB.
  init(rgb: UInt32) {
    let red = OKLab.linear(Double(rgb >> 16 & 255) / 255)
    let green = OKLab.linear(Double(rgb >> 8 & 255) / 255)
    let blue = OKLab.linear(Double(rgb & 255) / 255)
    let l = OKLab.root(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue, 3)
    let m = OKLab.root(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue, 3)
    let s = OKLab.root(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue, 3)
    lightness = 0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s
    a = 1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s
    b = 0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s
  }

  /// Returns the relative luminance of 0xRRGGBB, 0...1 (WCAG 2.2).
  static func luminance(of rgb: UInt32) -> Double {
    0.2126 * linear(Double(rgb >> 16 & 255) / 255) + 0.7152 * linear(Double(rgb >> 8 & 255) / 255)
      + 0.0722 * linear(Double(rgb & 255) / 255)
  }

  /// The distance to gray.
  var chroma: Double { (a * a + b * b).squareRoot() }

  /// Returns a color with the same hue and another lightness, as 0xRRGGBB.
  ///
  /// - Parameters:
  ///   - lightness: 0...1.
  ///   - maximumChroma: the maximum chroma. It is reduced further until the color lies in sRGB.
  func shade(lightness: Double, maximumChroma: Double) -> UInt32 {
    var shade = self
    shade.lightness = lightness
    var factor = chroma > maximumChroma ? maximumChroma / chroma : 1
    for _ in 0..<24 {
      shade.a = a * factor
      shade.b = b * factor
      if let rgb = shade.rgb { return rgb }
      factor *= 0.9
    }
    shade.a = 0
    shade.b = 0
    return shade.rgb ?? 0x808080
  }

  /// The color as 0xRRGGBB, or `nil` outside sRGB.
  var rgb: UInt32? {
    let l = lightness + 0.3963377774 * a + 0.2158037573 * b
    let m = lightness - 0.1055613458 * a - 0.0638541728 * b
    let s = lightness - 0.0894841775 * a - 1.2914855480 * b
    let (l3, m3, s3) = (l * l * l, m * m * m, s * s * s)
    guard let red = OKLab.byte(4.0767416621 * l3 - 3.3077115913 * m3 + 0.2309699292 * s3),
      let green = OKLab.byte(-1.2684380046 * l3 + 2.6097574011 * m3 - 0.3413193965 * s3),
      let blue = OKLab.byte(-0.0041960863 * l3 - 0.7034186147 * m3 + 1.7076147010 * s3)
    else { return nil }
    return red << 16 | green << 8 | blue
  }

  private static func byte(_ linear: Double) -> UInt32? {
    guard linear > -0.001, linear < 1.001 else { return nil }
    let value = max(0, min(1, linear))
    // x^(1/2.4) is the fifth power of the twelfth root.
    let twelfth = root(value, 3).squareRoot().squareRoot()
    let encoded = value <= 0.0031308 ? value * 12.92 : 1.055 * twelfth * twelfth * twelfth * twelfth * twelfth - 0.055
    return UInt32((encoded * 255).rounded())
  }

  private static func linear(_ encoded: Double) -> Double {
    guard encoded > 0.04045 else { return encoded / 12.92 }
    let x = (encoded + 0.055) / 1.055
    // x^2.4 is the square of x times the fifth root of its square.
    return x * x * root(x * x, 5)
  }

  /// Returns the positive `degree`th root of a number from 0 to about 1.
  private static func root(_ value: Double, _ degree: Int) -> Double {
    guard value > 0 else { return 0 }
    var guess = 1.0
    for _ in 0..<40 {
      var power = 1.0
      for _ in 1..<degree { power *= guess }
      let next = guess - (guess * power - value) / (Double(degree) * power)
      if abs(next - guess) < 1e-14 { return next }
      guess = next
    }
    return guess
  }
}
