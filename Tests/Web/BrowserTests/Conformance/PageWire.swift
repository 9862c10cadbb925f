/// A script for a page whose program does not run: frames come from a test instead, and calls of the page to the program
/// are kept for it. All else is the page's own: the element, its session, style sheets, listeners.
enum PageWire {
  static let source = #"""
    globalThis.wire = {
      heard: [],
      // Views that scroll and have not come to rest.
      scrolling: new Set(),
      inputs: ['pointer', 'key', 'wheel', 'magnify', 'scrolled', 'scroll_ended', 'focus', 'activate', 'edited', 'resize'],
      hear(name, values) {
        if (name === 'edited') {
          const [view, length] = values;
          values = [view, new TextDecoder().decode(new Uint8Array(this.program.memory.buffer, this.inbox, length))];
        }
        if (name === 'scrolled') this.scrolling.add(values[0]);
        if (name === 'scroll_ended') this.scrolling.delete(values[0]);
        if (this.inputs.includes(name)) this.heard.push([name, ...values]);
        // Keys, wheels and pinches are used, so that the browser does nothing with them.
        return name === 'key' || name === 'wheel' || name === 'magnify' ? 1 : 0;
      },
      take() { return this.heard.splice(0); },
      async open() {
        const instantiate = this.instantiate ??= WebAssembly.instantiate;
        WebAssembly.instantiate = async (module, imports) => {
          // The second module has no calls of its own.
          if (!imports.host) return instantiate(module, imports);
          const { exports } = await instantiate(module, imports), calls = {};
          this.program = exports;
          this.host = imports.host;
          for (const name of Object.keys(exports)) {
            calls[name] = !name.startsWith('almanac_') || name === 'almanac_options_version' ? exports[name]
              : name === 'almanac_inbox' ? length => this.inbox = exports.almanac_inbox(length)
              : (...values) => this.hear(name.replace('almanac_', ''), values);
          }
          return { exports: calls };
        };
        document.body.replaceChildren();
        this.element = document.createElement('almanac-calendar');
        this.element.setAttribute('locale', 'en-US');
        Object.assign(this.element.style, { position: 'fixed', inset: '0', width: '100vw', height: '100vh' });
        document.body.append(this.element);
        await new Promise(resolve => this.element.addEventListener('ready', resolve));
        WebAssembly.instantiate = instantiate;
        this.box = this.element.shadowRoot.querySelector('.box');
        this.take();
      },
      // Calls what a program calls, in order: name and values.
      feed(calls) {
        for (const [name, ...values] of calls) {
          if (name === 'commit') this.commit(...values);
          else if (name === 'image') this.image(...values);
          else if (name === 'post') this.post(...values);
          else this.host[name](...values);
        }
      },
      // Brings bytes into the memory of the program, after whole words.
      write(words, bytes) {
        const start = this.program.almanac_inbox(4 * words.length + bytes.length + 4) + 3 & ~3;
        new Int32Array(this.program.memory.buffer, start, words.length).set(words);
        new Uint8Array(this.program.memory.buffer, start + 4 * words.length, bytes.length).set(bytes);
        return start;
      },
      commit(words, text) {
        const bytes = new TextEncoder().encode(text), start = this.write(words, bytes);
        this.host.commit(start, words.length, start + 4 * words.length, bytes.length);
      },
      image(id, format, bytes) { this.host.image(id, format, this.write([], bytes), bytes.length); },
      post(kind, text) {
        const bytes = new TextEncoder().encode(text);
        this.host.post(kind, this.write([], bytes), bytes.length);
      },
      frame: () => new Promise(resolve => requestAnimationFrame(() => setTimeout(resolve))),
      // Resolves when the effects of an input are there, and nothing scrolls.
      async rest() {
        for (let at = 0; at < 3 || this.scrolling.size && at < 240; at++) await this.frame();
        for (const each of this.box.getAnimations({ subtree: true })) each.finish();
        return JSON.stringify(this.take());
      },
      find(view) { return [...this.box.querySelectorAll('.v')].find(each => each.view === view); },
    };
    """#
}
