import Almanac
import HostConformance

/// What the elements of a page show, as the page's own computed styles, boxes and attributes say.
struct PageReading: Decodable {
  /// An element of a view.
  struct View: Decodable {
    var id: Int32
    var parent: Int32
    /// Left, top, width and height in the window.
    var frame: [Double]
    /// The same of the part that nothing clips; empty for nothing.
    var visible: [Double]
    var opacity: Double
    var text: String
    var fill: [Double]
    var radii: [Double]
    var color: [Double]
    var size: Double
    var weight: Int
    var side: String
    var hasImage: Bool
    var offset: [Double]
    var role: String
    var label: String
    var states: UInt32
    /// Row, column, position and count.
    var places: [Int]
    var isTabStop: Bool
  }

  var views: [View]
  /// The views with a role, in the order of the document with `aria-owns`.
  var spoken: [Int32]
  var focused: Int32

  /// The script that reads the page, after `PageWire.source`.
  static let source = #"""
    wire.colorOf = text => {
      const [red, green, blue, opacity = 1] = text.match(/[\d.]+/g).map(Number);
      return [red, green, blue, Math.round(opacity * 255)];
    };
    wire.statesOf = element => {
      const has = (name, value) => element.getAttribute('aria-' + name) === value, is = name => element.hasAttribute('aria-' + name);
      return [is('selected'), has('selected', 'true'), has('current', 'date'), has('disabled', 'true'), 0, 0, 0,
        has('pressed', 'true'), 0, has('live', 'polite'), has('multiselectable', 'true'), is('checked'),
        has('checked', 'true'), element.inert, has('expanded', 'true')]
        .reduce((states, isSet, bit) => states | (isSet ? 1 << bit : 0), 0);
    };
    wire.textOf = element => {
      if (element.matches('input, textarea')) return element.value || element.placeholder;
      const own = [...element.childNodes].find(({ nodeType, localName }) => nodeType === 3 || localName === 'bdi');
      return own?.textContent ?? '';
    };
    wire.read = () => {
      const { box, element: { shadowRoot } } = wire, origin = box.getBoundingClientRect(), states = new Map();
      const cut = (clip, { left, top, right, bottom }) => clip ? { left: Math.max(left, clip.left), top: Math.max(top, clip.top),
        right: Math.min(right, clip.right), bottom: Math.min(bottom, clip.bottom) } : { left, top, right, bottom };
      const rectOf = ({ left, top, right, bottom }) => [left - origin.left, top - origin.top, right - left, bottom - top];
      const views = [...box.querySelectorAll('.v')].map(each => {
        const style = getComputedStyle(each), frame = each.getBoundingClientRect(), parent = each.parentElement.closest('.v');
        const around = states.get(parent) ?? { opacity: 1 }, part = cut(around.clip, frame);
        const isHidden = around.isHidden || style.display === 'none';
        const opacity = around.opacity * style.opacity;
        const clip = style.overflowX === 'visible' ? around.clip : part;
        states.set(each, { clip, opacity, isHidden });
        const isSeen = !isHidden && style.visibility !== 'hidden' && part.right > part.left && part.bottom > part.top;
        const number = name => Number(each.getAttribute('aria-' + name));
        return { id: each.view, parent: parent?.view ?? 0, frame: rectOf(frame), visible: isSeen ? rectOf(part) : [],
          opacity, text: wire.textOf(each), fill: wire.colorOf(style.backgroundColor),
          radii: [style.borderTopLeftRadius, style.borderTopRightRadius].map(parseFloat), color: wire.colorOf(style.color),
          size: parseFloat(style.fontSize), weight: Number(style.fontWeight), side: style.textAlign,
          hasImage: !!each.querySelector(':scope > .p'), offset: [each.scrollLeft, each.scrollTop],
          role: each.getAttribute('role') ?? '', label: each.getAttribute('aria-label') ?? '', states: wire.statesOf(each),
          places: ['rowindex', 'colindex', 'posinset', 'setsize'].map(number),
          isTabStop: each.getAttribute('tabindex') === '0' };
      });
      const spoken = [], owned = new Set([...box.querySelectorAll('[aria-owns]')]
        .flatMap(each => each.getAttribute('aria-owns').split(' ')));
      const speak = element => {
        if (element.hidden || element.inert || element.ariaHidden) return;
        if (element.view && element.role) spoken.push(element.view);
        for (const child of element.children) if (!owned.has(child.id)) speak(child);
        for (const id of element.getAttribute('aria-owns')?.split(' ') ?? []) {
          const child = shadowRoot.getElementById(id);
          if (child) speak(child);
        }
      };
      speak(box);
      return JSON.stringify({ views, spoken, focused: shadowRoot.activeElement?.view ?? 0 });
    };
    """#

  private static let roles: [String: AccessibilityNode.Role] = Dictionary(
    uniqueKeysWithValues: AccessibilityNode.Role.allCases.map { ($0 == .none ? "" : $0.ariaName, $0) })

  /// The views as conformance compares them.
  var shown: [ShownView] { views.map(Self.shown) }

  private static func shown(_ view: View) -> ShownView {
    func rect(_ numbers: [Double]) -> Rect {
      Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }
    func color(_ parts: [Double]) -> RGBA? {
      let (red, green, blue) = (UInt32(parts[0]), UInt32(parts[1]), UInt32(parts[2]))
      return parts[3] == 0 ? nil : RGBA(red << 16 | green << 8 | blue, opacity: UInt8(parts[3]))
    }
    var shown = ShownView(id: ViewID(view.id), parent: ViewID(view.parent))
    shown.frame = rect(view.frame)
    shown.visible = view.visible.isEmpty ? nil : rect(view.visible)
    shown.opacity = view.opacity
    shown.text = view.text
    shown.look.fill = color(view.fill)
    (shown.look.leftRadius, shown.look.rightRadius) = (view.radii[0], view.radii[1])
    shown.look.textColor = color(view.color)
    (shown.look.textSize, shown.look.weight) = (view.size, view.weight)
    shown.look.side = ShownLook.Side(rawValue: view.side) ?? .left
    shown.hasImage = view.hasImage
    shown.offset = Point(x: view.offset[0], y: view.offset[1])
    shown.accessibility = AccessibilityNode(
      role: roles[view.role] ?? .none, label: view.label, states: AccessibilityNode.States(rawValue: view.states),
      rowIndex: view.places[0], columnIndex: view.places[1])
    shown.accessibility.extent.position = view.places[2]
    shown.accessibility.extent.count = view.places[3]
    shown.isTabStop = view.isTabStop
    return shown
  }
}
