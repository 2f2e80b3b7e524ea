import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { glob, readFile, writeFile } from 'node:fs/promises';
import { splitSchemasIn } from './orval/split-schemas.ts';
import { runCommand } from './run-command.ts';

const INPUTS = ['openapi.yaml', 'orval.config.ts', 'package-lock.json', 'scripts/orval/*.ts'];
const CLIENT = 'src/shared/api/generated/schemas';
const STAMP = 'server/generated/contract-inputs.txt';

async function hashContract(): Promise<string> {
  const files: string[] = [];
  for await (const file of glob(INPUTS)) files.push(file);
  const hash = createHash('sha256');
  for (const file of files.toSorted()) hash.update(`${file}\0`).update(await readFile(file));
  return hash.digest('hex');
}

/** Makes client, schemas, mocks and server types from openapi.yaml; answers what went wrong, or nothing. */
export async function generateCode(): Promise<string | undefined> {
  const { code, output } = await runCommand('orval', ['--config', 'orval.config.ts']);
  if (code !== 0) return output;
  await splitSchemasIn('src/shared/api/generated/zod');
  await writeFile(STAMP, await hashContract());
  return undefined;
}

/** The same, unless it is there already: two parts of a test run must not write what the other reads. */
export async function ensureGeneratedCode(): Promise<string | undefined> {
  const isThere = existsSync(STAMP) && existsSync(CLIENT);
  if (isThere && (await readFile(STAMP, 'utf8')) === (await hashContract())) return undefined;
  return generateCode();
}
