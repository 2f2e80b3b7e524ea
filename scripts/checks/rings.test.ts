import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { runCommand } from '../run-command.ts';

/** What the linter says about a folder with these files. */
async function lint(files: Record<string, string>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'rings-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
  const args = ['oxlint', '-c', '.oxlintrc.json', '-f', 'unix', folder];
  return (await runCommand('npx', args)).output;
}

test('files that import each other are a ring, even if one imports a type only', async () => {
  const files = {
    'a.ts': "import type { B } from './b.ts';\nexport type A = B | 1;\n",
    'b.ts': "import { one } from './c.ts';\nexport type B = typeof one;\n",
    'c.ts': "import type { A } from './a.ts';\nexport const one: A | 2 = 2;\n",
  };
  expect(await lint(files)).toContain('no-cycle');
  expect(await lint({ ...files, 'c.ts': 'export const one = 2;\n' })).not.toContain('no-cycle');
});
