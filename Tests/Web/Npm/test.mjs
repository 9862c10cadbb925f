// usage: node Tests/Web/Npm/test.mjs PACKAGE.tgz [TOOLS]
// Builds a page from the package with each tool that is installed, and looks at it in Chromium: a month has to be seen, without
// a report of the Content-Security-Policy. TOOLS is the root of unpacked Debian packages; otherwise the system's. Tools that are
// absent are named. Then the examples of Documentation/Web.
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import Module, { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { extname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const [tarball, tools = '/'] = process.argv.slice(2), modules = join(tools, 'usr/share/nodejs');
// Debian's modules find each other by this variable.
process.env.NODE_PATH = modules;
Module._initPaths();
// Debian's webpack looks for modules where Debian's Node says; other builds of Node do not say it.
const variables = { ...process.config.variables, node_prefix: join(tools, 'usr'), node_relative_path: 'share/nodejs' };
Object.defineProperty(process, 'config', { value: { ...process.config, variables } });
const require = createRequire(import.meta.url);
const work = mkdtempSync(join(tmpdir(), 'almanac-npm-')), library = join(work, 'node_modules/almanac-calendar');
const POLICY = `default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; connect-src 'self'; `
  + `img-src 'self' blob:; require-trusted-types-for 'script'`;
const TYPES = { '.html': 'text/html', '.css': 'text/css', '.js': 'text/javascript', '.wasm': 'application/wasm', '.txt': 'text/plain' };
const GUIDES = new URL('../../../Documentation/Web/', import.meta.url);
const counts = { passed: 0, failed: 0, skipped: 0 };

mkdirSync(library, { recursive: true });
execFileSync('tar', ['xzf', resolve(tarball), '--strip-components=1', '-C', library]);

const server = createServer((request, response) => {
  const path = join(work, new URL(request.url, 'http://x').pathname);
  if (!existsSync(path)) return response.writeHead(404).end();
  response.writeHead(200, { 'Content-Type': TYPES[extname(path)] ?? 'application/json', 'Content-Security-Policy': POLICY });
  response.end(readFileSync(path));
});
await new Promise(done => server.listen(0, '127.0.0.1', done));

/** What the pages say of themselves, in an attribute of their body. */
const WATCH = `
  const reports = [];
  document.addEventListener('securitypolicyviolation', event => reports.push(event.violatedDirective));
  addEventListener('ready', ({ target }) => setTimeout(() => {
    const days = target.shadowRoot.querySelectorAll('[role=gridcell]').length;
    document.body.dataset.seen = JSON.stringify({ days, title: target.shadowRoot.querySelector('[role=heading]').textContent,
      text: target.shadowRoot.textContent.includes('Regatta'), reports });
  }, 300));
`;

/** Opens a page and returns what it says. */
function look(path) {
  const url = `http://127.0.0.1:${server.address().port}/${path}`;
  return new Promise((done, fail) => {
    import('node:child_process').then(({ execFile }) => execFile('chromium', ['--headless=new', '--no-sandbox', '--disable-gpu',
      `--user-data-dir=${join(work, 'profile')}`, '--timeout=8000', '--virtual-time-budget=8000', '--dump-dom', url],
    { timeout: 60_000, maxBuffer: 1 << 24 }, (error, text) => {
      const seen = /data-seen="([^"]*)"/.exec(text ?? '')?.[1].replaceAll('&quot;', '"');
      if (seen) done(JSON.parse(seen)); else fail(error ?? new Error(`no month is seen: ${text.slice(0, 300)}`));
    }));
  });
}

async function check(name, tool, make) {
  if (tool && !existsSync(tool)) {
    counts.skipped += 1;
    return console.log(`npm: ${name} is left out: ${tool} is not installed`);
  }
  try {
    const page = await make();
    if (page) {
      const { days, title, text, reports } = await look(page);
      if (days < 28 || title !== 'November 2026' || !text || reports.length) {
        throw new Error(`${days} days, "${title}", event ${text}, policy ${reports}`);
      }
    }
    counts.passed += 1;
    console.log(`npm: ${name}: fine`);
  } catch (error) {
    counts.failed += 1;
    console.error(`npm: ${name}: ${error.stdout ?? ''}${error.message}`);
  }
}

/** Writes a folder with a page whose script is `main.js`, and the source of that script. */
function folder(name, source, head = '') {
  const path = join(work, name);
  mkdirSync(path, { recursive: true });
  writeFileSync(join(path, 'watch.js'), WATCH);
  writeFileSync(join(path, 'index.html'), `<!doctype html><html lang="en"><title>${name}</title>`
    + `<script src="watch.js"></script>${head}<script type="module" src="main.js"></script>`
    + '<body><div id="app"></div></body>');
  writeFileSync(join(path, 'source.js'), source);
  return path;
}

const USE = `
const calendar = document.createElement('almanac-calendar');
calendar.today = '2026-11-21';
calendar.events = [{ id: '1', title: 'Regatta', start: '2026-11-22' }];
document.body.append(calendar);
`;
const MAIN = `import 'almanac-calendar';\n${USE}`;
const copy = path => {
  const names = ['almanac-calendar-more.js', 'almanac.wasm', 'almanac-more.wasm', 'almanac-edit.wasm', 'almanac-edit-more.wasm'];
  for (const name of names) cpSync(join(library, name), join(path, name));
};
const esbuild = join(tools, 'usr/bin/esbuild'), rollup = join(modules, 'rollup'), webpack = join(modules, 'webpack');
const bundle = (path, ...options) => execFileSync(esbuild, [join(path, 'source.js'), '--bundle', '--format=esm',
  `--outfile=${join(path, 'main.js')}`, '--log-level=error', ...options], { cwd: work });

await check('every path of package.json exists', null, () => {
  const { exports, types, customElements } = JSON.parse(readFileSync(join(library, 'package.json')));
  const paths = Object.values(exports).flatMap(each => Object.values(typeof each === 'string' ? [each] : each));
  for (const path of [types, customElements, ...paths]) {
    if (!path.includes('*') && !existsSync(join(library, path))) throw new Error(`${path} does not exist`);
  }
});
await check('plain HTML', null, () => {
  const path = folder('plain', '');
  writeFileSync(join(path, 'main.js'), `import '../node_modules/almanac-calendar/almanac-calendar.js';\n${USE}`);
  return 'plain/index.html';
});
await check('plain HTML with three files', null, () => {
  const path = folder('three', '');
  for (const name of ['inline.js', 'calendar.js', 'almanac-calendar-more.js']) cpSync(join(library, name), join(path, name));
  writeFileSync(join(path, 'main.js'), `import './inline.js';\n${USE}`);
  return 'three/index.html';
});
await check('versions of browsers', null,
  () => void execFileSync('node', [fileURLToPath(new URL('browsers.mjs', import.meta.url)), library, esbuild], { encoding: 'utf8' }));
await check('Node imports the package and defines nothing', null, () => {
  writeFileSync(join(work, 'node.mjs'), `import { AlmanacCalendar } from 'almanac-calendar'; console.log(typeof AlmanacCalendar)`);
  const said = execFileSync('node', [join(work, 'node.mjs')], { encoding: 'utf8' }).trim();
  if (said !== 'function') throw new Error(said);
});
await check('esbuild, with the files beside the bundle', esbuild, () => {
  const path = folder('esbuild', MAIN);
  bundle(path);
  copy(path);
  return 'esbuild/index.html';
});
await check('esbuild, with the program inside', esbuild, () => {
  const path = folder('inline', `import 'almanac-calendar/inline';\n${USE}`);
  bundle(path, '--minify');
  return 'inline/index.html';
});
await check('rollup', rollup, async () => {
  const path = folder('rollup', `import '../node_modules/almanac-calendar/index.js';\n${USE}`);
  const made = await require('rollup').rollup({ input: join(path, 'source.js') });
  await made.write({ file: join(path, 'main.js'), format: 'es' });
  copy(path);
  return 'rollup/index.html';
});
await check('webpack', webpack, async () => {
  const path = folder('webpack', MAIN);
  const run = require('webpack')({ mode: 'production', entry: join(path, 'source.js'), context: work,
    output: { path, filename: 'main.js', publicPath: 'auto' }, performance: false });
  await new Promise((done, fail) => run.run((error, stats) =>
    error || stats.hasErrors() ? fail(error ?? new Error(stats.toString('errors-only'))) : done()));
  return 'webpack/index.html';
});
for (const [name, file] of [['react', 'react.jsx'], ['react-page', '../../../Examples/react/page.tsx']]) {
  await check(`React 18, ${file}`, join(modules, 'react-dom'), () => {
    const path = folder(name, ''), source = join(path, `source${extname(file)}`);
    cpSync(new URL(file, import.meta.url), source);
    execFileSync(esbuild, [source, '--bundle', '--format=esm', '--jsx=automatic', `--outfile=${join(path, 'main.js')}`,
      '--log-level=error', '--define:process.env.NODE_ENV="production"'], { cwd: work });
    copy(path);
    return `${name}/index.html`;
  });
}
// What Node finds beside the package.
for (const name of ['jsdom', 'react', 'react-dom', 'scheduler', 'loose-envify', 'js-tokens']) {
  if (existsSync(join(modules, name))) symlinkSync(join(modules, name), join(work, 'node_modules', name));
}
cpSync(new URL('jsdom.mjs', import.meta.url), join(work, 'jsdom.mjs'));
for (const [mode, needed] of [['server', 'react-dom'], ['missing', 'jsdom'], ['plain', 'jsdom'], ['testing', 'jsdom'], ['idle', 'jsdom'],
  ['react', 'react-dom']]) {
  const tools = (mode === 'server' ? [needed] : [needed, 'jsdom']).map(name => join(modules, name));
  await check(`jsdom.mjs, ${mode}`, tools.find(path => !existsSync(path)) ?? tools[0],
    () => void execFileSync('node', [join(work, 'jsdom.mjs'), mode], { encoding: 'utf8', timeout: 120_000 }));
}
/** Checks the types of files, which are beside each other in a folder. */
function checkTypes(folder, files, ...options) {
  for (const resolution of ['node', 'node16']) {
    const { status, stdout } = spawnSync('node', [join(modules, 'typescript/lib/tsc.js'), '--noEmit', '--strict', '--target', 'es2022',
      '--exactOptionalPropertyTypes', '--jsx', 'react-jsx', '--esModuleInterop', '--module', resolution === 'node' ? 'esnext' : 'node16',
      '--moduleResolution', resolution, ...options, ...files], { cwd: folder, encoding: 'utf8' });
    if (status) throw new Error(`${resolution}: ${stdout}`);
  }
}
// Debian has neither React 19 nor Vue 3, nor the types of React 18: the files in Types declare the little of them that is used.
const types = join(work, 'types');
cpSync(new URL('Types', import.meta.url), types, { recursive: true });
cpSync(new URL('types.ts', import.meta.url), join(types, 'types.ts'));
writeFileSync(join(work, 'package.json'), '{ "type": "module" }');
cpSync(new URL('../../../Examples/react/page.tsx', import.meta.url), join(types, 'page.tsx'));
for (const [index, [, script]] of [...readFileSync(new URL('React.md', GUIDES), 'utf8').matchAll(/^```tsx\n([^]*?)^```$/gm)].entries()) {
  writeFileSync(join(types, `guide${index + 1}.tsx`), script);
}
const components = ['component.tsx', 'page.tsx', 'guide1.tsx', 'guide2.tsx', 'guide3.tsx'];
for (const files of [['types.ts'], ['tag.tsx', 'react18.d.ts'], ['tag19.tsx', 'react19.d.ts'], [...components, 'react18.d.ts'],
  [...components, 'react19.d.ts'], ['properties.ts', 'react18.d.ts'], ['vue.ts', 'vue3.d.ts']]) {
  await check(`TypeScript, ${files.join(' with ')}`, join(modules, 'typescript'), () => checkTypes(types, files));
}
// Scripts of pages know that their elements exist, and their events may have custom fields.
await check('TypeScript, the scripts of guides, and of Examples', join(modules, 'typescript'), () => {
  const path = join(work, 'scripts'), names = [];
  mkdirSync(path);
  const head = `import type { AlmanacCalendar, EventInit } from 'almanac-calendar';\n`;
  const found = 'document.querySelector<AlmanacCalendar<EventInit & { [field: string]: any }>>';
  const write = (name, script) => {
    names.push(name);
    const typed = script.replaceAll(`document.querySelector('almanac-calendar')`, `${found}('almanac-calendar')`);
    writeFileSync(join(path, name), head + typed);
  };
  for (const name of ['Page', 'team', 'booking', 'hospital', 'television']) write(`${name}.ts`, readFileSync(new URL(`../../../Examples/${name}/page.js`, import.meta.url), 'utf8'));
  // The stand-in for a server, which is beside the page of a team.
  writeFileSync(join(path, 'server.d.ts'), 'declare const own: typeof globalThis.fetch;\nexport { own as fetch };\n');
  for (const guide of readdirSync(GUIDES).filter(name => name.endsWith('.md'))) {
    const text = readFileSync(new URL(guide, GUIDES), 'utf8');
    for (const [index, [, script]] of [...text.matchAll(/<script type="module">([^]*?)<\/script>/g)].entries()) {
      write(`${guide.replace('.', '-')}-${index}.ts`, script);
    }
  }
  // The lines that take the place of what is not needed.
  const lines = [...readFileSync(new URL('MigratingFromFullCalendar.md', GUIDES), 'utf8').matchAll(/\| not needed \| `(.+)` \|$/gm)];
  const declared = `declare const calendar: AlmanacCalendar<EventInit & { [field: string]: any }>, document: any, hall: any;\ndeclare const rooms: any[];\n`;
  write('lines.ts', declared + lines.map(([, line]) => `{ ${line}; }\n`).join(''));
  // They are JavaScript, whose parameters have no types.
  checkTypes(path, names, '--strictNullChecks', 'false', '--exactOptionalPropertyTypes', 'false', '--noImplicitAny', 'false');
});

// The examples of the guides: each block of HTML is a whole page, whose scripts and styles are files of their own under the policy.
for (const guide of readdirSync(GUIDES).filter(name => name.endsWith('.md')).sort()) {
  const pages = [...readFileSync(new URL(guide, GUIDES), 'utf8').matchAll(/^```html\n([^]*?)^```$/gm)].map(([, page]) => page);
  for (const [index, page] of pages.entries()) {
    await check(`${guide}, example ${index + 1}`, null, () => {
      const name = `${guide}-${index}`, path = folder(name, ''), [, script] = /<script type="module">([^]*?)<\/script>/.exec(page);
      const [, style = ''] = /<style>([^]*?)<\/style>/.exec(page) ?? [];
      writeFileSync(join(path, 'main.js'), script);
      writeFileSync(join(path, 'style.css'), style);
      writeFileSync(join(path, 'index.html'), page.replace('<title>', '<script src="watch.js"></script><title>')
        .replace(/<style>[^]*?<\/style>/, '<link rel="stylesheet" href="style.css">')
        .replace(/<script type="module">[^]*?<\/script>/, '<script type="module" src="main.js"></script>'));
      cpSync(library, join(path, 'almanac'), { recursive: true });
      return `${name}/index.html`;
    });
  }
}

server.close();
if (process.env.KEEP) console.log(work); else rmSync(work, { recursive: true, force: true });
console.log(`${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`);
process.exit(counts.failed ? 1 : 0);
