import Events
import ViewKit

/// A block in the hours whose event has an appearance of its own, or exact colors.
///
/// Standard blocks share their layers with all blocks of the same color.
final class PaintedBlock: EventBlock {
  override func update(with context: EventContext, style: CalendarStyle) {
    super.update(with: context, style: style)
    guard let paint = context.paint(in: style) else { return }
    (backgroundView.layer.fill, backgroundView.layer.ring) = (paint.fill, paint.ring)
    backgroundView.layer.stripe = paint.edge.map { Stripe(color: $0, width: EventBlock.stripe) }
    (titleView.layer.textColor, timeView.layer.textColor) = (paint.text, paint.text)
  }
}
