import { expect, test } from 'vitest';
import { taskQuestionSchema } from '../../../generated/blocks.ts';
import { compose } from '../../exports/compose.ts';
import { readSample } from '../sample.ts';
import { checkHomework } from './checks.ts';
import { generator } from './generator.ts';
import { type HomeworkResult, homeworkInput, homeworkResult } from './schema.ts';

const sample = readSample(generator);
const input = homeworkInput.parse(sample.input);
const document = homeworkResult.parse(sample.result);
const [first] = document.tasks;
if (!first) throw new Error('The sample has no task.');

const check = (changed: Partial<HomeworkResult>) =>
  checkHomework({ ...document, ...changed }, input, { sources: [], standards: [] });

const choice = (isFirst: boolean, isSecond: boolean) => ({
  type: 'multiple-choice',
  stem: 'Which is equal to 2/3?',
  options: [
    { key: 'A', text: '5/6', correct: isFirst },
    { key: 'B', text: '8/12', correct: isSecond },
  ],
});

test.each([
  [
    'minutes that don’t add up',
    { tasks: document.tasks.with(0, { ...first, minutes: 30 }) },
    'Minutes add up',
    'repaired',
  ],
  ['a missing task', { tasks: document.tasks.slice(1) }, 'Number of tasks', 'open'],
  [
    'a task without an answer',
    { answer_key: document.answer_key.slice(1) },
    'Answer key covers every task',
    'open',
  ],
  ['a task that needs the internet', { extension: 'Watch the video online.' }, 'Fits the home', 'open'],
  ['a task that needs a printer', { submission_instructions: 'Print your page.' }, 'Fits the home', 'open'],
  ['another due date', { submission_instructions: 'Bring it on Monday.' }, 'Due as in your form', 'open'],
])('%s', (_, changed, name, status) => {
  expect(check(changed).checks.find((each) => each.name === name)).toMatchObject({ status });
});

test.each([
  ['another number', { type: 'numeric', stem: 'What is 6 × 7?', answers: ['42'] }, 'It is 41.', 'open'],
  ['the number', { type: 'numeric', stem: 'What is 6 × 7?', answers: ['42'] }, 'It is 42.', 'passed'],
  ['another option', choice(true, false), 'B', 'open'],
  ['the option', choice(false, true), 'B: 8/12', 'passed'],
  ['other blanks', { type: 'fill-in-blank', stem: '3/4 = ____/8', blanks: ['6'] }, '3/4 = 7/8', 'open'],
  ['the blanks', { type: 'fill-in-blank', stem: '3/4 = ____/8', blanks: ['6'] }, '3/4 = 6/8', 'passed'],
] as const)('a key with %s than the question says', (_, question, answer, status) => {
  const name = 'Answer key agrees with the questions';
  const { checks } = check({
    tasks: document.tasks.with(0, { ...first, question: taskQuestionSchema.parse(question) }),
    answer_key: document.answer_key.with(0, { task: 1, answer }),
  });
  expect(checks.find((each) => each.name === name)).toMatchObject({ status });
});

test('a question needs a right option, and an answer if code can mark it', () => {
  const found = (question: object) =>
    check({
      tasks: document.tasks.with(0, { ...first, question: taskQuestionSchema.parse(question) }),
    }).checks.flatMap(({ name, status }) => (status === 'open' ? [name] : []));
  expect(found(choice(false, false))).toContain('One correct option');
  expect(found({ type: 'numeric', stem: 'How many?' })).toContain('Every question has an answer');
  expect(found({ type: 'open-ended', stem: 'Why?' })).toEqual([]);
});

test('the text of a question in an older document is read as before', () => {
  const older = {
    ...document,
    tasks: document.tasks.with(0, { ...first, question: 'Color 2/3 of the bar.' }),
  };
  expect(homeworkResult.safeParse(older).success).toBe(true);
  expect(check(older).checks.filter(({ status }) => status === 'open')).toEqual([]);
});

test('students get the question without its answer', () => {
  const question = { ...choice(false, true), answers: ['SECRET'] };
  const tasks = [{ ...first, question: taskQuestionSchema.parse(question) }];
  const written = {
    ...sample,
    result: { ...document, tasks },
    meta: { composed: false, model: 'a model' },
  };
  const forStudent = JSON.stringify(compose(generator, written, 'student'));
  expect(forStudent).toContain('8/12');
  expect(forStudent).not.toMatch(/SECRET|"right":true/);
  expect(JSON.stringify(compose(generator, written, 'teacher'))).toContain('"right":true');
});

test('repaired minutes add up, and stay whole', () => {
  const { tasks } = check({ tasks: document.tasks.with(0, { ...first, minutes: 30 }) }).result;
  expect(tasks.reduce((sum, { minutes }) => sum + minutes, 0)).toBe(25);
  expect(tasks.every(({ minutes }) => Number.isInteger(minutes) && minutes > 0)).toBe(true);
});

test('the note for families is written only if it is wanted', () => {
  expect(generator.sections({ ...input, family_note: false })).not.toContain('family_note');
});
