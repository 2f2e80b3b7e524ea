import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { glob, readFile, writeFile } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';

const INPUTS = [
  'src/**/*',
  'packages/*/client/**/*',
  'packages/gradebook-arithmetic/*.ts',
  'public/**/*',
  'index.html',
  'openapi.yaml',
  'openapi/*.yaml',
  'orval.config.ts',
  'vite.config.ts',
  'tsconfig.json',
  'package-lock.json',
  'scripts/{build,build-worker,client-routes,generated-code,precompress}.ts',
  'scripts/orval/*',
];

const NOT_SHIPPED = /(^|\/)generated\/|\.(test|stories)\.tsx?$/;
const STAMP = 'dist/build-inputs.txt';

/** Hashes the content of all inputs of the client build, because a fresh clone changes modification times. */
export async function hashInputs(root = '.'): Promise<string> {
  const files = new Set<string>();
  for await (const entry of glob(INPUTS, { cwd: root, withFileTypes: true })) {
    const path = relative(root, resolve(entry.parentPath, entry.name));
    if (entry.isFile() && !NOT_SHIPPED.test(path)) files.add(path);
  }
  const hash = createHash('sha256');
  for (const file of [...files].toSorted()) {
    hash.update(`${file}\0`).update(await readFile(join(root, file)));
  }
  return hash.digest('hex');
}

/** Whether dist was built from exactly the current sources. */
export async function isBuildFresh(inputs: string, root = '.'): Promise<boolean> {
  const stamp = join(root, STAMP);
  return existsSync(stamp) && (await readFile(stamp, 'utf8')) === inputs;
}

/** Run it as the last step of a build, so that an aborted build has no stamp. */
export function stampBuild(inputs: string, root = '.'): Promise<void> {
  return writeFile(join(root, STAMP), inputs);
}
