/// A script that is in every page before its own scripts: it reads the calendar as its users perceive it.
enum Probe {
  /// Returns a script that removes attributes of the element before the page's own scripts run.
  static func removing(_ names: [String]) -> String {
    """
    document.addEventListener('readystatechange', () => {
      for (const name of \(names)) document.querySelector('almanac-calendar')?.removeAttribute(name);
    }, { once: true });
    """
  }

  /// A script that takes from pages what they need without their server.
  static let onlineOnly = """
    Object.defineProperty(globalThis, 'indexedDB', { value: undefined });
    Object.defineProperty(Navigator.prototype, 'serviceWorker', { value: undefined });

    """

  static let source = #"""
    globalThis.probe = {
      heard: [],
      violations: [],
      // The presses, wheels and keys that the page has seen.
      inputs: 0,
      get host() { return document.querySelector('almanac-calendar'); },
      get root() { return this.host.shadowRoot; },
      all(role) { return [...this.root.querySelectorAll(`[role=${role}]`)]; },
      get count() { return this.root.querySelectorAll('*').length; },
      get scroller() {
        const elements = [...this.root.querySelectorAll('*')];
        // Pages are turned by the engine.
        const scrolls = (element, way) =>
          /auto|scroll/.test(getComputedStyle(element)[way]) || element.classList.contains('turns');
        return elements.find((element) =>
          element.scrollHeight > element.clientHeight && scrolls(element, 'overflowY'))
          // Pages side by side.
          ?? elements.find((element) => element.scrollWidth > element.clientWidth && scrolls(element, 'overflowX'));
      },
      // Bars, or dots where there is no room for bars.
      get hasEvents() {
        return !!this.all('grid')[0].querySelector('[role=button], [role=gridcell] > :nth-child(n + 2):not([hidden])');
      },
      get focused() { return this.root.activeElement; },
      // What assistive technology was told last.
      get spoken() { return [...this.root.querySelectorAll('[role=status]')].map((each) => this.text(each)).join(' '); },
      text(element) {
        return (element?.getAttribute('aria-label') || element?.textContent || '').replaceAll('\u202f', ' ');
      },
      frame(element) {
        const box = element.getBoundingClientRect(), origin = this.host.getBoundingClientRect();
        return [box.x - origin.x, box.y - origin.y, box.width, box.height];
      },
      // Whether a part of an element is not clipped by its ancestors.
      isVisible(element) {
        let { left, top, right, bottom } = element.getBoundingClientRect();
        if (!element.checkVisibility({ visibilityProperty: true })) return false;
        for (let box = element.parentElement ?? this.host; box; box = box === this.host ? null : box.parentElement ?? this.host) {
          if (box !== this.host && getComputedStyle(box).overflow === 'visible') continue;
          const clip = box.getBoundingClientRect();
          left = Math.max(left, clip.left); top = Math.max(top, clip.top);
          right = Math.min(right, clip.right); bottom = Math.min(bottom, clip.bottom);
        }
        return right - left > 0.01 && bottom - top > 0.01;
      },
      element(element) {
        return {
          role: element.getAttribute('role'), name: this.text(element), text: element.textContent,
          frame: this.frame(element), isSelected: element.getAttribute('aria-selected') === 'true',
          isCurrent: element.getAttribute('aria-current') === 'date', tabIndex: element.tabIndex,
          column: Number(element.getAttribute('aria-colindex')),
        };
      },
      visible(...roles) {
        return roles.flatMap((role) => this.all(role)).filter((each) => this.isVisible(each))
          .map((each) => this.element(each));
      },
      find(role, name) {
        return this.all(role).find((each) => this.isVisible(each) && this.text(each).includes(name));
      },
      // Resolves when scrolling has ended: the offset is the same in several frames.
      rest() {
        return new Promise((resolve) => {
          let place, frames = 0;
          const look = () => {
            const { scrollLeft, scrollTop } = this.scroller, now = `${scrollLeft} ${scrollTop}`;
            frames = now === place ? frames + 1 : 0;
            place = now;
            if (frames < 6) requestAnimationFrame(look); else resolve(true);
          };
          look();
        });
      },
      drop(name, text, type) {
        const data = new DataTransfer();
        data.items.add(new File([text], name, { type: type ?? 'text/calendar' }));
        for (const kind of ['dragenter', 'dragover', 'drop']) {
          this.host.dispatchEvent(new DragEvent(kind, { dataTransfer: data, bubbles: true, composed: true, cancelable: true }));
        }
      },
    };
    for (const kind of ['pointerdown', 'wheel', 'keydown']) {
      addEventListener(kind, () => probe.inputs++, { capture: true, passive: true });
    }
    addEventListener('securitypolicyviolation', (event) =>
      probe.violations.push(event.violatedDirective + ' ' + event.blockedURI));
    addEventListener('error', (event) => probe.violations.push(event.message));
    addEventListener('unhandledrejection', (event) => probe.violations.push(`${event.reason}`));
    // Not at the window, which `load` never reaches.
    for (const kind of ['dateselect', 'eventactivate', 'visiblerange', 'calendarload', 'loaderror', 'levelchange',
      'eventchange', 'editstart', 'editend', 'eventconflict', 'savechange', 'saveerror']) {
      document.addEventListener(kind, (event) => {
        if (event instanceof CustomEvent) probe.heard.push({ kind, detail: JSON.stringify(event.detail) });
      });
    }
    """#
}
