import { globSync, readFileSync } from 'node:fs';
import { findBreaches } from './find-breaches.ts';

const NOT_OURS =
  /(^|\/)(node_modules|dist|storybook-static|generated|\.git|\.data|test-results|playwright-report)$/;

const files = globSync(
  ['*.{ts,js}', '{.storybook,packages,scripts,server,src,tests,tools}/**/*.{ts,tsx,js}'],
  {
    exclude: (path) => NOT_OURS.test(path),
  },
);

const breaches = files.toSorted().flatMap((path) => findBreaches(path, readFileSync(path, 'utf8')));
for (const breach of breaches) console.log(breach);
process.exitCode = breaches.length === 0 ? 0 : 1;
