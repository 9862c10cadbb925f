/// Actions of scripts and people at seeded moments of a start, and the same ones after it.
enum StartStorm {
  /// Defines `startStorm(seed)`, which starts two calendars one after the other. The second module of the first one arrives late, and
  /// the actions come before; the other one is ready when they come. Returns how both end, as texts, and whether the first was early.
  static let source = """
    globalThis.startStorm = async seed => {
      const Calendar = customElements.get('almanac-calendar'), random = below => {
        seed = Math.imul(seed, 1664525) + 1013904223 >>> 0;
        return Math.floor(seed / 2 ** 32 * below);
      };
      let release;
      const isThere = new Promise(done => { release = done; });
      Calendar.configure({ files: { 'almanac-more.wasm': () => isThere.then(() => 'almanac-more.wasm') } });
      const painted = () => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)));
      const until = async condition => { while (!condition()) await painted(); };
      const cells = calendar => [...calendar.shadowRoot.querySelectorAll('[role=gridcell]')];
      const day = () => `2026-${['10', '11', '12'][random(3)]}-${10 + random(18)}`;

      // Each action is chosen once, and performed by both calendars.
      const scripts = [
        () => { const date = day(); return calendar => calendar.goTo(date, { animated: false }); },
        () => { const date = day(); return calendar => calendar.select(date, { animated: false }); },
        () => { const level = ['month', 'week', 'day', 'agenda'][random(4)];
          return calendar => calendar.setLevel(level, { animated: false }); },
        () => { const level = ['month', 'week'][random(2)]; return calendar => { calendar.level = level; }; },
        () => { const day = ['sun', 'mon'][random(2)]; return calendar => { calendar.firstWeekday = day; }; },
        () => { const theme = ['dark', 'light'][random(2)]; return calendar => { calendar.theme = theme; }; },
        () => { const id = `${random(3)}`, start = day(); return calendar => { calendar.events = [{ id, title: 'Regatta', start }]; }; },
        () => { const start = day(); return calendar => { calendar.events = [{ id: 's', title: 'Training', start, rrule: 'FREQ=DAILY;COUNT=3' }]; }; },
        () => calendar => calendar.next(),
        () => calendar => calendar.clearSelection(),
      ];
      const input = [
        () => { const name = `November ${10 + random(18)}`; return calendar => {
          const cell = cells(calendar).find(each => each.ariaLabel.includes(name)), { x, y, width } = cell.getBoundingClientRect();
          const init = { clientX: x + width / 2, clientY: y + 12, bubbles: true, composed: true, cancelable: true };
          const press = { ...init, isPrimary: true, pointerId: 1, pointerType: 'mouse', button: 0 };
          for (const type of ['pointerdown', 'pointerup']) cell.dispatchEvent(new PointerEvent(type, press));
          cell.dispatchEvent(new MouseEvent('click', { ...init, detail: 1 }));
        }; },
        () => { const key = ['ArrowRight', 'ArrowDown', 'ArrowUp', 'PageDown', 'Home'][random(5)]; return calendar => {
          const cell = cells(calendar).find(each => each.tabIndex === 0);
          cell.focus();
          cell.dispatchEvent(new KeyboardEvent('keydown', { key, code: key, bubbles: true, composed: true, cancelable: true }));
        }; },
      ];
      const make = () => {
        const calendar = document.createElement('almanac-calendar');
        Object.assign(calendar, { today: '2026-11-21', timeZone: 'Europe/Berlin', events: [{ id: '0', title: 'Regatta', start: '2026-11-22' }] });
        calendar.style.cssText = 'display: block; width: 900px; height: 640px';
        return calendar;
      };
      const end = async calendar => {
        await until(() => calendar.hasAttribute('ready'));
        // Until nothing has moved for a while.
        for (let last, count = 0; count < 20; count++) {
          await painted();
          const now = `${calendar.state} ${calendar.focusedDate} ${calendar.shadowRoot.textContent}`;
          if (now !== last) [last, count] = [now, 0];
        }
        const { shadowRoot: root } = calendar, shown = [...root.querySelectorAll('[role=button], [role=gridcell], [role=heading]')];
        return JSON.stringify({ state: calendar.state, level: calendar.level, selected: calendar.selectedDates, focused: calendar.focusedDate,
          period: calendar.period, events: calendar.eventsIn({ start: '2026-10-01', end: '2027-01-01' }).map(({ id, date }) => `${id} ${date}`),
          shown: shown.filter(each => each.checkVisibility()).map(each => each.ariaLabel ?? each.textContent).sort() });
      };

      const first = make(), counts = [random(3), random(4), random(3)];
      const plans = counts.map((count, phase) => Array.from({ length: count }, () => {
        const all = phase === 1 ? [...scripts, ...input, ...input] : scripts;
        return all[random(all.length)]();
      }));
      document.body.prepend(first);
      // Before the engine, between the first frame and the second module, and while that arrives.
      for (const perform of plans[0]) perform(first);
      await until(() => cells(first).length >= 28);
      await painted();
      for (const perform of plans[1]) {
        perform(first);
        if (random(2)) await painted();
      }
      const isEarly = !first.hasAttribute('ready');
      release();
      for (const perform of plans[2]) {
        await Promise.resolve();
        perform(first);
      }
      const ended = await end(first);
      first.remove();

      const other = make();
      document.body.prepend(other);
      await until(() => other.hasAttribute('ready'));
      await painted();
      for (const perform of plans.flat()) perform(other);
      const expected = await end(other);
      other.remove();
      return { ended, expected, isEarly };
    };
    true
    """
}
