import { expect, test } from 'vitest';
import { editBetween, recordEdit } from './pasting';

const at = '2026-11-20T09:00:00.000Z';
const quotation = 'Leaves take in light to make their own food.';
const paste = (before: string, after: string, passages: Parameters<typeof recordEdit>[0] = []) =>
  recordEdit(passages, { before, after, pastedAt: at, cut: [] });
const type = (before: string, after: string, passages: Parameters<typeof recordEdit>[0]) =>
  recordEdit(passages, { before, after, pastedAt: null, cut: [] });

test('an edit is what differs between two texts', () => {
  expect(editBetween('one two', 'one big two')).toEqual({ start: 4, end: 4, inserted: 'big ' });
  expect(editBetween('aaa', 'aa')).toEqual({ start: 2, end: 3, inserted: '' });
});

test('a pasted passage is recorded where it stands, and typed text is not', () => {
  expect(type('', quotation, [])).toEqual([]);
  expect(paste('Monday. ', `Monday. ${quotation}`)).toEqual([
    { at, length: quotation.length, start: 8, end: 8 + quotation.length },
  ]);
});

test('a word or two is no passage', () => {
  expect(paste('', 'photosynthesis')).toEqual([]);
});

test('words that the student moves within the text are not recorded', () => {
  const moved = {
    before: 'Monday.',
    after: `Monday.${quotation}`,
    pastedAt: at,
    cut: [`${quotation} More.`],
  };
  expect(recordEdit([], moved)).toEqual([]);
  expect(paste(quotation, `${quotation} ${quotation}`)).toEqual([]);
});

test('a passage moves with the text before it, grows with words typed into it, and ends when it is deleted', () => {
  const [passage] = paste('', quotation);
  if (!passage) throw new Error('Nothing was recorded.');
  const [moved] = type(quotation, `So: ${quotation}`, [passage]);
  expect(moved).toMatchObject({ start: 4, end: 4 + quotation.length });
  const longer = quotation.replace('own', 'very own');
  expect(type(quotation, longer, [passage])).toMatchObject([{ start: 0, end: longer.length }]);
  expect(type(quotation, `${quotation} Mine.`, [passage])).toEqual([passage]);
  expect(type(quotation, quotation.slice(0, 20), [passage])).toMatchObject([{ start: 0, end: 20 }]);
  expect(type(quotation, quotation.slice(20), [passage])).toMatchObject([
    { start: 0, end: quotation.length - 20 },
  ]);
  expect(type(quotation, '', [passage])).toEqual([]);
  expect(passage.length).toBe(quotation.length);
});
