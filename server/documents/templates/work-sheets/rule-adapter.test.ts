import { expect, it } from 'vitest';
import { sourceOf, willowText } from '../../../../tests/support/sample-texts.ts';
import { composeDocument, declineOf } from '../testing.ts';
import { generator } from './generator.ts';
import { worksheetInput, worksheetResult } from './schema.ts';

const inputOf = (change: object = {}) =>
  worksheetInput.parse({
    topic: 'Photosynthesis',
    grade_level: 'Grade 7',
    subject: 'Science',
    worksheet_type: ['Fill-in-blank with word bank', 'True/False', 'Short answer', 'Math practice'],
    number_of_items: 9,
    ...change,
  });
const context = { sources: sourceOf(willowText), standards: [] };
const checked = (change: object = {}, about = context) =>
  generator.checks(composeDocument(generator, inputOf(change), about), inputOf(change), about);
const composed = (change?: object, about?: typeof context) =>
  worksheetResult.partial().parse(checked(change, about).result);

it('composes the exercises that quizzes have, shared out over the kinds that the form asks for', () => {
  const { blocks = [], word_bank: bank = [], answer_key: key = [], instructions } = composed();
  expect(blocks.map(({ questions }) => questions.map(({ type }) => type))).toEqual([
    ['fill-in-blank', 'fill-in-blank', 'fill-in-blank'],
    ['true-false', 'true-false', 'true-false'],
    ['short-answer', 'short-answer', 'short-answer'],
  ]);
  expect(bank).toHaveLength(3);
  expect(key).toHaveLength(9);
  expect(instructions).toBe(
    'Read the text, then answer all 9 questions. Fill the gaps with words from the word bank.',
  );
  expect(
    checked().checks.filter(({ name, status }) => name !== 'Reading level' && status === 'open'),
  ).toEqual([]);
});

it('reprints a text of about the length asked for, and never a part of one', () => {
  const opening = willowText.split('\n\n').slice(1, 3).join('\n\n');
  const asked = { include_passage: true, passage_length: '100' };
  expect(composed(asked, { ...context, sources: sourceOf(opening) }).passage).toBe(opening);
  expect(composed(asked).passage).toBeUndefined();
});

it('asks for a text, and says so where no kind can be made from one', () => {
  const decline = (change: object, sources = context.sources) =>
    declineOf(generator, inputOf(change), { sources, standards: [] });
  expect(decline({}, [])).toBe('Without an AI model, Lectern works from a text: add a source.');
  expect(decline({ worksheet_type: ['Label diagram', 'Math practice'] })).toBe(
    'Without an AI model, Lectern writes these kinds: Passage + questions, Fill-in-blank with word bank, Matching, Short answer, Open-ended, True/False, Multiple choice, Vocabulary. Choose one of them.',
  );
  expect(decline({})).toBeNull();
});
