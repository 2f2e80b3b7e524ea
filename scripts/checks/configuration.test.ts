import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

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

test('compose.yaml sets only what the server reads, and hands it the rest as a file', () => {
  const { app } = parse(readFileSync('compose.yaml', 'utf8')).services;
  expect(Object.keys(app.environment).filter((name) => !names.includes(name))).toEqual([]);
  expect(app.env_file).toBe('.env');
});

test('the migrations keep only their newest snapshot, which npm run migration sees to', () => {
  const folder = 'server/platform/database/migrations';
  const { entries } = JSON.parse(readFileSync(`${folder}/meta/_journal.json`, 'utf8'));
  const newest = String(entries.length - 1).padStart(4, '0');
  expect(globSync('*_snapshot.json', { cwd: `${folder}/meta` })).toEqual([`${newest}_snapshot.json`]);
});
