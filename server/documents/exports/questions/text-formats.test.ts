import { parse } from 'gift-pegjs';
import Papa from 'papaparse';
import { runInNewContext } from 'node:vm';
import { expect, it, vi } from 'vitest';
import { z } from 'zod';
import { everyType, exportQuestions } from './testing.ts';

const textOf = async (...request: Parameters<typeof exportQuestions>) =>
  (await exportQuestions(...request)).body.toString('utf8');

it('is read question by question by an independent GIFT parser', async () => {
  const read = z.array(z.looseObject({ type: z.string() })).parse(parse(await textOf(everyType, 'gift')));
  expect(read.map(({ type }) => type)).toEqual([
    'MC',
    'MC',
    'TF',
    'Short',
    'Short',
    'Numerical',
    'Matching',
    'Matching',
    'Essay',
  ]);
  expect(read[0]).toMatchObject({
    title: '1',
    stem: { text: 'What is 2 + 2 = {x}? #1: ~a' },
    choices: everyType[0]?.options?.map(({ text, correct }) => ({ isCorrect: correct, text: { text } })),
  });
  expect(read[1]).toMatchObject({
    choices: [{ weight: 50 }, { weight: -50 }, { weight: 50 }, { weight: -50 }],
  });
  expect(read[2]).toMatchObject({ isTrue: true });
  expect(read[4]).toMatchObject({ choices: [{ text: { text: 'oxygen' } }, { text: { text: 'O2' } }] });
  expect(read[5]).toMatchObject({ choices: { number: 1250.5, range: 0.5 } });
  expect(read[7]).toMatchObject({
    matchPairs: [
      { subquestion: { text: 'seed' }, subanswer: '1' },
      { subquestion: { text: 'leaf' }, subanswer: '2' },
    ],
  });
});

it('says in a comment which question GIFT can’t hold, and why', async () => {
  const [choice] = everyType;
  const blanks = {
    id: 'b',
    type: 'fill-in-blank' as const,
    stem: '____ and ____',
    blanks: ['a', 'b'],
    points: 1,
  };
  if (choice === undefined) throw new Error('There is no question.');
  const text = await textOf([blanks, choice], 'gift');
  expect(text).toContain('// Question 1 was left out: GIFT holds one blank in a sentence.');
  expect(parse(text)).toHaveLength(1);
  await expect(exportQuestions([blanks], 'gift')).rejects.toThrow(
    'No question of this document fits the format',
  );
});

it('writes Aiken for questions with one correct option', async () => {
  const text = await textOf(everyType, 'aiken');
  expect(text.split('\n\n')).toHaveLength(2);
  expect(text).toContain('Ice floats.\nA. True\nB. False\nANSWER: A');
  expect(text).toMatch(/\nANSWER: B\n/);
});

it('writes a row for each question, which is no formula', async () => {
  const [first] = everyType;
  if (first === undefined) throw new Error('There is no question.');
  const text = await textOf([...everyType, { ...first, stem: '=SUM(A1)' }], 'questions_csv');
  const { data } = Papa.parse<Record<string, string>>(text.replace(/^\uFEFF/, ''), {
    header: true,
    skipEmptyLines: true,
  });
  expect(data).toHaveLength(10);
  expect(data[0]).toMatchObject({
    Number: '1',
    Type: 'Multiple choice',
    Answer: 'B',
    'Option B': 'Option {B} = 1~2',
  });
  expect(data[6]).toMatchObject({ Pairs: 'root = takes in water; leaf = makes -> sugar' });
  expect(data[9]?.['Question']).toBe("'=SUM(A1)");
});

it('writes a script that builds a quiz with the calls of Google Forms', async () => {
  const calls: string[] = [];
  const recorder = (): unknown =>
    new Proxy(() => undefined, {
      get: (_, name) => {
        return (...args: unknown[]) => {
          calls.push(`${String(name)} ${JSON.stringify(args)}`);
          return recorder();
        };
      },
    });
  const log = vi.fn();
  const text = await textOf(everyType, 'google_forms');
  runInNewContext(`${text}\ncreateQuiz();`, { FormApp: recorder(), Logger: { log } });
  expect(log).toHaveBeenCalledOnce();
  const added = calls.filter((call) => /^add\w+Item /.test(call)).map((call) => call.split(' ')[0]);
  expect(added).toHaveLength(everyType.length);
  expect(added.slice(0, 2)).toEqual(['addMultipleChoiceItem', 'addCheckboxItem']);
  expect(calls).toContain('createChoice ["Option {B} = 1~2",true]');
  expect(text).toContain('// Without points, because Forms does not mark grids by script: 7, 8.');
});

it('has no student copy in any question format', async () => {
  const { exportFormats } = await import('../formats/declarations.ts');
  const formats = exportFormats.filter(({ group }) => group === 'Questions');
  expect(formats.length).toBeGreaterThan(5);
  for (const { copies } of formats) expect(copies).toEqual(['teacher']);
});
