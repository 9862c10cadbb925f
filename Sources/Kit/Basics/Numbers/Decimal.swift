/// Returns the decimal digits of `value`, padded with zeros to `width` digits, not counting the sign.
package func decimal(_ value: Int, width: Int = 1) -> String {
  let digits = String(value.magnitude)
  let padding = String(repeating: "0", count: max(0, width - digits.utf8.count))
  return (value < 0 ? "-" : "") + padding + digits
}
