// A Chromium with an empty profile, used through the DevTools protocol.

const { spawn } = require('node:child_process');

/** A page is settled if nothing was requested for so many milliseconds, and nothing changed between two reports. */
const QUIET = 600;
const LATEST = 60_000;
/** The browser itself is quiet if its processes use less than so many seconds between two looks; how long to wait for it at most. */
const IDLE = { share: 0.025, look: 250, looks: 24 };

/** The binding with which a page reports; see pages.js. */
const REPORT = 'report';

exports.Browser = class Browser {
  #calls = new Map();
  #count = 0;
  /** Called with each event of a page. */
  #hear = () => {};

  /** `profile` is the folder for the browser's files. */
  constructor(profile) {
    this.process = spawn('chromium', ['--headless=new', '--no-sandbox', '--disable-gpu', '--window-size=1280,900', '--no-first-run',
      '--disable-background-networking', '--disable-component-update', '--remote-debugging-pipe', `--user-data-dir=${profile}`, 'about:blank'],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'] });
    this.ended = new Promise(done => this.process.on('exit', done));
    let text = '';
    // A message ends with a zero.
    this.process.stdio[4].setEncoding('utf8').on('data', part => {
      const messages = (text + part).split('\0');
      text = messages.pop();
      messages.forEach(message => this.#receive(JSON.parse(message)));
    });
  }

  #receive({ id, method, params, result, error, sessionId }) {
    if (!id) return this.#hear(method, params, sessionId);
    const { done, refuse } = this.#calls.get(id);
    this.#calls.delete(id);
    if (error) refuse(new Error(error.message)); else done(result);
  }

  call(method, params = {}, sessionId = undefined) {
    const id = ++this.#count;
    this.process.stdio[3].write(`${JSON.stringify({ id, method, params, sessionId })}\0`);
    return new Promise((done, refuse) => this.#calls.set(id, { done, refuse }));
  }

  /**
   * Resolves when the browser does almost nothing. In the first seconds it prepares pages of its own, such as the suggestions for
   * addresses, in processes that take the time from the page: a start then takes half as long again.
   */
  async #quiet() {
    const used = async () => {
      const { processInfo } = await this.call('SystemInfo.getProcessInfo');
      return processInfo.reduce((sum, { cpuTime }) => sum + cpuTime, 0);
    };
    for (let looks = 0, before = await used(); looks < IDLE.looks; looks++) {
      await new Promise(done => setTimeout(done, IDLE.look));
      const now = await used(), difference = Math.abs(now - before);
      if (difference < IDLE.share) return;
      before = now;
    }
  }

  /**
   * Opens an address in a new tab, and returns the last report of the settled page. `network` has a `rate` in bytes per second and
   * a `latency` in milliseconds; without them, nothing is slowed. `film` gets the tab before it navigates.
   */
  async visit(url, { rate = -1, latency = 0 }, film = () => {}) {
    const { targetId } = await this.call('Target.createTarget', { url: 'about:blank' });
    const { sessionId } = await this.call('Target.attachToTarget', { targetId, flatten: true });
    const tab = (method, params) => this.call(method, params, sessionId);
    const waiting = new Set();
    let last = 0, before, settle;
    const settled = new Promise(done => { settle = done; });
    const listeners = {
      'Network.requestWillBeSent': ({ requestId }) => { waiting.add(requestId); },
      'Network.loadingFinished': ({ requestId }) => { waiting.delete(requestId); last = performance.now(); },
      'Network.loadingFailed': ({ requestId }) => { waiting.delete(requestId); last = performance.now(); },
      'Runtime.bindingCalled': ({ payload }) => {
        const report = JSON.parse(payload), isSame = report.settled !== undefined && report.settled === before?.settled;
        before = report;
        if (isSame && !waiting.size && performance.now() - last > QUIET) settle(report);
      },
    };
    this.#hear = (method, params, id) => { if (id === sessionId) listeners[method]?.(params); };
    await tab('Network.enable');
    await tab('Network.emulateNetworkConditions', { offline: false, latency, downloadThroughput: rate, uploadThroughput: rate });
    await tab('Page.enable');
    await tab('Runtime.enable');
    await tab('Runtime.addBinding', { name: REPORT });
    await this.#quiet();
    const end = await film(tab, listeners);
    await tab('Page.navigate', { url });
    const late = setTimeout(() => settle(undefined), LATEST);
    const report = await settled;
    clearTimeout(late);
    await end?.();
    await this.call('Target.closeTarget', { targetId });
    return report;
  }

  async close() {
    this.process.kill('SIGKILL');
    await this.ended;
  }
};
