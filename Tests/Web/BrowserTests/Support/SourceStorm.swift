/// A script in which sources answer late, twice, in another order, in pages, for other days, cut, or not at all, while somebody
/// goes to other days, changes what they have, adds some and removes some. It returns what is wrong; nothing, at best.
enum SourceStorm {
  static func script(seed: Int) -> String { source + "(\(seed))" }

  private static let source = #"""
    (async seed => {
      const host = document.querySelector('almanac-calendar'), wrong = [], realFetch = window.fetch;
      const random = count => (seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0) % 65536 % count;
      const wait = time => new Promise(done => setTimeout(done, time)), running = new Map(), feeds = new Map();
      const day = number => new Date(number * 864e5).toISOString().slice(0, 10);
      const number = text => Date.parse(`${text.slice(0, 10)}T00:00:00Z`) / 864e5;
      const idOf = (feed, at) => `${feed.number}-${at}-${feed.version > 1 ? at % 2 : 0}`;
      host.addEventListener('sourceerror', event => event.preventDefault());
      // Each feed has an event every three days, in a version that grows; "done" has the days that it has answered.
      const answer = (feed, from, to, page) => {
        const all = [], isCovered = page === undefined && random(4) === 0;
        if (isCovered) to = random(2) ? to + random(20) : from + Math.ceil((to - from) / 2);
        for (let at = from; at < to; at++) if (at % 3 === feed.number % 3) {
          all.push({ id: idOf(feed, at), title: `v${feed.version}`, start: day(at) });
        }
        if (random(3) === 0) all.push(...all);
        if (isCovered) return { events: all, covers: { start: day(from), end: day(to) } };
        if (page === undefined && random(3) === 0) return { events: all.slice(0, all.length / 2), cursor: 'rest' };
        if (page === 'rest') return { events: all.reverse() };
        return all;
      };
      const load = async (feed, start, end, page, signal) => {
        const from = number(start), to = number(end), version = feed.version;
        if (!page) for (let at = from; at < to; at++) if (feed.done.has(at)) wrong.push(`${feed.number}: ${day(at)} again`);
        running.set(feed.origin, (running.get(feed.origin) ?? 0) + 1);
        try {
          if (feed.origin && running.get(feed.origin) > 6) wrong.push(`${running.get(feed.origin)} requests`);
          await wait(random(4) * random(12));
          if (random(5) === 0) throw new Error('down');
          const found = answer(feed, from, to, page);
          const last = Math.min(to, found.covers ? number(found.covers.end) : to);
          const forget = () => { for (let at = from; at < to; at++) feed.done.delete(at); };
          // What was aborted, also while it was read, is asked for again.
          signal.addEventListener('abort', forget);
          const isDone = !found.cursor && version === feed.version && !signal.aborted;
          if (isDone) for (let at = from; at < last; at++) feed.done.add(at);
          return { found, forget };
        } finally { running.set(feed.origin, running.get(feed.origin) - 1); }
      };
      window.fetch = async (url, init) => {
        const { hostname, searchParams, pathname } = new URL(url);
        if (!hostname.endsWith('.example')) return realFetch(url, init);
        const feed = feeds.get(pathname.slice(1));
        if (!feed) throw new Error('gone');
        const { found, forget } = await load(feed, searchParams.get('start'), searchParams.get('end'),
          searchParams.get('cursor') ?? undefined, init.signal);
        if (init.signal.aborted) throw init.signal.reason;
        const text = JSON.stringify(found);
        // An answer that ends too early is a failure of the network.
        const isCut = random(6) === 0;
        if (isCut) forget();
        return new Response(new ReadableStream({ start(controller) {
          controller.enqueue(new TextEncoder().encode(isCut ? text.slice(0, text.length / 2) : text));
          if (isCut) controller.error(new Error('cut')); else controller.close();
        } }));
      };
      let count = 0;
      const add = () => {
        const feed = { number: count++, version: 1, done: new Set(), origin: random(2) ? 'a.example' : undefined };
        feeds.set(`${feed.number}`, feed);
        feed.source = host.addSource(feed.origin ? { url: `https://${feed.origin}/${feed.number}` }
          : async ({ start, end, cursor, signal }) => (await load(feed, start, end, cursor, signal)).found);
      };
      const shown = () => host.eventsIn({ start: day(20000), end: day(23000) });
      for (let index = 0; index < 10; index++) add();
      for (let step = 0; step < 25; step++) {
        const list = [...feeds.values()], feed = list[random(list.length)];
        switch (random(7)) {
          case 0: if (feeds.size < 14) add(); break;
          case 1:
            if (feeds.size < 4) break;
            feed.source.remove();
            feeds.delete(`${feed.number}`);
            break;
          case 2:
            feed.version += 1;
            feed.done.clear();
            feed.source.refetch();
            break;
          default: host.goTo(day(20600 + random(400)));
        }
        await wait(random(3) * random(30));
        if (random(3) === 0) window.dispatchEvent(new Event('online'));
        for (const { id } of shown()) if (!feeds.has(id.split('-')[0])) wrong.push(`${id} is shown`);
      }
      const view = new Promise(done => host.addEventListener('visiblerange', ({ detail }) => done(detail), { once: true }));
      host.goTo(day(20300));
      const range = await view;
      const isLoading = () => [...feeds.values()].some(({ source }) => source.state !== 'ready');
      for (let round = 0; round < 400 && isLoading(); round++) {
        window.dispatchEvent(new Event('online'));
        await wait(10);
      }
      await host.whenLoaded();
      const found = host.eventsIn(range).map(({ id, title }) => `${id} ${title}`).sort();
      const days = [...Array(number(range.end) - number(range.start)).keys()].map(at => at + number(range.start));
      const wanted = [...feeds.values()].flatMap(feed => days.filter(at => at % 3 === feed.number % 3)
        .map(at => `${idOf(feed, at)} v${feed.version}`)).sort();
      for (const each of wanted) if (!found.includes(each)) wrong.push(`${each} is missing`);
      for (const each of found) if (!wanted.includes(each)) wrong.push(`${each} is there`);
      if (!wanted.length) wrong.push('nothing was looked at');
      for (const { source } of feeds.values()) source.remove();
      if (shown().length) wrong.push('something is left');
      window.fetch = realFetch;
      return [...new Set(wrong)].slice(0, 8).join('; ');
    })
    """#
}
