import { expect, test } from 'vitest';
import { diffVersions } from './version-diff';

const sections = [
  { key: 'overview', title: 'Overview' },
  { key: 'questions', title: 'Questions' },
];
const content = (result: Record<string, unknown>, title = 'Rain') => ({ title, result });

test('shows changed words, and leaves out sections that are the same', () => {
  const [only, ...others] = diffVersions(
    sections,
    content({ overview: 'Water rises as vapour.', questions: ['Why?'] }),
    content({ overview: 'Water falls as rain.', questions: ['Why?'] }),
  );
  expect(others).toEqual([]);
  expect(only).toMatchObject({ key: 'overview', same: 0 });
  const parts = only?.items[0]?.parts ?? [];
  expect(parts.filter(({ kind }) => kind === 'deleted').map(({ text }) => text)).toEqual(['rises', 'vapour']);
  expect(parts.filter(({ kind }) => kind === 'inserted').map(({ text }) => text)).toEqual(['falls', 'rain']);
});

test('tells added and removed items from changed ones', () => {
  const [diff] = diffVersions(
    sections,
    content({
      questions: [
        { id: 'q1', stem: 'Why?' },
        { id: 'q2', stem: 'How often?' },
      ],
    }),
    content({
      questions: [
        { id: 'q9', stem: 'Why?' },
        { id: 'q2', stem: 'How much?' },
        { id: 'q3', stem: 'When?' },
      ],
    }),
  );
  expect(diff?.same, 'ids do not count').toBe(1);
  expect(diff?.items.map(({ kind }) => kind)).toEqual(['changed', 'added']);
});

test('compares titles, sections that were added and questions of a group', () => {
  const group = (...stems: string[]) => [{ title: 'Part A', questions: stems.map((stem) => ({ stem })) }];
  const diffs = diffVersions(
    sections,
    content({ questions: group('One', 'Two') }),
    content({ overview: 'New.', questions: group('One') }, 'Snow'),
  );
  expect(diffs.map(({ key, items }) => [key, items.map(({ kind }) => kind)])).toEqual([
    ['title', ['changed']],
    ['overview', ['added']],
    ['questions', ['removed']],
  ]);
});

test('equal versions have no changes', () => {
  const same = content({ overview: 'Water.', questions: [] });
  expect(diffVersions(sections, same, same)).toEqual([]);
});

test('compares a rubric criterion by criterion', () => {
  const rubric = (text: string) => ({
    title: 'Report',
    criteria: [
      { name: 'Method', descriptors: [{ level: '4', text }] },
      { name: 'Data', descriptors: [{ level: '4', text: 'Shown.' }] },
    ],
  });
  const [diff] = diffVersions(
    sections,
    content({ overview: rubric('Clear.') }),
    content({ overview: rubric('Exact.') }),
  );
  expect([diff?.items.length, diff?.same]).toEqual([1, 2]);
});
