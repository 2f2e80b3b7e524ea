import { createHash } from 'node:crypto';
import { glob, readFile } from 'node:fs/promises';
import { generateCode } from './generated-code.ts';

/** How many changed files are named. */
const NAMED = 20;

const before = await hashGenerated();
const problem = await generateCode();
if (problem === undefined) console.log(describe(before, await hashGenerated()));
else {
  console.error(problem);
  process.exitCode = 1;
}

/** The hash of each generated file by its path. */
async function hashGenerated(): Promise<Map<string, string>> {
  const hashes = new Map<string, string>();
  for await (const entry of glob('{src,server}/**/generated/**/*.*'))
    hashes.set(
      entry,
      createHash('sha256')
        .update(await readFile(entry))
        .digest('hex'),
    );
  return hashes;
}

/** "1,204 generated files, of which 2 are new and 1 has changed:", and their paths. */
function describe(old: ReadonlyMap<string, string>, now: ReadonlyMap<string, string>): string {
  const differing = [
    ...[...now].filter(([path]) => !old.has(path)).map(([path]) => `  new      ${path}`),
    ...[...now]
      .filter(([path, hash]) => old.has(path) && old.get(path) !== hash)
      .map(([path]) => `  changed  ${path}`),
    ...[...old.keys()].filter((path) => !now.has(path)).map((path) => `  gone     ${path}`),
  ];
  const total = `${now.size.toLocaleString('en')} generated files`;
  if (differing.length === 0) return `${total}, all as before.`;
  const more = differing.length > NAMED ? [`  and ${differing.length - NAMED} more`] : [];
  return [`${total}, ${differing.length} differ:`, ...differing.slice(0, NAMED), ...more].join('\n');
}
