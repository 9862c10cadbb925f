/// A script that takes the example of each option four ways: an attribute in the markup, an attribute later, a property before the
/// element is defined, and a property later. Each way has to show the same, and the standard value must be back afterwards;
/// a wrong value counts as none and is said once. It returns what is wrong; nothing, at best.
enum FourWays {
  static func script(rows: String) -> String { source + "(\(rows))" }

  private static let source = #"""
    (async rows => {
      const wrong = [], said = [], hosts = new Set();
      const base = { date: '2026-11-21', today: '2026-11-21', now: '2026-11-21T11:00Z' };
      console.warn = (...words) => said.push(words.join(' '));
      const frames = () => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)));
      const events = [{ id: 1, title: 'Regatta', start: '2026-11-17', end: '2026-11-20' },
        { id: 2, title: 'Lunch', start: '2026-11-18T12:00', end: '2026-11-18T13:00', color: 'red' }];
      const show = async host => {
        hosts.forEach(other => other.remove());
        hosts.clear();
        hosts.add(host);
        host.style.cssText = 'position: fixed; inset: 0; height: 600px; width: 900px';
        host.events = events;
        document.body.append(host);
        for (let round = 0; round < 300 && !host.hasAttribute('ready'); round++) await frames();
        return host;
      };
      const make = (name, markup, from = document) => {
        const host = from.createElement('almanac-calendar');
        for (const other of Object.keys(base)) if (other !== name) host.setAttribute(other, base[other]);
        if (markup !== undefined) host.setAttribute(name, markup);
        return host;
      };
      const look = host => {
        host.shadowRoot.getAnimations?.().forEach(animation => animation.finish());
        return [...host.shadowRoot.querySelectorAll('.v')].map(view => {
          const { x, y, width, height } = view.getBoundingClientRect(), { visibility } = getComputedStyle(view);
          const isOut = !width || !height || x > 900 || y > 600 || x + width < 0 || y + height < 0;
          if (isOut || visibility === 'hidden') return '';
          const first = view.firstChild, text = first?.localName === 'bdi' ? first.textContent : first?.data;
          const { color, backgroundColor, fontSize, fontWeight, opacity, borderRadius } = getComputedStyle(view);
          // The program with a panel has more boxes that nobody sees.
          if (!view.ariaLabel && !text && backgroundColor === 'rgba(0, 0, 0, 0)') return '';
          return [view.role, view.ariaLabel, view.ariaSelected, text, ...[x, y, width, height].map(Math.round), color,
            backgroundColor, fontSize, fontWeight, opacity, borderRadius].join('|');
        }).filter(Boolean).sort().join('\n');
      };
      // What is shown when nothing changes any more.
      const rest = async host => {
        let before, now;
        for (let same = 0, round = 0; same < 3 && round < 300; round++) {
          await frames();
          now = look(host);
          same = now === before ? same + 1 : 0;
          before = now;
        }
        return now;
      };
      const check = async (row, way, host, wanted) => {
        let found;
        for (let round = 0; round < 90 && (found = look(host)) !== wanted; round++) await frames();
        if (found === wanted) return;
        const [a, b] = [found, wanted].map(text => text.split('\n')), other = a.find(line => !b.includes(line));
        wrong.push(`${row.name}, ${way}: ${other} instead of ${b.find(line => !a.includes(line))}`);
      };
      let changed = 0;
      for (const row of rows) {
        const { name, property, example } = row, leads = ['date', 'level'].includes(name);
        const value = example === '' ? true : /^\d+(\.\d+)?$/.test(example) ? +example : example;
        const own = await rest(await show(make(name, example)));
        const early = make(name, undefined, document.implementation.createHTMLDocument());
        early[property] = value;
        await show(early);
        await check(row, 'property before the definition', early, own);
        const host = await show(make(name)), standard = await rest(host);
        if (own !== standard) changed += 1;
        const back = async way => {
          if (leads) return host.configure({ date: '2026-11-21', level: 'month' });
          // A preset selects a day, which stays selected.
          if (name === 'preset') host.select(null);
          await check(row, way, host, standard);
        };
        host.setAttribute(name, example);
        await check(row, 'attribute', host, own);
        host.removeAttribute(name);
        await back('attribute removed');
        host[property] = value;
        await check(row, 'property', host, own);
        // This one is the property that every element has.
        if (name === 'dir') host.removeAttribute(name); else host[property] = null;
        await back('property removed');
        if (said.length) wrong.push(`${name}: ${said.splice(0)[0]}`);
        if (!row.wrong) continue;
        host.setAttribute(name, row.wrong);
        host.setAttribute(name, row.wrong);
        await back('wrong');
        await frames();
        if (said.length !== 1) wrong.push(`${name}: said ${said.length} times: ${said}`);
        said.length = 0;
      }
      hosts.forEach(host => host.remove());
      if (changed < rows.length / 4) wrong.push(`only ${changed} rows change the month`);
      return wrong.join('\n');
    })
    """#
}
