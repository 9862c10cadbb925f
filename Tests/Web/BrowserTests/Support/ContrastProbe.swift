/// A script that computes the contrast of every text of a page with its background, by the formula of WCAG 2.2 and with the
/// colors that the browser has computed.
enum ContrastProbe {
  /// The result.
  struct Report: Decodable, Sendable {
    /// The number of texts that were compared.
    var count: Int
    /// The texts with too little contrast: text, contrast, the names of the groups around it.
    var failures: [String]
    /// The names of the groups whose texts would fail but are exempt.
    var exempt: [String]
  }

  /// Scrolls through the scrolling element of the page, screen by screen. Disabled elements are exempt.
  static var script: String { "(\(source))(true)" }

  /// Looks at what is in view alone.
  static var inView: String { "(\(source))(false)" }

  private static let source = #"""
    async (isWhole) => {
      const root = probe.root, scroller = probe.scroller, failures = [], exempt = new Set();
      const styles = new Map(), opacities = new Map(), colors = new Map();
      let count = 0;
      const frame = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      const known = (map, key, make) => {
        if (!map.has(key)) map.set(key, make());
        return map.get(key);
      };
      const parse = (color) => known(colors, color, () => {
        const numbers = color.match(/[\d.]+/g).map(Number);
        return { rgb: numbers.slice(0, 3), alpha: numbers[3] ?? 1 };
      });
      const styleOf = (element) => known(styles, element, () => {
        const { color, backgroundColor, fontSize, fontWeight, opacity } = getComputedStyle(element);
        return { color, backgroundColor, fontSize, fontWeight, opacity: Number(opacity) };
      });
      const over = (front, alpha, back) => front.map((part, index) => part * alpha + back[index] * (1 - alpha));
      const opacityOf = (element) => !element ? 1
        : known(opacities, element, () => styleOf(element).opacity * opacityOf(element.parentElement));
      const luminance = (rgb) => {
        const [red, green, blue] = rgb.map((part) =>
          part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4);
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
      };
      const contrast = (a, b) => {
        const [low, high] = [luminance(a), luminance(b)].sort((x, y) => x - y);
        return (high + 0.05) / (low + 0.05);
      };
      const groupsOf = (element) => {
        const labels = [];
        for (let each = element; each; each = each.parentElement) {
          if (each.role === 'group' && each.ariaLabel) labels.push(each.ariaLabel);
        }
        return labels;
      };
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT), range = document.createRange();
      let texts = [];
      while (walker.nextNode()) if (walker.currentNode.data.trim()) texts.push(walker.currentNode);
      // What is out of the window is left out of the layout: looking for what lies at a point becomes ten times as fast.
      const parts = new Set(scroller.querySelectorAll(':scope > * > *'));
      const partOf = new Map(texts.map((text) => {
        let each = text.parentElement;
        while (each && !parts.has(each)) each = each.parentElement;
        return [text, each];
      }));
      const isOut = (box) => box.bottom < 0 || box.top > innerHeight;
      const show = (isShown) => parts.forEach((each) => {
        each.style.contentVisibility = isShown(each) ? '' : 'hidden';
      });
      const look = () => {
        texts = texts.filter((text) => {
          const element = text.parentElement;
          if (partOf.get(text)?.style.contentVisibility === 'hidden') return true;
          range.selectNode(text);
          const box = range.getBoundingClientRect(), x = box.x + box.width / 2, y = box.y + box.height / 2;
          if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) return true;
          const stack = root.elementsFromPoint(x, y), place = stack.indexOf(element);
          // Cut off.
          if (place < 0 || !element.checkVisibility({ opacityProperty: true })) return true;
          count += 1;
          let ground = [255, 255, 255];
          for (const each of stack.slice(place).reverse()) {
            const { rgb, alpha } = parse(styleOf(each).backgroundColor);
            if (alpha > 0) ground = over(rgb, alpha * opacityOf(each), ground);
          }
          const style = styleOf(element), { rgb, alpha } = parse(style.color);
          const ratio = contrast(over(rgb, alpha * opacityOf(element), ground), ground);
          const size = parseFloat(style.fontSize);
          const isLarge = size >= 24 || size >= 18.66 && style.fontWeight >= 700;
          if (ratio >= (isLarge ? 3 : 4.5)) return false;
          const groups = groupsOf(element);
          if (element.closest('[aria-disabled=true]')) {
            exempt.add(groups[0] ?? '');
          } else {
            failures.push(`${text.data}: ${ratio.toFixed(2)}, ${groups.join(' in ')}`);
          }
          return false;
        });
      };
      if (!isWhole) look();
      for (let top = 0; isWhole; top += scroller.clientHeight * 0.8) {
        scroller.scrollTop = top;
        show((each) => !isOut(each.getBoundingClientRect()));
        await frame();
        look();
        if (top + scroller.clientHeight >= scroller.scrollHeight) break;
      }
      if (isWhole) {
        show(() => true);
        scroller.scrollTop = 0;
        await frame();
      }
      return { count, failures, exempt: [...exempt].sort() };
    }
    """#
}
