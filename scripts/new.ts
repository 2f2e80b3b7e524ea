import { existsSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { runCommand } from './run-command.ts';
import { componentFiles } from './scaffold/component.ts';
import { generatorScaffold } from './scaffold/generator.ts';
import { resourceScaffold } from './scaffold/resource/resource.ts';
import type { Edit } from './scaffold/resource/shared-edits.ts';
import { sliceFiles } from './scaffold/slice.ts';

type Command = readonly [string, ...string[]];

interface Scaffold {
  files: Map<string, string>;
  /** Edits of existing files. */
  edits?: Map<string, Edit>;
  /** The command to run afterwards. */
  commands?: readonly Command[];
}

const kinds = new Map<string, (name: string) => Scaffold>([
  ['component', (name) => ({ files: componentFiles(name) })],
  ['slice', (name) => ({ files: sliceFiles(name) })],
  ['generator', (name) => ({ ...generatorScaffold(name), commands: [['node', 'scripts/generate.ts']] })],
  [
    'resource',
    (name) => ({
      ...resourceScaffold(name),
      commands: [
        ['node', 'scripts/generate.ts'],
        ['node', 'scripts/migration.ts', name],
      ],
    }),
  ],
]);

async function scaffold([kind = '', name = '']: readonly string[]): Promise<void> {
  const make = kinds.get(kind);
  if (!make) {
    throw new Error('Usage: npm run new component NAME, slice LAYER/NAME, generator NAME or resource NAMES');
  }

  const { files, edits = new Map<string, Edit>(), commands = [] } = make(name);
  const taken = [...files.keys()].find((path) => existsSync(path));
  if (taken) throw new Error(`${taken} already exists.`);
  // Computes all edits before writing, so that a failing scaffold changes nothing.
  const edited = [...edits].map(([path, edit]) => [path, edit(readFileSync(path, 'utf8'))] as const);

  for (const [path, text] of [...files, ...edited]) {
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, text);
    console.log(path);
  }
  const formatted = [...files.keys(), ...edits.keys()].filter((path) => /\.tsx?$/.test(path));
  await run(['biome', 'format', '--write', ...formatted]);
  for (const command of commands) await run(command);
}

async function run([command, ...args]: Command): Promise<void> {
  const { code, output } = await runCommand(command, args);
  if (code !== 0) throw new Error(`${command} failed:\n${output}`);
}

await scaffold(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
