import { existsSync, readFileSync, statSync } from 'node:fs';
import { type Route, routes } from '../src/app/routing/routes.ts';
import { modulesOf } from './client-routes.ts';
import { circlesIn, type Manifest, routeFiles } from './route-files.ts';
import { formatTally } from './tally.ts';

const KILOBYTE = 1024;
/** Bytes by which compressed sizes vary from build to build, because the names of the files contain hashes. */
const TOLERANCE = 300;

/** What a page loads at first: compressed bytes of scripts and styles, and the numbers of their files. */
type Budget = { script: number; style: number; scripts: number; styles: number };

const budget = (script: number, scripts: number, style: number, styles: number): Budget => ({
  script: script * KILOBYTE + TOLERANCE,
  style: style * KILOBYTE + TOLERANCE,
  scripts,
  styles,
});

const LOGIN = budget(117, 6, 6, 2);
/** Pages without the menu. */
const ALONE = budget(154, 15, 14, 6);
/** Pages with the menu; those that show a document's parts are the largest. */
const IN_THE_SHELL = budget(228, 23, 28, 10);
/** The page of a template with an opened document. */
const DOCUMENTS = budget(311, 43, 34, 18);
/** A grid that is typed into, and the arithmetic of its totals. */
const GRADEBOOK = budget(254, 23, 28, 10);

function budgetOf({ page, layout, parts }: Route): Budget {
  if (page === 'entry/login') return LOGIN;
  if (page === 'work/gradebook') return GRADEBOOK;
  if (parts) return DOCUMENTS;
  return layout === 'default' || layout === 'stepper' ? ALONE : IN_THE_SHELL;
}

const manifest: Manifest = JSON.parse(readFileSync('dist/.vite/manifest.json', 'utf8'));
const page = readFileSync('dist/index.html', 'utf8');

const filesOf = (route: Route) =>
  routeFiles(manifest, ['index.html', 'src/app/main.tsx', ...modulesOf(route)]);

/** The bytes that the server sends, compressed if possible; tests/e2e/first-load.spec.ts checks the same. */
function sentBytes(paths: readonly string[]): number {
  const sent = (path: string) => (existsSync(`${path}.br`) ? `${path}.br` : path);
  return paths.reduce((sum, path) => sum + statSync(sent(`dist/${path}`)).size, 0);
}

const show = (bytes: number) => `${bytes.toLocaleString('en-US')} bytes`;

/** What the browser loads for a route. */
function loadOf(route: Route): Budget {
  const { scripts, styles } = filesOf(route);
  return {
    script: sentBytes(scripts),
    style: sentBytes(styles),
    scripts: scripts.length,
    styles: styles.length,
  };
}

const describe = ({ script, style, scripts: count, styles }: Budget): string =>
  `${show(script)} of JavaScript in ${count} files and ${show(style)} of CSS in ${styles}`;

const exceeds = (load: Budget, limit: Budget): boolean =>
  load.script > limit.script ||
  load.style > limit.style ||
  load.scripts > limit.scripts ||
  load.styles > limit.styles;

/** The routes that load more than their budget. */
const heavy = routes.flatMap((route: Route) => {
  const load = loadOf(route);
  const limit = budgetOf(route);
  return exceeds(load, limit) ? `${route.path}: ${describe(load)}; at most ${describe(limit)}` : [];
});

const login = routes.find(({ page: name }: Route) => name === 'entry/login');
if (!login) throw new Error('The route table has no sign-in page.');
const files = filesOf(login);
const sheets = files.styles.map((path) => readFileSync(`dist/${path}`, 'utf8')).join('\n');
const fontFaces = sheets.match(/@font-face\s*\{[^}]*\}/g) ?? [];
// Local font faces need no download.
const blockingFonts = fontFaces.filter(
  (face) => face.includes('url(') && !/font-display:\s*(swap|optional|fallback)/.test(face),
);
const circles = circlesIn(manifest);
const externalLinks = page.match(/(src|href)="(https?:)?\/\/[^"]*"/g) ?? [];

const checks: [boolean, string][] = [
  [!exceeds(loadOf(login), LOGIN), `/login loads ${describe(loadOf(login))}`],
  [blockingFonts.length === 0, `${blockingFonts.length} of ${fontFaces.length} font faces block text`],
  [!/rel="preload"[^>]*as="font"/.test(page), 'no font preload competes with the first paint'],
  [externalLinks.length === 0, `${externalLinks.length} links of the page point to other hosts`],
  [circles.length === 0, `${circles.length} circles of files that import each other`],
  [heavy.length === 0, `${routes.length - heavy.length} of ${routes.length} routes are within their budgets`],
];

for (const [held, sentence] of checks) console.log(`${held ? '✓' : '✗'} ${sentence}`);
const names = new Map(Object.values(manifest).map(({ file, name }) => [file, name]));
for (const path of files.scripts)
  console.log(`    ${path}${names.has(path) ? `, ${names.get(path)}` : ''}: ${show(sentBytes([path]))}`);
for (const line of [...circles, ...heavy]) console.log(`    ${line}`);

const failed = checks.filter(([held]) => !held).length;
console.log(formatTally({ passed: checks.length - failed, failed }));
process.exitCode = failed === 0 ? 0 : 1;
