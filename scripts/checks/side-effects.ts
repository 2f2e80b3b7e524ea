import { globSync, readFileSync } from 'node:fs';
import { PURE_MODULES } from '../pure-modules.ts';
import { findSideEffects } from './find-side-effects.ts';

const files = globSync('src/**/*.{ts,tsx}').filter((path) => PURE_MODULES.test(path));
const found = files.toSorted().flatMap((path) => findSideEffects(path, readFileSync(path, 'utf8')));
for (const sentence of found) console.log(sentence);
process.exitCode = found.length === 0 ? 0 : 1;
