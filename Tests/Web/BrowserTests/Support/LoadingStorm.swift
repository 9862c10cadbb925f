/// A script in which somebody goes to days at random, a server answers late, and sometimes not, with few or many events. It
/// returns what is wrong with the days that were asked for; nothing, at best.
enum LoadingStorm {
  static func script(_ seeds: ClosedRange<Int>) -> String { source + "(\(Array(seeds)))" }

  private static let source = #"""
    (async seeds => {
      const { Loading } = await import('/modules/events/loading.js'), wrong = new Set();
      // Nothing is painted, so nobody waits for it.
      const real = { requestAnimationFrame: globalThis.requestAnimationFrame, requestIdleCallback: globalThis.requestIdleCallback };
      Object.assign(globalThis, { requestAnimationFrame: run => setTimeout(run), requestIdleCallback: undefined });
      const number = iso => Date.parse(`${iso}T00:00:00Z`) / 864e5, pause = time => new Promise(done => setTimeout(done, time));
      const span = (from, to) => Array.from({ length: to - from }, (_, index) => from + index);
      const make = (load, parts) => new Loading({ longest: 91, widest: 120, take: () => [], drop() {}, tell() {}, update() {}, ...parts,
        load: ({ start, end, signal }, window) => load(number(start), number(end), window, signal) });
      const isLoaded = loading => day => loading.ranges.some(({ from, to }) => from <= day && day < to);
      const until = async isDone => { for (let round = 0; round < 5000 && !isDone(); round++) await pause(); };

      /** The days of the first requests, while those with some days in view are answered with a number of events. */
      const asked = async (first, end, count, events, margin) => {
        const found = [], loading = make(async (from, to, window) => {
          found.push(`${from - first}-${to - first}`);
          window.count = events;
          if (found.length > count) await new Promise(() => {});
          return [];
        });
        loading.show(first, end, undefined, margin);
        await until(() => found.length >= count + 2);
        loading.stop();
        return found.join();
      };
      const expect = (name, found, wanted) => found === wanted || wrong.add(`${name}: ${found}`);
      expect('long views', (await asked(0, 200, 3, 1)).split(',').slice(0, 3).join(), '0-91,91-182,182-200');
      expect('many events', await asked(0, 40, 1, 8000), '0-40,40-50,-10-0');
      expect('few events', await asked(0, 40, 1, 1), '0-40,40-131,-91-0');
      expect('a margin', await asked(100, 142, 1, 1, 7), '0-42,42-49,-7-0');
      expect('the last day', await asked(1e8 - 40, 1e8 - 5, 1, 1), '0-35,35-40,-91-0');
      expect('the first day', await asked(-1e8 + 5, -1e8 + 40, 1, 1), '0-35,35-126,-5-0');

      let failed = 0;
      for (let seed of seeds) {
        const random = count => ((seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0) >>> 16) % count, seen = new Set();
        let isCalm = false;
        const loading = make(async (from, to, window, signal) => {
          const days = span(from, to), forget = () => days.forEach(day => seen.delete(day));
          if (days.length > 91) wrong.add(`${days.length} days at once`);
          for (const day of days) if (seen.has(day)) wrong.add(`${day} is asked for again`); else seen.add(day);
          signal.addEventListener('abort', forget);
          await pause(random(3));
          if (!isCalm && random(4) === 0) {
            forget();
            throw new Error('down');
          }
          window.count = random(60) * days.length;
          return [];
        }, { tell: failure => failed += failure ? 1 : 0 });
        for (let step = 0; step < 40; step++) {
          const first = random(3000) - 1500, end = first + 1 + random(120);
          loading.show(first, end);
          if (random(2)) { await pause(random(8)); continue; }
          isCalm = true;
          loading.retry();
          await until(() => span(first - 60, end + 60).every(isLoaded(loading)));
          for (const day of span(first - 60, end + 60)) if (!isLoaded(loading)(day)) wrong.add(`${day} is missing`);
          isCalm = false;
        }
        loading.stop();
      }
      Object.assign(globalThis, real);
      if (!failed) wrong.add('nothing failed');
      return [...wrong].slice(0, 8).join('; ');
    })
    """#
}
