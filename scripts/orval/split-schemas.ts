import { glob, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A schema, its own constants before it and its types after it. */
const UNIT = /export const [\s\S]*?export type (\w+)Output = .*\n/g;
const DESCRIPTION = /\.check\(\/\*#__PURE__\*\/ zod\.describe\((?:'(?:[^'\\]|\\.)*'|`(?:[^`\\]|\\.)*`)\)\)/g;
const FORMAT = /zod\.(?:uuid|email)\(\)|zod\.iso\.\w+\((?:\{[^}]*\})?\)/g;
const LIMIT = /\.check\(\/\*#__PURE__\*\/ zod\.(?:minLength|maxLength|regex|gte|lte)\([^()]*\)\)/g;
const INDEX = 'api.schemas.ts';
const INDEX_IMPORT = /import \{([^}]*)\} from '\.\/api\.schemas\.ts';\n/;
const STRING = /'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"/g;

/**
 * Splits Orval's single file of schemas into one file per schema, because a bundler includes whole files and every
 * page would otherwise load all schemas. Formats, limits and descriptions are removed: the server enforces them,
 * and they would add 2 KB to the first load.
 */
export function splitSchemas(source: string): Map<string, string> {
  const units = new Map<string, string>();
  const shapes = source
    .replaceAll(DESCRIPTION, '')
    .replaceAll(LIMIT, '')
    .replaceAll(FORMAT, 'zod.string()')
    .replaceAll('zod.int()', 'zod.number()');
  for (const [unit, name = ''] of shapes.matchAll(UNIT)) units.set(name, unit);
  const files = new Map<string, string>();
  for (const [name, unit] of units) {
    const words = new Set(unit.replaceAll(STRING, '').match(/\w+/g));
    const imports = [...units.keys()]
      .filter((other) => other !== name && words.has(other))
      .map((other) => `import { ${other} } from './${other}.ts';\n`);
    files.set(`${name}.ts`, `import * as zod from 'zod/mini';\n${imports.join('')}\n${unit}`);
  }
  return files;
}

/** Imports each schema of an operations file from its own file, so that a page loads only the schemas it uses. */
export function importSchemas(source: string): string {
  return source.replace(INDEX_IMPORT, (_, names: string) =>
    [...names.matchAll(/\w+/g)].map(([name]) => `import { ${name} } from './schemas/${name}.ts';\n`).join(''),
  );
}

export async function splitSchemasIn(folder: string): Promise<void> {
  const files = splitSchemas(await readFile(join(folder, INDEX), 'utf8'));
  await rm(join(folder, INDEX));
  await rm(join(folder, 'schemas'), { recursive: true, force: true });
  await mkdir(join(folder, 'schemas'));
  for (const [name, content] of files) await writeFile(join(folder, 'schemas', name), content);
  for await (const name of glob('*.ts', { cwd: folder })) {
    const path = join(folder, name);
    await writeFile(path, importSchemas(await readFile(path, 'utf8')));
  }
}
