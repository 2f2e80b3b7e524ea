import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, test } from 'vitest';
import { levelTwo } from './asvs-level-2.ts';

const page = readFileSync('docs/security.md', 'utf8');

const rows = [...page.matchAll(/^\| (\d+\.\d+\.\d+) \|(.*)\|$/gm)].map(([, number = '', cells = '']) => {
  const [requirement = '', state = '', reason = ''] = cells.split('|').map((cell) => cell.trim());
  return { number, requirement, state, reason };
});

const requirements = Object.entries(levelTwo).flatMap(([section, numbers]) =>
  numbers.map((number) => `${section}.${number}`),
);

const files = globSync('**/*.*', {
  exclude: (path) => /^(node_modules|dist|\.git|\.cache|\.data|storybook-static)$/.test(basename(path)),
});
const known = new Set([...files, ...files.map((file) => basename(file))]);

/** The files that a row names, such as `limits.test.ts` or `docs/accounts.md`. */
const filesOf = (reason: string) =>
  [...reason.matchAll(/`([\w./-]+\.(?:tsx?|md|yaml|json))`/g)].map(([, file = '']) => file);

describe('docs/security.md', () => {
  test('has every requirement of level 1 and 2 once, in order', () => {
    expect(rows.map(({ number }) => number)).toEqual(requirements);
    expect(rows).toHaveLength(253);
  });

  test('has no empty row, and names each requirement in at most 12 words', () => {
    const faulty = rows.filter(
      ({ requirement, state, reason }) =>
        requirement === '' ||
        requirement.split(/\s+/).length > 12 ||
        !['Met', 'Not applicable', 'Decision'].includes(state) ||
        reason.length < 5,
    );
    expect(faulty.map(({ number }) => number)).toEqual([]);
  });

  test('shows each requirement that is met by a file', () => {
    const unshown = rows.filter(({ state, reason }) => state === 'Met' && filesOf(reason).length === 0);
    expect(unshown.map(({ number }) => number)).toEqual([]);
  });

  test.each(['docs/security.md', 'docs/threats.md'])('%s names only files that exist', (path) => {
    const missing = filesOf(readFileSync(path, 'utf8')).filter((file) => !known.has(file));
    expect(missing).toEqual([]);
  });

  test('docs/threats.md names a test or a command for each threat, or says that nothing shows it', () => {
    const threats = [
      ...readFileSync('docs/threats.md', 'utf8').matchAll(/^\| (?!Threat |---)(.*) \|$/gm),
    ].map(([, row = '']) => row.split(' | '));
    expect(threats.length).toBeGreaterThan(30);
    expect(threats.filter((cells) => cells.length !== 3)).toEqual([]);
    const isShown = (by: string) => /`[\w-]+\.(?:test|spec)\.tsx?`|`npm run /.test(by);
    const unshown = threats.filter(([, , by = '']) => by !== '–' && !isShown(by));
    expect(unshown.map(([threat]) => threat)).toEqual([]);
  });

  test('counts its rows correctly', () => {
    const count = (state: string) => rows.filter((row) => row.state === state).length;
    const text = page.replaceAll(/\s+/g, ' ');
    expect(text).toContain(
      `Of ${rows.length} requirements, ${count('Met')} are met, ${count('Not applicable')} are not applicable, and ${count('Decision')} are decisions`,
    );
  });
});
