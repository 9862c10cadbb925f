// usage: node Tests/Web/Npm/browsers.mjs PACKAGE_FOLDER [ESBUILD]
// The versions of browsers in the package's README are those that the scripts need: the newest of the features below, each of which has
// to occur, and no syntax that esbuild would have to replace. Versions are those of MDN's compatibility data, as Chrome, Firefox, Safari.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const [, , folder, esbuild] = process.argv;
/** Features without which the calendar does not work. Those that the scripts ask for before they use them are not here. */
const FEATURES = {
  'light-dark() in style sheets': [/light-dark\(/, 123, 120, 17.5],
  'zoom in style sheets': [/style\.zoom/, 4, 126, 4],
  'AbortSignal.any()': [/AbortSignal\.any\(/, 116, 124, 17.4],
  'nesting in style sheets': [/&\[part/, 112, 117, 16.5],
  'isWellFormed()': [/\.isWellFormed\(/, 111, 119, 16.4],
  'color-mix() in style sheets': [/color-mix\(/, 111, 113, 16.2],
  'roles and states as properties': [/\.ariaHidden=/, 81, 119, 12.1],
  'style sheets shared by shadow roots': [/adoptedStyleSheets/, 73, 101, 16.4],
  ':has() in style sheets': [/:has\(/, 105, 121, 15.4],
  'container-type in style sheets': [/container-type/, 105, 110, 16],
  'overflow: clip': [/overflow:clip/, 90, 81, 16],
  'Object.hasOwn()': [/Object\.hasOwn\(/, 93, 92, 15.4],
  'private methods': [/#[a-z]+\(/i, 84, 90, 15],
};
const scripts = ['almanac-calendar.js', 'almanac-calendar-more.js'].map(name => readFileSync(join(folder, name), 'utf8'));
const readme = readFileSync(join(folder, 'README.md'), 'utf8');
const stated = /Chrome and Edge (\d+), Firefox (\d+), Safari ([\d.]+), or later/.exec(readme)?.slice(1).map(Number);
const problems = stated ? [] : ['README.md states no versions of browsers'];

for (const [name, [pattern]] of Object.entries(FEATURES)) {
  if (!scripts.some(text => pattern.test(text))) problems.push(`${name}: the scripts do not use it; take it off the list`);
}
const needed = [1, 2, 3].map(at => Math.max(...Object.values(FEATURES).map(feature => feature[at])));
if (`${needed}` !== `${stated}`) problems.push(`the features need Chrome, Firefox, Safari ${needed}; README.md says ${stated}`);
if (esbuild && existsSync(esbuild) && stated) {
  const target = ['chrome', 'firefox', 'safari'].map((name, at) => name + stated[at]).join();
  const written = (input, to) => execFileSync(esbuild, ['--format=esm', '--charset=utf8', `--target=${to}`], { input, encoding: 'utf8' });
  for (const text of scripts) if (written(text, target) !== written(text, 'esnext')) problems.push(`syntax is newer than ${target}`);
}
problems.forEach(each => console.error(`browsers: ${each}`));
process.exit(problems.length ? 1 : 0);
