import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { runCommand } from './run-command.ts';
import { componentFiles } from './scaffold/component.ts';
import { sliceFiles } from './scaffold/slice.ts';

const kinds = new Map([
  ['component', componentFiles],
  ['slice', sliceFiles],
]);

async function scaffold([kind = '', name = '']: readonly string[]): Promise<void> {
  const filesOf = kinds.get(kind);
  if (!filesOf) throw new Error('Usage: npm run new component NAME, or npm run new slice LAYER/NAME');

  const files = filesOf(name);
  const taken = [...files.keys()].find((path) => existsSync(path));
  if (taken) throw new Error(`${taken} already exists.`);

  for (const [path, text] of files) {
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, text);
    console.log(path);
  }
  await runCommand('biome', ['format', '--write', ...files.keys()]);
}

await scaffold(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
