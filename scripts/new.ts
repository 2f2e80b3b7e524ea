import { readFileSync } from 'node:fs';
import { runCommand } from './run-command.ts';
import { componentFiles } from './scaffold/component.ts';
import { generatorScaffold } from './scaffold/generator.ts';
import { USAGE } from './scaffold/resource/resource-names.ts';
import { resourceScaffold } from './scaffold/resource/resource.ts';
import { sliceFiles } from './scaffold/slice.ts';
import { type Scaffold, writeScaffold } from './scaffold/write-scaffold.ts';

type Command = readonly [string, ...string[]];

/** A scaffold with the commands to run afterwards. */
type Steps = Scaffold & { commands?: readonly Command[] };

const generate: Command = ['node', 'scripts/generate.ts'];

/** By kind, from a name and its options. */
const kinds = new Map<string, (words: readonly [string, ...string[]]) => Steps>([
  ['component', ([name]) => ({ files: componentFiles(name) })],
  ['slice', (words) => ({ files: sliceFiles(words), commands: [generate] })],
  ['generator', ([name]) => ({ ...generatorScaffold(name), commands: [generate] })],
  [
    'resource',
    (words) => {
      const { table, ...scaffold } = resourceScaffold(words);
      return { ...scaffold, commands: [generate, ['node', 'scripts/migration.ts', table]] };
    },
  ],
]);

async function create([kind = '', name = '', ...options]: readonly string[]): Promise<void> {
  const make = kinds.get(kind);
  if (!make) {
    throw new Error(
      `Usage: npm run new component NAME, slice LAYER/NAME, slice pages/AREA/NAME --route PATH or generator NAME; ${USAGE}`,
    );
  }
  const { commands = [], ...scaffold } = make([name, ...options]);
  const paths = await writeScaffold(scaffold);
  for (const path of paths) console.log(path);
  for (const [command, ...args] of commands) {
    const { code, output } = await runCommand(command, args);
    if (code !== 0)
      throw new Error(`${[command, ...args].join(' ')} failed; undo the files above:\n${output}`);
  }
  const route = options.flatMap((option) => option.split('=')).find((value) => value.startsWith('/'));
  if (
    route !== undefined &&
    !readFileSync('docs/access.md', 'utf8').includes(`\`${route.replaceAll(/:(\w+)/g, '{$1}')}\``)
  )
    console.log(`Next: a row for ${route} in docs/access.md.`);
}

await create(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
