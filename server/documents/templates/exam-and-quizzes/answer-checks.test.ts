import { expect, it } from 'vitest';
import { sourceOf, willowText } from '../../../../tests/support/sample-texts.ts';
import type { Question } from '../question.ts';
import { checkQuiz } from './checks.ts';
import { context, input, paper, soundQuestions, verdicts, withFirst } from './testing.ts';

it('repairs a total and a key that contradict the questions', () => {
  const { result, checks } = checkQuiz(
    paper(soundQuestions, { total_points: 99, answer_key: [] }),
    input,
    context,
  );
  expect(result.total_points).toBe(8);
  expect(result.answer_key.map(({ answer }) => answer)).toEqual(['A', 'C', 'B', 'D']);
  expect(checks.filter(({ status }) => status === 'repaired').map(({ detail }) => detail)).toEqual([
    'The total was 99. 2 + 2 + 2 + 2 = 8',
    'The answer key was recomputed from the questions.',
  ]);
});

it('opens a question without an answer, and an ordering whose answer has other items', () => {
  const name = 'Every question has an answer';
  const blank: Question = { id: 'q1', type: 'short-answer', stem: 'Why?', answers: [' '], points: 1 };
  expect(verdicts(paper([blank]), name)).toHaveLength(1);
  expect(verdicts(paper([{ ...blank, answers: ['Because.'] }]), name)).toHaveLength(0);
  const order: Question = {
    id: 'q1',
    type: 'ordering',
    stem: 'Order.',
    items: ['b', 'a'],
    answers: ['a', 'c'],
    points: 1,
  };
  expect(verdicts(paper([order]), name)).toHaveLength(1);
});

const sum = (answers: string[]): Question => ({
  id: 'q1',
  type: 'numeric',
  stem: 'What is 18 ÷ 4?',
  answers,
  points: 1,
});

it('recomputes arithmetic and repairs a wrong answer, also in the key', () => {
  expect(verdicts(paper([sum(['4.5'])]), 'Arithmetic is correct')[0]).toMatchObject({
    status: 'passed',
    detail: '18 ÷ 4 = 4.5',
  });
  const { result, checks } = checkQuiz(paper([sum(['5'])]), input, context);
  expect(checks.find(({ name }) => name === 'Arithmetic is correct')).toMatchObject({
    status: 'repaired',
    detail: 'Question 1 said 5: 18 ÷ 4 = 4.5.',
  });
  expect(result.answer_key[0]?.answer).toBe('4.5');
});

it('marks the option that arithmetic proves, or opens the check', () => {
  const options = ['4', '4.5', '5', '6'].map((text, index) => ({
    key: 'ABCD'.charAt(index),
    text,
    correct: index === 0,
  }));
  const asked = { stem: 'What is 18 ÷ 4?', options };
  const { result } = checkQuiz(withFirst(asked), input, context);
  expect(result.answer_key[0]?.answer).toBe('B');
  const none = { ...asked, options: options.filter(({ text }) => text !== '4.5') };
  expect(verdicts(withFirst(none), 'Arithmetic is correct')[0]).toMatchObject({ status: 'open' });
});

it('looks for the quoted words in the source', () => {
  const about = { sources: sourceOf(willowText), standards: [] };
  const real = 'the soil had lost only 2 ounces';
  const name = 'Found in the source';
  expect(verdicts(withFirst({ source_ref: real }), name, input, about)[0]).toMatchObject({
    status: 'passed',
  });
  expect(
    verdicts(withFirst({ source_ref: 'The soil had lost 20 ounces.' }), name, input, about)[0],
  ).toMatchObject({ status: 'open', path: '/sections/0/questions/0' });
  const strict = { ...input, source_only: true };
  expect(verdicts(paper(soundQuestions), name, strict, about)[0]?.detail).toBe(
    'Question 1, Question 2, Question 3, Question 4 have no reference to the source.',
  );
});

it('opens a standard that was not chosen from the shipped sets', () => {
  const named = withFirst({ standard_code: 'MS-LS1-6' });
  expect(verdicts(named, 'Standards are real')[0]).toMatchObject({ status: 'open' });
  const standards = [{ framework: 'NGSS', code: 'MS-LS1-6', statement: 'Construct.' }];
  expect(verdicts(named, 'Standards are real', input, { sources: [], standards })[0]).toMatchObject({
    status: 'passed',
  });
});
