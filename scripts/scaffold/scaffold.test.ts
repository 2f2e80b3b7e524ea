import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { templateTypes } from '../../server/documents/templates/registry.ts';
import { runCommand } from '../run-command.ts';
import { componentFiles } from './component.ts';
import { generatorScaffold } from './generator.ts';
import { resourceScaffold } from './resource/resource.ts';
import { sliceFiles } from './slice.ts';
import type { Edit } from './write-scaffold.ts';

mkdirSync('node_modules/.cache', { recursive: true });
const folder = mkdtempSync(resolve('node_modules/.cache/scaffold-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('scaffolded files compile within the project', async () => {
  const scaffolds = [
    componentFiles('probe-badge'),
    sliceFiles(['features/probe-member']),
    sliceFiles(['pages/billing/probe-billing', '--route', '/probe-billing']),
    sliceFiles(['entities/probe-plan']),
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

test('a story or a test comes first', () => {
  expect([...componentFiles('probe-badge').keys()][0]).toMatch(/\.stories\.tsx$/);
  expect([...sliceFiles(['features/probe-member']).keys()][0]).toMatch(/\.stories\.tsx$/);
  expect([...generatorScaffold('probe-tracker').files.keys()][0]).toMatch(/\.test\.ts$/);
});

test('an invalid name is rejected with a readable message', () => {
  expect(() => componentFiles('ProbeBadge')).toThrow('not a kebab-case name');
  expect(() => sliceFiles(['helpers/probe'])).toThrow('not a slice');
  expect(() => sliceFiles(['pages/probe'])).toThrow('not a slice');
  expect(() => sliceFiles(['pages/support/probe'])).toThrow('A page has a path');
  expect(() => generatorScaffold('ProbeTracker')).toThrow('not a kebab-case name');
});

test('a page is one folder, with the access that its path was planned with', () => {
  const files = sliceFiles(['pages/support/tickets', '/supports/tickets']);
  for (const file of files.keys()) expect(file).toMatch(/^src\/pages\/support\/tickets\//);
  expect(files.get('src/pages/support/tickets/page.ts')).toContain(
    "access: 'signed-in',\n    layout: 'role'",
  );
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

const inWing = ['probe-note', '--in', 'school/work', '--owned-by', 'user', '--route', '/teacher/probe-notes'];

test('a resource of a wing or area is ten files and three edits', () => {
  const { files, edits, table } = resourceScaffold(inWing);
  expect([files.size, table]).toEqual([10, 'probe-notes']);
  expect(edited(edits)).toEqual([
    'openapi.yaml',
    'server/school/work/handlers.ts',
    'server/school/personal-tables.ts',
  ]);
  const tables = edits.get('server/school/personal-tables.ts')?.(
    readFileSync('server/school/personal-tables.ts', 'utf8'),
  );
  expect(tables).toMatch(/PersonalTables = \{[^]*\n {2}probe_notes: .+\n\};/);
  for (const place of ['school/news', 'documents', 'billing', 'accounts']) {
    const ofPlace = resourceScaffold(['probe-note', place, 'user', '/probe-notes']);
    expect(ofPlace.files.size).toBe(10);
    expect(edited(ofPlace.edits)).toContain(`server/${place}/handlers.ts`);
  }
});

test('a resource that begins a wing or area has its handlers in the list of it', () => {
  const ofWing = resourceScaffold(['shelf', 'school/tutoring', 'class', '/teacher/shelves/:id']);
  expect(ofWing.files.size).toBe(10);
  expect([...ofWing.files.keys()]).toContain('server/school/tutoring/handlers.ts');
  expect(edited(ofWing.edits)).toContain('server/school/plugin.ts');
  const ofArea = resourceScaffold(['county', 'districts', 'user', '/counties']);
  expect(ofArea.files.size).toBe(10);
  expect([...ofArea.files.keys()]).toContain('server/districts/plugin.ts');
  expect(edited(ofArea.edits)).toEqual(['openapi.yaml', 'server/app.ts', 'server/personal-tables.ts']);
});

/** The files that the edits change. */
const edited = (edits: ReadonlyMap<string, Edit>): string[] =>
  [...edits].flatMap(([path, edit]) => {
    const before = readFileSync(path, 'utf8');
    return edit(before) === before ? [] : [path];
  });

test('npm takes the names of the options away', () => {
  const values = inWing.filter((word) => !word.startsWith('--'));
  expect([...resourceScaffold(values).files]).toEqual([...resourceScaffold(inWing).files]);
});

test.each([
  ['briefcases', 'school/work', 'user', '/notes', 'not one entry'],
  ['note', 'lessons', 'user', '/notes', 'neither an area nor a wing'],
  ['note', 'school', 'user', '/notes', 'neither an area nor a wing'],
  ['note', 'accounts', 'class', '/notes/:id', 'below school'],
  ['note', 'school/work', 'class', '/notes', 'has its id in the path'],
  ['note', 'school/work', 'user', 'notes', 'Usage: npm run new resource'],
])('a resource %s in %s of a %s at %s is rejected', (...words) => {
  expect(() => resourceScaffold(words.slice(0, -1))).toThrow(words.at(-1));
});
