import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, posix, resolve } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { templateTypes } from '../../server/documents/templates/registry.ts';
import { runCommand } from '../run-command.ts';
import { componentFiles } from './component.ts';
import { generatorScaffold } from './generator.ts';
import { resourceScaffold } from './resource/resource.ts';
import { sliceFiles } from './slice.ts';

mkdirSync('node_modules/.cache', { recursive: true });
const folder = mkdtempSync(resolve('node_modules/.cache/scaffold-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('scaffolded files compile within the project', async () => {
  const scaffolds = [
    componentFiles('probe-badge'),
    sliceFiles('features/probe-member'),
    sliceFiles('pages/billing/probe-billing'),
    sliceFiles('entities/probe-plan'),
    withRegisteredType(generatorScaffold('probe-tracker').files),
  ];
  const files = scaffolds.flatMap((scaffold) => [...scaffold]);
  for (const [path, text] of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  const tsconfig = {
    extends: resolve('tsconfig.json'),
    // Overlay the scaffolded files on the project, so that their relative imports resolve.
    compilerOptions: {
      rootDirs: [folder, resolve('.')],
      paths: { '@/*': [resolve('src/*')] },
    },
    include: [],
    files: [...files.map(([path]) => join(folder, path)), resolve('node_modules/vite/client.d.ts')],
  };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(tsconfig));

  const { code, output } = await runCommand('tsc', ['-p', folder]);
  expect(output).toBe('');
  expect(code).toBe(0);
});

/** Only registered types compile, so the probe uses one of the registry. */
function withRegisteredType(files: Map<string, string>): Map<string, string> {
  return new Map(
    [...files]
      .filter(([path]) => path.endsWith('.ts'))
      .map(([path, text]) => [
        path,
        text.replace("templateType: 'probe-tracker'", `templateType: '${templateTypes[0]}'`),
      ]),
  );
}

test('story and test come first', () => {
  expect([...componentFiles('probe-badge').keys()][0]).toMatch(/\.stories\.tsx$/);
  expect([...sliceFiles('features/probe-member').keys()][0]).toMatch(/\.test\.ts$/);
  expect([...generatorScaffold('probe-tracker').files.keys()][0]).toMatch(/\.test\.ts$/);
});

test('an invalid name is rejected with a readable message', () => {
  expect(() => componentFiles('ProbeBadge')).toThrow('not a kebab-case name');
  expect(() => sliceFiles('helpers/probe')).toThrow('not a slice');
  expect(() => sliceFiles('pages/probe')).toThrow('not a slice');
  expect(() => generatorScaffold('ProbeTracker')).toThrow('not a kebab-case name');
});

test('a generator touches one folder, and adds one line to the registry in it', () => {
  const { files, edits: edited } = generatorScaffold('probe-tracker');
  const edits = [...edited];
  expect(edits.map(([path]) => path)).toEqual(['server/documents/templates/registry.ts']);
  for (const path of files.keys()) expect(path).toMatch(/^server\/documents\/templates\/probe-tracker\//);
  for (const [path, edit] of edits) {
    const before = readFileSync(path, 'utf8');
    const after = edit(before);
    expect(after.replace("  'probe-tracker',\n", '')).toBe(before);
    expect(after.indexOf('probe-tracker')).toBeGreaterThan(after.indexOf(templateTypes.at(-1) ?? ''));
    expect(() => edit(after)).toThrow('already lists probe-tracker');
  }
});

test('a resource fits the files that it edits', () => {
  const name = 'probes';
  const { files, edits } = resourceScaffold(name);
  expect([...files.keys()]).toContain(`openapi/${name}.yaml`);
  // Every module that the server files import exists, except their own and generated code.
  for (const [file, text] of files) {
    for (const [, target = ''] of text.matchAll(/from '(\.\.\/\.\.\/[^']+)'/g)) {
      const module = posix.join(posix.dirname(file), target);
      if (file.startsWith('server/')) expect(existsSync(module), module).toBe(true);
    }
  }
  for (const [file, edit] of edits) {
    const before = readFileSync(file, 'utf8');
    expect(edit(before), file).not.toBe(before);
  }
});

test('the name of a resource is a plural', () => {
  expect(() => resourceScaffold('probe')).toThrow('not a plural');
});
