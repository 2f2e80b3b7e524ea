import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const names = [
  ...readFileSync('server/platform/environment.ts', 'utf8').matchAll(/^ {2}([A-Z][A-Z0-9_]+):/gm),
].map(([, name]) => name);

test('the server has settings to document', () => {
  expect(names).toContain('DATABASE_URL');
});

test.each(['.env.example', 'README.md'])('%s mentions every setting of the server', (path) => {
  const text = readFileSync(path, 'utf8');
  expect(names.filter((name) => !new RegExp(`\\b${name}\\b`).test(text))).toEqual([]);
});

test('.env.example mentions no setting that the server ignores', () => {
  const documented = [...readFileSync('.env.example', 'utf8').matchAll(/^# ([A-Z][A-Z0-9_]+)=/gm)].map(
    ([, name]) => name,
  );
  expect(documented.filter((name) => !names.includes(name))).toEqual([]);
});
