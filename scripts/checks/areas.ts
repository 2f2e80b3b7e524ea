import { globSync, readFileSync } from 'node:fs';
import { findAreaBreaches } from './find-area-breaches.ts';

const files = globSync('server/**/*.ts', { exclude: ['server/generated/**'] });
const breaches = findAreaBreaches(new Map(files.map((path) => [path, readFileSync(path, 'utf8')])));
for (const breach of breaches) console.log(breach);
process.exitCode = breaches.length === 0 ? 0 : 1;
