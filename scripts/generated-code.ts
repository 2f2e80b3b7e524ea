import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, glob, readFile, rm, writeFile } from 'node:fs/promises';
import { writeBlocks } from './blocks/write-blocks.ts';
import { formatContract } from './exports/format-contract.ts';
import { splitSchemasIn } from './orval/split-schemas.ts';
import { findClashes, findGaps, findPages, pageModules } from './page-modules.ts';
import { runCommand } from './run-command.ts';
import { loadDeclarations } from './templates/declarations.ts';
import { templateModules, templateTypes } from './templates/template-modules.ts';
import { writeFiles } from './write-files.ts';

const INPUTS = [
  'openapi.yaml',
  'openapi/*.yaml',
  'orval.config.ts',
  'package-lock.json',
  'scripts/{generated-code,page-modules}.ts',
  'scripts/{blocks,exports,templates}/*.ts',
  'server/documents/exports/formats/declarations.ts',
  'server/documents/templates/**/*.{ts,json}',
  'scripts/orval/*.ts',
  'src/pages/*/*/page.ts',
];
const CLIENT = 'src/shared/api/generated';
const STAMP = 'server/generated/inputs.txt';
/** Orval reads the contract as one document; the server and the contract tests have their own copy. */
const BUNDLE = 'node_modules/.cache/lectern/openapi.json';
const SERVED = 'server/generated/openapi.json';
const quiet = { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };

async function hashInputs(): Promise<string> {
  const files: string[] = [];
  for await (const file of glob(INPUTS)) files.push(file);
  const hash = createHash('sha256');
  hash.update((await findPages()).join('\0'));
  for (const file of files.toSorted()) hash.update(`${file}\0`).update(await readFile(file));
  return hash.digest('hex');
}

/** Generates code from the contract and the declarations of templates and pages; resolves to an error message, or undefined. */
export async function generateCode(): Promise<string | undefined> {
  const declarations = await loadDeclarations();
  await writeFiles(templateTypes(declarations));
  await writeFiles(formatContract());
  const bundled = await runCommand('redocly', ['bundle', 'openapi.yaml', '--output', BUNDLE], { env: quiet });
  if (bundled.code !== 0) return bundled.output;
  await rm(CLIENT, { recursive: true, force: true });
  const { code, output } = await runCommand('orval', ['--config', 'orval.config.ts']);
  if (code !== 0) return output;
  await copyFile(BUNDLE, SERVED);
  await splitSchemasIn(`${CLIENT}/zod`);
  await writeBlocks(SERVED);
  await writeFiles(templateModules(declarations));
  const samples = await runCommand('node', ['scripts/templates/write-samples.ts']);
  if (samples.code !== 0) return samples.output;
  const problem = await generateRoutes();
  if (problem !== undefined) return problem;
  await writeFile(STAMP, await hashInputs());
  return undefined;
}

/** After the templates, whose paths the pages declare. */
async function generateRoutes(): Promise<string | undefined> {
  const pages = await findPages();
  const gaps = findGaps(pages);
  if (gaps.length > 0) return gaps.join('\n');
  await writeFiles(pageModules(pages));
  const { declarations } = await import('../src/app/routing/generated/routes.ts');
  const clashes = findClashes(declarations);
  return clashes.length > 0 ? clashes.join('\n') : undefined;
}

/** Generates only after a change of its inputs, because parallel parts of a test run read the output. */
export async function ensureGeneratedCode(): Promise<string | undefined> {
  const isThere = existsSync(STAMP) && existsSync(`${CLIENT}/schemas`) && existsSync(SERVED);
  if (isThere && (await readFile(STAMP, 'utf8')) === (await hashInputs())) return undefined;
  return generateCode();
}
