import { expect, it } from 'vitest';
import { sourceOf, willowText } from '../../../../tests/support/sample-texts.ts';
import type { Question } from '../question.ts';
import { checkQuiz } from './checks.ts';
import { derive } from './derive.ts';
import { quizInput, type QuizResult } from './schema.ts';

const context = { sources: [], standards: [] };

function choice(id: string, right = 'A', change: Partial<Question> = {}): Question {
  const options = ['A', 'B', 'C', 'D'].map((key) => ({
    key,
    text: `${id} option ${key}`,
    correct: key === right,
  }));
  return { id, type: 'multiple-choice', stem: `Which one is ${id}?`, options, points: 2, ...change };
}

const input = quizInput.parse({
  topic: 'Trees',
  grade_level: 'Grade 7',
  subject: 'Science',
  question_mix: [{ type: 'multiple-choice', count: 4, points: 2 }],
});

function paper(questions: readonly Question[], change: Partial<QuizResult> = {}): QuizResult {
  const sections = [{ title: 'Multiple choice', questions: [...questions] }];
  return {
    instructions: 'Answer all of them.',
    sections,
    marking_scheme: [],
    ...derive({ sections }, input),
    ...change,
  };
}

const sound = ['A', 'C', 'B', 'D'].map((right, index) => choice(`q${index + 1}`, right));
const withFirst = (change: Partial<Question>) =>
  paper([{ ...choice('q1', 'A'), ...change }, ...sound.slice(1)]);
const verdicts = (
  result: QuizResult,
  name: string,
  given = input,
  about: Parameters<typeof checkQuiz>[2] = context,
) => checkQuiz(result, given, about).checks.filter((check) => check.name === name);

it('passes a sound paper', () => {
  const { checks, result } = checkQuiz(paper(sound), input, context);
  expect(checks.map(({ name, status }) => [name, status])).toEqual([
    ['One right option', 'passed'],
    ['Points add up', 'passed'],
    ['Answer key matches the questions', 'passed'],
    ['As many as you asked for', 'passed'],
    ['Where the right options fall', 'passed'],
    ['Length gives nothing away', 'passed'],
    ['Reading level', 'passed'],
  ]);
  expect(result).toEqual(paper(sound));
});

it.each([
  [
    'two right options',
    { options: choice('q1').options?.map((option) => ({ ...option, correct: option.key < 'C' })) },
    'Question 1 has 2 right options.',
  ],
  ['no right option', { options: choice('q1', 'none').options }, 'Question 1 has no right option.'],
  [
    'an option twice',
    { options: choice('q1').options?.map((option) => ({ ...option, text: 'the same' })) },
    'Question 1 has the same option twice.',
  ],
])('opens a question with %s, and says where', (_, change, detail) => {
  expect(verdicts(withFirst(change), 'One right option')).toEqual([
    {
      name: 'One right option',
      status: 'open',
      detail,
      section: 'sections',
      path: '/sections/0/questions/0',
    },
  ]);
});

it('takes several right options in a multiple-select, and at least one', () => {
  const several = choice('q1', 'A', { type: 'multiple-select' });
  const two = {
    ...several,
    options: several.options?.map((option) => ({ ...option, correct: option.key < 'C' })),
  };
  expect(verdicts(paper([two]), 'One right option')[0]?.status).toBe('passed');
  const none = { ...several, options: several.options?.map((option) => ({ ...option, correct: false })) };
  expect(verdicts(paper([none]), 'One right option')[0]?.status).toBe('open');
});

it('repairs a total and a key that contradict the questions', () => {
  const { result, checks } = checkQuiz(paper(sound, { total_points: 99, answer_key: [] }), input, context);
  expect(result.total_points).toBe(8);
  expect(result.answer_key.map(({ answer }) => answer)).toEqual(['A', 'C', 'B', 'D']);
  expect(checks.filter(({ status }) => status === 'repaired').map(({ detail }) => detail)).toEqual([
    'The total said 99. 2 + 2 + 2 + 2 = 8',
    'The answer key was computed again from the questions.',
  ]);
});

it('opens a paper whose questions, points or types differ from the form', () => {
  const name = 'As many as you asked for';
  expect(verdicts(paper(sound.slice(1)), name)[0]?.detail).toMatch(
    /^Multiple choice: you asked for 4, there are 3\./,
  );
  expect(verdicts(withFirst({ points: 1 }), name)[0]?.detail).toBe(
    'Multiple choice: you asked for 8 points, they carry 7.',
  );
  const stray: Question = { id: 'q5', type: 'numeric', stem: 'How many?', answers: ['2'], points: 1 };
  expect(verdicts(paper([...sound, stray]), name)[0]).toMatchObject({
    status: 'open',
    path: '/sections/0/questions/4',
  });
});

it('opens right options that fall on one key, and ones that are the longest', () => {
  const same = paper(['q1', 'q2', 'q3', 'q4'].map((id) => choice(id, 'B')));
  expect(verdicts(same, 'Where the right options fall')[0]).toMatchObject({ status: 'open' });
  const long = sound.map((question) => ({
    ...question,
    options: question.options?.map((option) =>
      option.correct ? { ...option, text: `${option.text} and much more that is said about it` } : option,
    ),
  }));
  expect(verdicts(paper(long), 'Length gives nothing away')[0]).toMatchObject({ status: 'open' });
});

it('opens “all of the above”', () => {
  const change = {
    options: choice('q1').options?.map((option) =>
      option.key === 'D' ? { ...option, text: 'All of the above' } : option,
    ),
  };
  expect(verdicts(withFirst(change), 'No “all of the above”')).toHaveLength(1);
  expect(verdicts(paper(sound), 'No “all of the above”')).toHaveLength(0);
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

it('computes arithmetic again and repairs a wrong answer, also in the key', () => {
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
  expect(verdicts(paper(sound), name, strict, about)[0]?.detail).toBe(
    'Question 1, Question 2, Question 3, Question 4 name no place in the source.',
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

it('names the question that is hardest to read', () => {
  const stem = `Considering ${'the interdisciplinary methodological heterogeneity of contemporary physiological investigations, '.repeat(5)}which is it?`;
  expect(verdicts(withFirst({ stem }), 'Reading level')[0]).toMatchObject({
    status: 'open',
    section: 'sections',
    path: '/sections/0/questions/0',
  });
});

const written: Question = {
  id: 'q1',
  type: 'short-answer',
  stem: 'Why do leaves look green?',
  answers: ['They reflect green light.'],
  points: 2,
};

it.each([
  [
    [{ question: '1', look_for: 'Green light is reflected.', points: 2 }],
    'passed',
    '1 question to mark, each with what to look for.',
  ],
  [[], 'open', 'Question 1 has no row. Write the marking again.'],
  [
    [{ question: '1', look_for: 'Green light.', points: 1 }],
    'open',
    'The rows of question 1 come to 1, the question to 2.',
  ],
  [
    [{ question: '1', look_for: 'Napoleon lost.', points: 2 }],
    'open',
    'The rows of question 1 are about something else. Write the marking again.',
  ],
])('holds the marking %j against the questions', (marking_scheme, status, detail) => {
  expect(verdicts(paper([written], { marking_scheme }), 'Marking fits the questions')).toMatchObject([
    { status, detail },
  ]);
});

it('numbers questions through when two share an id', () => {
  const { result, checks } = checkQuiz(paper([choice('q1', 'A'), choice('q1', 'C')]), input, context);
  expect(result.sections[0]?.questions.map(({ id }) => id)).toEqual(['q1', 'q2']);
  expect(checks).toContainEqual(
    expect.objectContaining({ name: 'Question ids are unique', status: 'repaired' }),
  );
});

it.each([
  ['Answer all 4 questions, for 8 points in all.', 'passed'],
  ['Answer all 5 questions, for 8 points in all.', 'open'],
  ['Answer all 4 questions, for 9 points in all.', 'open'],
])('holds the instructions %j against the paper', (instructions, status) => {
  expect(verdicts(paper(sound, { instructions }), 'Instructions fit the paper')).toMatchObject([{ status }]);
});

it('numbers the marking of each version as its questions', () => {
  const questions = ['Why is it wet?', 'Why is it dry?', 'Why is it cold?'].map((stem, index) => ({
    id: `q${index + 1}`,
    type: 'short-answer' as const,
    stem,
    points: 2,
  }));
  const sections = [{ title: 'Short answer', questions }];
  const marking_scheme = questions.map(({ stem }, index) => ({
    question: String(index + 1),
    look_for: stem,
    points: 2,
  }));
  const { versions } = derive({ sections, marking_scheme }, { ...input, versions: 4 });
  expect(versions).toHaveLength(3);
  for (const version of versions) {
    expect(version.questions).not.toEqual(questions);
    expect(version.marking?.map(({ look_for }) => look_for)).toEqual(
      version.questions.map(({ stem }) => stem),
    );
    expect(version.marking?.map(({ question }) => question)).toEqual(['1', '2', '3']);
  }
});
