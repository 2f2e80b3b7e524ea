import { expect, test } from 'vitest';
import { type Attempt, changesBetween } from './attempt-changes';

const leaf = { id: 'f1', name: 'leaf.jpg', size: 12 };
const first: Attempt = { attempt: 1, text: 'Monday: 4 cm.\n\nOne hole.', link: '', files: [leaf] };

test('shows the changed words of a paragraph, and counts the paragraphs that stayed', () => {
  const [text, ...others] = changesBetween(first, { ...first, text: 'Monday: 41 mm.\n\nOne hole.' });
  expect(others).toEqual([]);
  expect(text).toMatchObject({ key: 'text', same: 1 });
  const parts = text?.items[0]?.parts ?? [];
  expect(parts.filter(({ kind }) => kind === 'inserted').map((part) => part.text)).toEqual(['41', 'mm']);
});

test('lists added and removed files and links', () => {
  const second = { ...first, files: [{ ...leaf, name: 'twig.jpg' }, leaf], link: 'https://example.org' };
  expect(changesBetween(first, second).map(({ key, items }) => [key, items.map(({ kind }) => kind)])).toEqual(
    [
      ['files', ['added']],
      ['link', ['added']],
    ],
  );
  expect(changesBetween(second, first).map(({ key, items }) => [key, items.map(({ kind }) => kind)])).toEqual(
    [
      ['files', ['removed']],
      ['link', ['removed']],
    ],
  );
});

test('equal attempts have no changes', () => {
  expect(changesBetween(first, { ...first, attempt: 2 })).toEqual([]);
});
