import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { hashInputs, isBuildFresh, stampBuild } from './build-stamp.ts';

let root = '';

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'lectern-build-'));
  write('src/app/main.tsx', 'one');
  write('openapi.yaml', 'contract');
  write('dist/index.html', '');
});
afterEach(() => rmSync(root, { recursive: true }));

test('a build is fresh until a source changes', async () => {
  expect(await isBuildFresh(await hashInputs(root), root)).toBe(false);
  await stampBuild(await hashInputs(root), root);
  expect(await isBuildFresh(await hashInputs(root), root)).toBe(true);
  write('src/app/main.tsx', 'two');
  expect(await isBuildFresh(await hashInputs(root), root)).toBe(false);
});

test('a build stays fresh when only modification times change', async () => {
  const before = await hashInputs(root);
  utimesSync(join(root, 'src/app/main.tsx'), new Date(), new Date());
  expect(await hashInputs(root)).toBe(before);
});

test('renaming a file makes the build stale', async () => {
  const before = await hashInputs(root);
  rmSync(join(root, 'src/app/main.tsx'));
  write('src/app/start.tsx', 'one');
  expect(await hashInputs(root)).not.toBe(before);
});

test('tests and stories do not make the build stale', async () => {
  const before = await hashInputs(root);
  write('src/app/main.test.ts', 'a test');
  write('src/app/main.stories.tsx', 'a story');
  write('src/shared/api/generated/api.ts', 'generated');
  write('server/app.ts', 'the server');
  expect(await hashInputs(root)).toBe(before);
});
