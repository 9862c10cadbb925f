/// Several pages that edit the same events over a network that drops, doubles, delays and reorders, as a script: the real
/// modules for saving and changes, with a model of the server and of the engine, and with time that the script makes.
enum EditorStorm {
  /// Returns the script that resolves to what is wrong after the storms of some seeds.
  static func script(_ seeds: ClosedRange<Int>) -> String {
    """
    (async () => {
      sessionStorage.setItem('almanac-calendar token', 'secret');
      const [saving, changes, { takeToken }] =
        await Promise.all(['saving', 'changes', 'token'].map(name => import(`/modules/saving/${name}.js`)));
      takeToken();
      const modules = { ...saving, ...changes }, wrong = [];
      \(source)
      for (let seed = \(seeds.lowerBound); seed <= \(seeds.upperBound); seed++) wrong.push(...await storm(modules, seed));
      return wrong;
    })()
    """
  }

  private static let source = #"""
    const timers = [];
    let now = 0, lastTimer = 0;
    Object.assign(globalThis, {
      setTimeout: (run, delay = 0) => (timers.push({ id: ++lastTimer, at: now + delay, run }), lastTimer),
      clearTimeout: id => { const at = timers.findIndex(timer => timer.id === id); if (at >= 0) timers.splice(at, 1); },
    });
    performance.now = () => now;
    // What pages of a browser say to each other takes none of the time that the script makes.
    let locks = new Map(), channels = new Set();
    Object.defineProperty(navigator, 'locks', { configurable: true, value: { request(name, { signal }, run) {
      const before = locks.get(name) ?? Promise.resolve();
      const held = before.then(() => signal.aborted ? undefined : run());
      locks.set(name, held.catch(() => {}));
      return held;
    } } });
    globalThis.BroadcastChannel = class {
      constructor(name) { Object.assign(this, { name }); channels.add(this); }
      close() { channels.delete(this); }
      postMessage(data) {
        for (const other of channels) {
          if (other !== this && other.name === this.name) setTimeout(() => channels.has(other) && other.onmessage({ data }));
        }
      }
    };
    const channel = new MessageChannel(), turns = [];
    channel.port1.onmessage = () => turns.shift()();
    const turn = () => new Promise(done => { turns.push(done); channel.port2.postMessage(0); });
    const settle = async () => { for (let round = 0; round < 12; round++) await turn(); };
    const later = delay => new Promise(done => setTimeout(done, delay));
    const own = { x: 0, y: 0, z: 0 }, WORDS = ['', '', '', '', '', 'file', 'Event'], files = [];
    URL.createObjectURL = blob => (files.push(blob.text()), '');
    HTMLAnchorElement.prototype.click = () => {};

    /** A server with the conditions of `almanac serve`, whose network drops, doubles, delays and reorders until it is calm. */
    class Server {
      store = new Map();
      journal = [];
      streams = new Set();
      sequence = 0;
      isCalm = false;

      constructor(random) { this.random = random; }

      put(uid, ics) {
        if ((this.store.get(uid)?.ics ?? null) === ics) return this.store.get(uid)?.etag ?? null;
        const etag = ics === null ? null : `${++this.sequence}`;
        if (etag) this.store.set(uid, { ics, etag }); else { this.sequence += 1; this.store.delete(uid); }
        const line = { calendar: 1, uid, etag, position: `${this.sequence}.a`, number: this.sequence };
        this.journal.push(line);
        this.streams.forEach(send => send(line));
        return etag;
      }

      post(body) {
        const list = JSON.parse(body), failed = [];
        for (const { uid, ics, ifMatch } of list) {
          const there = this.store.get(uid), isMet = ifMatch ? there?.etag === ifMatch : !there;
          if (!isMet && (there?.ics ?? null) !== ics) {
            failed.push({ calendar: 1, uid, etag: there?.etag ?? null, ics: there?.ics ?? null });
          }
        }
        if (failed.length) return Response.json({ error: 'changed', failed }, { status: 412 });
        return Response.json(list.map(({ uid, ics }) => ({ etag: this.put(uid, ics) })));
      }

      async answer(address, { method, body, signal }) {
        const { random } = this;
        if (method === 'POST') {
          const fate = this.isCalm ? 9 : random(10);
          await later(random(200));
          if (fate === 1 || fate === 2) this.post(body);
          if (fate === 3) setTimeout(() => this.post(body), 40_000 + random(500));
          if (fate === 0 || fate === 1 || fate === 3) throw new TypeError('lost');
          if (fate === 4) return Response.json({ error: 'busy' }, { status: 503 });
          if (fate === 5 && random(3) === 0) return Response.json({ error: 'too much' }, { status: 413 });
          const response = this.post(body);
          await later(random(500));
          return response;
        }
        if (address.includes('since=')) return this.stream(+address.split('since=')[1].split('.')[0], signal);
        await later(random(300));
        if (!this.isCalm && random(8) === 0) throw new TypeError('lost');
        const there = this.store.get(address.split('/events/')[1].split('?')[0]);
        await later(random(300));
        return there ? new Response(there.ics, { headers: { ETag: `"${there.etag}"` } }) : new Response(null, { status: 204 });
      }

      stream(since, signal) {
        if (!this.isCalm && this.random(4) === 0) throw new TypeError('no stream');
        let lines;
        const body = new ReadableStream({ start(controller) { lines = controller; } }), encoder = new TextEncoder();
        const send = line => setTimeout(() => {
          try { lines.enqueue(encoder.encode(JSON.stringify(line) + '\n')); } catch { /* it has ended */ }
        });
        const end = () => { this.streams.delete(send); try { lines.close(); } catch { /* it has ended */ } };
        this.streams.add(send);
        this.journal.filter(({ number }) => number > since).forEach(send);
        send({ position: `${this.sequence}.a` });
        signal.addEventListener('abort', end);
        if (!this.isCalm) setTimeout(() => this.isCalm || end(), this.random(4000));
        return new Response(body);
      }
    }

    /** The fields of two versions: joined, and the values that both changed differently. */
    function merge(base, mine, theirs) {
      if (mine === theirs || base === theirs) return [mine, []];
      if (base === mine) return [theirs, []];
      if (!mine || !theirs) return [mine, Object.values(JSON.parse(mine || theirs))];
      const [before, own, other] = [base || '{}', mine, theirs].map(text => JSON.parse(text)), joined = { ...own }, values = [];
      for (const key of Object.keys({ ...own, ...other })) {
        if (own[key] === other[key] || other[key] === before[key]) continue;
        if (own[key] === before[key]) joined[key] = other[key]; else values.push(own[key], other[key]);
      }
      return [JSON.stringify(joined), values];
    }

    /** A page: the real modules, with fields in place of an engine. */
    class Page {
      constructor({ Saving, Changes }, server, name, known) {
        Object.assign(this, { server, name, known, life: new AbortController() });
        this.events = new Map([...server.store].map(([uid, { ics }]) => [uid, ics]));
        const page = this, { signal } = this.life, encoder = new TextEncoder();
        const session = this.session = { signal, encoder, isStarted: true, element: { api: '/api' }, emit() {}, showSoon() {},
          on(target, types, listener) { types.split(' ').forEach(type => target.addEventListener(type, listener, { signal })); },
          // What is refused is offered as a file, which a person keeps.
          notice: { show(lines, action) { page.action = action; if (action?.title === 'file') action.run(); }, hide() {} },
          server: { hasAsked: () => true, reached() {} },
          send(text) { page.inbox = text; return text.length; },
          inbox(length) { return page.bytes = new Uint8Array(length); },
          engine: { almanac_mark_unsaved() {}, almanac_resolve: asks => this.resolve(asks, this.inbox.split('\x1f')),
            almanac_replace: (place, length) => this.set(this.decode(0, length), this.decode(length)) } };
        session.saving = new Saving();
        session.changes = new Changes(session);
        session.saving.start(session);
        const events = [...server.store].map(([uid, { etag }]) => `BEGIN:VEVENT\nUID:${uid}\nX-ALMANAC-ETAG:${etag}\nEND:VEVENT\n`);
        session.saving.read(encoder.encode(`BEGIN:VCALENDAR\nX-ALMANAC-CALENDAR:1\n${events.join('')}END:VCALENDAR\n`));
        session.changes.begin(`${server.sequence}.a`);
      }

      /** The text of a part of the inbox. */
      decode(from, to) { return new TextDecoder().decode(this.bytes.slice(from, to)); }

      set(uid, ics) { if (ics) this.events.set(uid, ics); else this.events.delete(uid); }
      get(uid) { return this.events.get(uid) ?? ''; }

      resolve(asks, fields) {
        const { session, server } = this, parts = [];
        for (let at = 0; at + 3 < fields.length; at += 4) parts.push([fields[at + 1], this.get(fields[at + 1]), fields[at + 2], fields[at + 3]]);
        const values = parts.flatMap(([, mine, base, theirs]) => merge(base, mine, theirs)[1]);
        const end = isMine => {
          for (const [uid, mine, base, theirs] of parts) this.set(uid, (isMine ? merge(base, mine, theirs) : merge(base, theirs, mine))[0]);
          session.saving.resolve(WORDS, parts.flatMap(([uid]) => ['1', uid, this.get(uid), '']));
        };
        if (!values.length && !asks) return end(true), 1;
        values.forEach(value => this.known.add(value));
        setTimeout(() => {
          if (parts.some(([uid, mine]) => this.get(uid) !== mine)) return this.resolve(asks, fields);
          const answer = server.random(3);
          if (answer < 2 || server.isCalm) return end(answer);
          session.saving.resolve(WORDS, []);
          setTimeout(() => this.action.run(), 700);
        }, server.random(2000));
        return 1;
      }

      /** Types a value, or deletes. What it replaces was seen. */
      edit(value) {
        const { random } = this.server, uid = 'ab'[random(2)], before = this.get(uid), isDeleted = before && random(25) === 0;
        const old = JSON.parse(before || '{}'), field = 'xyz'[random(3)];
        (isDeleted ? Object.values(old) : [old[field]]).forEach(value => this.known.add(value));
        if (isDeleted) this.known.add(value);
        const ics = isDeleted ? '' : JSON.stringify({ ...old, [field]: value });
        this.set(uid, ics);
        const { saving } = this.session;
        saving.add(WORDS, saving.items(['1', uid, ics, before]));
      }
    }

    /** Returns what is wrong after a storm: values that nobody sees, pages that differ; empty if nothing is. */
    async function storm(modules, seed) {
      let state = BigInt(seed) * 2654435761n + 1n;
      const random = count => {
        state = BigInt.asUintN(64, state ^ state << 13n);
        state ^= state >> 7n;
        state = BigInt.asUintN(64, state ^ state << 17n);
        return Number(state % BigInt(count));
      };
      timers.length = now = 0;
      [locks, channels] = [new Map(), new Set()];
      const server = new Server(random), known = new Set(), typed = [];
      globalThis.fetch = (address, options) => Promise.race([server.answer(address, options), new Promise((_, fail) =>
        options.signal?.addEventListener('abort', () => fail(new TypeError('aborted'))))]);
      for (const uid of 'ab') server.put(uid, JSON.stringify(own));
      const pages = Array.from({ length: 2 + random(3) }, (_, index) => new Page(modules, server, `page ${index}`, known));
      for (let index = 0; index < 12; index++) setTimeout(() => pages[random(pages.length)].edit(typed[index] = `value ${index}`), random(15_000));
      const run = async end => {
        while (await settle(), timers.length && now < end) {
          timers.sort((a, b) => a.at - b.at || a.id - b.id);
          const { at, run } = timers.shift();
          now = Math.max(now, at);
          run();
        }
      };
      await run(60_000);
      server.isCalm = true;
      dispatchEvent(new Event('online'));
      await run(300_000);
      const all = [...[...server.store.values()].map(({ ics }) => ics), ...await Promise.all(files)].join(), wrong = [];
      for (const value of typed) if (!known.has(value) && !all.includes(`"${value}"`)) wrong.push(`${seed}: ${value} is lost`);
      const expected = JSON.stringify([...server.store].map(([uid, { ics }]) => [uid, ics]).sort());
      for (const page of pages) {
        if (JSON.stringify([...page.events].sort()) !== expected) wrong.push(`${seed}: ${page.name} differs`);
        page.life.abort();
      }
      return wrong;
    }
    """#
}
