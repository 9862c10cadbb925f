/// What the page itself measures, as JavaScript, and the forms in which it answers.
enum BrowserFigures {
  /// Milliseconds since the start of navigation.
  struct Opening: Decodable {
    /// The engine was there, but had not done anything yet.
    var engine: Double
    /// The first answer with events had come in whole; 0 without a server.
    var answered: Double
    /// The second frame after the calendar stood with its events.
    var painted: Double
    /// From when engine and events were there until the calendar stood: making it, reading the events, and two frames.
    var paint: Double { painted - max(engine, answered) }
  }

  /// Milliseconds of each frame.
  struct Frames: Decodable {
    /// Spent in the engine.
    var engine: [Double]
    /// Spent in what it calls, which changes the document.
    var patch: [Double]
    /// The part of all frames that came more than half a frame late, 0...1.
    var late: Double

    func engine(at part: Double) -> Double { Self.value(engine, part) }
    func patch(at part: Double) -> Double { Self.value(patch, part) }

    private static func value(_ list: [Double], _ part: Double) -> Double {
      list.isEmpty ? 0 : list.sorted()[min(list.count - 1, Int(part * Double(list.count)))]
    }
  }

  /// Runs before the scripts of the page: wraps what the engine exports and imports, and notes when things happen.
  static func source(hasEvents: Bool) -> String {
    """
    {
      const instantiate = WebAssembly.instantiate;
      let inside = 0, outside = 0;
      const timed = (call, add) => (...all) => {
        const start = performance.now();
        try { return call(...all); } finally { add(performance.now() - start); }
      };
      WebAssembly.instantiate = async (module, imports) => {
        const host = Object.fromEntries(
          Object.entries(imports.host).map(([name, call]) => [name, timed(call, time => { outside += time; })]));
        const { exports } = await instantiate(module, { host });
        bench.engine = performance.now();
        bench.memory = exports.memory;
        const entries = Object.entries(exports).map(([name, value]) =>
          [name, typeof value === 'function' ? timed(value, time => { inside += time; }) : value]);
        return { exports: Object.fromEntries(entries) };
      };
      globalThis.bench = {
        get host() { return document.querySelector('almanac-calendar'); },
        get isShown() {
          return this.host?.hasAttribute('ready')
            && this.host.shadowRoot.querySelectorAll('[role=grid] [role=button]').length > \(hasEvents ? 10 : -1);
        },
        frame: () => new Promise(requestAnimationFrame),
        // Engine and page since the last call.
        take() {
          const result = [inside - outside, outside];
          inside = outside = 0;
          return result;
        },
        // From a call until the second frame after the last change of the document.
        async step(call) {
          let changed = 0;
          const observer = new MutationObserver(() => { changed = performance.now(); });
          observer.observe(
            this.host.shadowRoot, { subtree: true, childList: true, attributes: true, characterData: true });
          await this.frame();
          const start = changed = performance.now(), frames = [];
          call();
          const after = () => frames.filter(({ began }) => began > changed);
          while (after().length < 8 && frames.length < 600) {
            const began = await this.frame();
            frames.push({ began, now: performance.now() });
          }
          observer.disconnect();
          return after()[1].now - start;
        },
        // Notes when frames begin.
        watch() {
          const times = [];
          let isWatching = true;
          const look = time => {
            times.push(time);
            if (isWatching) requestAnimationFrame(look);
          };
          requestAnimationFrame(look);
          this.intervals = () => {
            isWatching = false;
            return times.slice(1).map((time, index) => time - times[index]);
          };
        },
        // Engine and page in each frame of something.
        async record(count, act) {
          const engine = [], patch = [];
          let late = 0, time = await this.frame();
          this.take();
          for (let index = 0; index < count; index += 1) {
            act(index);
            const next = await this.frame();
            if (next - time > 25) late += 1;
            time = next;
            const [inner, outer] = this.take();
            engine.push(inner);
            patch.push(outer);
          }
          return { engine, patch, late: late / count };
        },
      };
    }
    """
  }

  static let opening = """
    new Promise(done => {
      const answered = () => performance.getEntriesByType('resource').find(({ name }) => name.includes('/events?'));
      const finish = () => done(
        { engine: bench.engine, answered: answered()?.responseEnd ?? 0, painted: performance.now() });
      const look = () => requestAnimationFrame(bench.isShown ? finish : look);
      look();
    })
    """

  /// When a page with nothing in it was painted: the second frame after its scripts could run.
  static let emptyOpening = """
    (async () => {
      await bench.frame();
      await bench.frame();
      return performance.now();
    })()
    """

  /// The median milliseconds of two million steps of xorshift: what code costs that the browser has compiled.
  static let scriptYardstick = yardstick(
    """
    let state = 2463534242;
    for (let index = 0; index < 2e6; index += 1) {
      state ^= state << 13;
      state ^= state >>> 17;
      state ^= state << 5;
    }
    return state;
    """)

  /// The median milliseconds of 2,000 elements that are made, placed and removed again.
  static let documentYardstick = yardstick(
    """
    const parent = document.body.appendChild(document.createElement('div'));
    for (let index = 0; index < 2000; index += 1) {
      const child = parent.appendChild(document.createElement('div'));
      child.style.transform = `translate(${index}px, 0)`;
      child.textContent = index;
    }
    parent.remove();
    """)

  private static func yardstick(_ work: String) -> String {
    """
    (() => {
      const work = () => { \(work) };
      const times = Array.from({ length: 15 }, () => {
        const start = performance.now();
        work();
        return performance.now() - start;
      });
      return times.sort((a, b) => a - b)[7];
    })()
    """
  }

  /// Until nothing is drawn any more: events of other months have come too.
  static let quiet = """
    (async () => {
      let still = 0;
      while (still < 30) {
        bench.take();
        await bench.frame();
        still = bench.take()[0] > 0.2 ? 0 : still + 1;
      }
    })()
    """

  static let wasmMemory = "bench.memory.buffer.byteLength"

  /// 600 frames of 60 points: about 60 months on and back.
  static let scroll = """
    (() => {
      const scroller = [...bench.host.shadowRoot.querySelectorAll('.scrolls')]
        .find(each => each.scrollHeight > each.clientHeight && each.checkVisibility());
      return bench.record(600, index => scroller.scrollBy({ top: index < 400 ? 60 : -60, behavior: 'instant' }));
    })()
    """

  /// From the month to the day and back, with springs.
  static let zoom = """
    bench.record(240, index => {
      if (index % 60 === 0) index < 120 ? bench.host.zoomIn() : bench.host.zoomOut();
    })
    """
}
