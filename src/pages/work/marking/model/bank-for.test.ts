import { expect, test } from 'vitest';
import { bankFor } from './bank-for';

const comment = (text: string, criterion: string | null) => ({ id: text, text, criterion });
const criterion = (id: string, name: string) => ({ id, name, levels: [] });

const rubric = [criterion('c1', 'Observation'), criterion('c2', 'Measurement')];
const comments = [
  comment('Give the unit once.', ' measurement'),
  comment('What did you see?', 'Observation'),
  comment('Careful.', null),
  comment('Good rhythm.', 'Voice'),
];
const shown = (openId: string | null, criteria = rubric) => {
  const { criterion: name, onCriterion, others } = bankFor(comments, criteria, openId);
  return [name, onCriterion.map(({ text }) => text), others.map(({ text }) => text)];
};

test('the comments on the open criterion are offered with it', () => {
  expect(shown('c2')).toEqual(['Measurement', ['Give the unit once.'], ['Careful.', 'Good rhythm.']]);
  expect(shown('c1')).toEqual(['Observation', ['What did you see?'], ['Careful.', 'Good rhythm.']]);
});

test('without an open criterion, those on none of the rubric are left', () => {
  expect(shown(null)).toEqual([null, [], ['Careful.', 'Good rhythm.']]);
});

test('work without a rubric gets the whole bank', () => {
  expect(shown(null, [])).toEqual([null, [], comments.map(({ text }) => text)]);
});
