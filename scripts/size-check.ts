import { existsSync, readFileSync, statSync } from 'node:fs';
import { type Manifest, routeFiles } from './route-files.ts';
import { formatTally } from './tally.ts';

const KILOBYTE = 1024;
const LIMITS = { script: 127 * KILOBYTE, style: 15 * KILOBYTE };

const manifest: Manifest = JSON.parse(readFileSync('dist/.vite/manifest.json', 'utf8'));
const files = routeFiles(manifest, 'index.html', /^src\/(app\/main|pages\/login\/)/);
const page = readFileSync('dist/index.html', 'utf8');

/** The bytes that the server sends, compressed if possible; tests/e2e/first-load.spec.ts checks the same. */
function sentBytes(paths: readonly string[]): number {
  const sent = (path: string) => (existsSync(`${path}.br`) ? `${path}.br` : path);
  return paths.reduce((sum, path) => sum + statSync(sent(`dist/${path}`)).size, 0);
}

const show = (bytes: number) => `${bytes.toLocaleString('en-US')} bytes`;

// Scripts of the document in addition to the entry.
const classicScripts = [...page.matchAll(/<script src="\/([^"]+)"/g)].map(([, path = '']) => path);
const scripts = [...files.scripts, ...classicScripts];
const script = sentBytes(scripts);
const style = sentBytes(files.styles);
const sheets = files.styles.map((path) => readFileSync(`dist/${path}`, 'utf8')).join('\n');
const fontFaces = sheets.match(/@font-face\s*\{[^}]*\}/g) ?? [];
// Local font faces need no download.
const blockingFonts = fontFaces.filter(
  (face) => face.includes('url(') && !/font-display:\s*(swap|optional|fallback)/.test(face),
);
const externalLinks = page.match(/(src|href)="(https?:)?\/\/[^"]*"/g) ?? [];

const budgets: [boolean, string][] = [
  [script <= LIMITS.script, `/login loads ${show(script)} of JavaScript, at most ${show(LIMITS.script)}`],
  [style <= LIMITS.style, `/login loads ${show(style)} of CSS, at most ${show(LIMITS.style)}`],
  [blockingFonts.length === 0, `${blockingFonts.length} of ${fontFaces.length} font faces block text`],
  [!/rel="preload"[^>]*as="font"/.test(page), 'no font preload competes with the first paint'],
  [externalLinks.length === 0, `${externalLinks.length} links of the page point to other hosts`],
];

for (const [held, sentence] of budgets) console.log(`${held ? '✓' : '✗'} ${sentence}`);
for (const path of scripts) console.log(`    ${path}: ${show(sentBytes([path]))}`);

const failed = budgets.filter(([held]) => !held).length;
console.log(formatTally({ passed: budgets.length - failed, failed }));
process.exitCode = failed === 0 ? 0 : 1;
