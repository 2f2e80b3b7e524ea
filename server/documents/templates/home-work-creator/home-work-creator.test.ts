import { expect, test } from 'vitest';
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

test('repaired minutes add up, and stay whole', () => {
  const { tasks } = check({ tasks: document.tasks.with(0, { ...first, minutes: 30 }) }).result;
  expect(tasks.reduce((sum, { minutes }) => sum + minutes, 0)).toBe(25);
  expect(tasks.every(({ minutes }) => Number.isInteger(minutes) && minutes > 0)).toBe(true);
});

test('the note for families is written only if it is wanted', () => {
  expect(generator.sections({ ...input, family_note: false })).not.toContain('family_note');
});
