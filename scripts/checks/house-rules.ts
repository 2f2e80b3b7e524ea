import { globSync, readFileSync } from 'node:fs';
import { findBrowserReads } from './find-browser-reads.ts';
import { findBreaches } from './find-breaches.ts';
import { findStraightApostrophes } from './find-straight-apostrophes.ts';

const NOT_OURS =
  /(^|\/)(node_modules|dist|storybook-static|generated|\.git|\.data|test-results|playwright-report)$/;

const files = globSync(
  ['*.{ts,js}', '{.storybook,packages,scripts,server,src,tests,tools}/**/*.{ts,tsx,js}'],
  {
    exclude: (path) => NOT_OURS.test(path),
  },
);

const breaches = files.toSorted().flatMap((path) => {
  const text = readFileSync(path, 'utf8');
  return [
    ...findBreaches(path, text),
    ...findStraightApostrophes(path, text),
    ...findBrowserReads(path, text),
  ];
});
for (const breach of breaches) console.log(breach);
process.exitCode = breaches.length === 0 ? 0 : 1;
