// What a person is told while sources are loading, and after a failure.

/** Says which sources of an element are loading, and which failed. */
export class Progress {
  #sources;
  /** The loading sources, as last reported. */
  #reported = 'false';
  #waiting = [];
  /** What a notice says of a source that could not be loaded. */
  #unloaded;

  constructor(sources) { this.#sources = sources; }

  /** Resolves when nothing is loading. */
  whenLoaded() { return new Promise(done => this.#sources.isLoading ? this.#waiting.push(done) : done()); }

  /** Shows which sources are loading, and reports changes to the page. */
  show() {
    const { all, resources, isLoading, session } = this.#sources;
    if (this.#unloaded && ![...all, resources].some(each => each.error || each.isLoading)) {
      this.showProblems(() => { this.#unloaded = undefined; });
    }
    const loading = all.filter(each => each.isLoading);
    if (!isLoading) this.#waiting.splice(0).forEach(done => done());
    const state = [isLoading, ...loading.map(({ number }) => number)].join();
    if (state === this.#reported) return;
    this.#reported = state;
    if (session) Object.assign(session.box, { ariaBusy: isLoading ? 'true' : null, part: isLoading ? 'box loading' : 'box' });
    session?.emit('loadingchange', { loading: isLoading, sources: loading });
  }

  /** Reports that a source could not be loaded, or the resources, unless the page does. */
  fail(failure) {
    this.show();
    const { session } = this.#sources;
    if (!session?.emit(failure.source ? 'sourceerror' : 'resourceerror', failure, true)) return;
    const { unreachable } = session.words, { name } = failure.source?.init ?? {};
    this.showProblems(() => { this.#unloaded = name ? `${name}: ${unreachable}` : unreachable; });
  }

  /** Shows failed saves, and a source that could not be loaded, after a change of them. What the person closed is over. */
  showProblems(change) {
    const { saves, session } = this.#sources;
    if (!session?.notice.isShown) {
      saves.failures = [];
      this.#unloaded = undefined;
    }
    change();
    if (!session) return;
    const { notice, words } = session, { failures } = saves;
    const lines = [failures.length && words.notSaved, ...failures.map(({ text }) => text), this.#unloaded].filter(Boolean);
    if (!lines.length) return notice.hide();
    notice.show(lines, { title: words.tryAgain, run: () => {
      failures.forEach(({ retry }) => retry());
      this.#sources.retry(true);
    } });
  }
}
