import { expect, it } from 'vitest';
import { checkWorksheet } from './checks.ts';
import { worksheetInput, type WorksheetResult } from './schema.ts';

const input = worksheetInput.parse({
  topic: 'Rain',
  grade_level: 'Grade 4',
  subject: 'Science',
  number_of_items: 3,
  lines_per_answer: 4,
});
const sheet: WorksheetResult = {
  header: '',
  instructions: 'Answer all questions.',
  passage: 'Too short.',
  word_bank: ['wrong'],
  blocks: [
    {
      title: 'Fill in',
      questions: [
        { id: 'q1', type: 'fill-in-blank', stem: 'Rain falls from a ____.', blanks: ['cloud'], points: 1 },
        { id: 'q2', type: 'fill-in-blank', stem: 'Ice melts to ____.', blanks: ['water'], points: 1 },
        { id: 'q3', type: 'short-answer', stem: 'Why does ice melt?', answers: ['It is warm.'], points: 2 },
      ],
    },
  ],
  answer_key: [],
  teacher_notes: '',
};
const statusOf = (name: string, change: Partial<WorksheetResult> = {}) =>
  checkWorksheet({ ...sheet, ...change }, input, { sources: [], standards: [] }).checks.find(
    (check) => check.name === name,
  )?.status;

it('derives word bank and key from the questions, and gives answers room', () => {
  const { result } = checkWorksheet(sheet, input, { sources: [], standards: [] });
  expect(result.word_bank.toSorted()).toEqual(['cloud', 'water']);
  expect(result.answer_key.map(({ answer }) => answer)).toEqual(['cloud', 'water', 'It is warm.']);
  expect(result.blocks[0]?.questions[2]?.lines).toBe(4);
  expect(result.header).toBe('Science · Grade 4 · 4 points');
  expect(statusOf('Word bank matches the blanks')).toBe('repaired');
  expect(statusOf('Answer key matches the questions')).toBe('repaired');
});

it('opens a passage of another length and a wrong number of questions', () => {
  expect(statusOf('Length of the passage')).toBe('open');
  expect(statusOf('Length of the passage', { passage: 'word '.repeat(250) })).toBe('passed');
  expect(statusOf('Number of questions')).toBe('passed');
  expect(statusOf('Number of questions', { blocks: [{ title: '', questions: [] }] })).toBe('open');
});
