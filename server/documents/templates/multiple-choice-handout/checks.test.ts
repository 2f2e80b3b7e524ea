import { describe, expect, it } from 'vitest';
import type { Question } from '../question.ts';
import { readSample } from '../sample.ts';
import { generator } from './generator.ts';
import { handoutInput, handoutResult, type HandoutResult } from './schema.ts';

const { input: form, result, context } = readSample(generator);
const input = handoutInput.parse(form);
const sample = handoutResult.partial().parse(result);
const questions = sample.questions ?? [];
const [first] = questions;
if (first === undefined) throw new Error('The sample has no question.');

const check = (change: Partial<HandoutResult>, of: object = {}, about = context) => {
  const checked = generator.checks({ ...sample, ...change }, { ...input, ...of }, about);
  return { ...checked, result: handoutResult.partial().parse(checked.result) };
};
const findings = (change: Partial<HandoutResult>, of: object = {}, about = context) =>
  check(change, of, about)
    .checks.filter(({ status }) => status !== 'passed')
    .map(({ name, status, path, section }) => [name, status, path ?? section]);

/** The sample with another first question. */
const asking = (change: Partial<Question>) => ({ questions: questions.with(0, { ...first, ...change }) });
const options = first.options ?? [];
const FIRST = '/questions/0';

describe('a handout', () => {
  it.each<[string, Partial<HandoutResult>, unknown[]]>([
    [
      'two correct options',
      asking({ options: options.map((option) => ({ ...option, correct: true })) }),
      ['One correct option', 'open', FIRST],
    ],
    [
      'the same option twice',
      asking({ options: options.map((option) => ({ ...option, text: 'air' })) }),
      ['One correct option', 'open', FIRST],
    ],
    ['too few options', asking({ options: options.slice(0, 3) }), ['Number of options', 'open', FIRST]],
    ['too few questions', { questions: questions.slice(1) }, ['Number of questions', 'open', '/questions']],
    [
      'a question without options',
      asking({ type: 'short-answer', answers: ['air'] }),
      ['Number of questions', 'open', FIRST],
    ],
    [
      '“all of the above”',
      asking({ options: options.with(3, { key: 'D', text: 'All of the above', correct: false }) }),
      ['No “all of the above”', 'open', FIRST],
    ],
    [
      'a quotation that the source lacks',
      asking({ source_ref: 'Trees eat soil at night.' }),
      ['Found in the source', 'open', FIRST],
    ],
    [
      'another answer key',
      { answer_key: [] },
      ['Answer key matches the questions', 'repaired', 'answer_key'],
    ],
    [
      'two questions of the same id',
      { questions: questions.with(1, { ...first, stem: 'Which gas?' }) },
      ['Question ids are unique', 'repaired', 'questions'],
    ],
  ])('with %s is reported', (_, change, expected) => {
    expect(findings({})).toEqual([]);
    expect(findings(change)).toContainEqual(expected);
  });

  it('with most correct options in one place gets a fix that spreads them', () => {
    const atA = questions.map((question) => ({
      ...question,
      options: question.options
        ?.toSorted((one, other) => Number(other.correct) - Number(one.correct))
        .map((option, index) => ({ ...option, key: 'ABCDE'[index] ?? '' })),
    }));
    const fault = check({ questions: atA }).checks.find(
      ({ name }) => name === 'Positions of correct options',
    );
    expect(fault?.status).toBe('open');
    expect(fault?.fix).toHaveLength(questions.length);
  });

  it('whose correct options are the longest is reported', () => {
    const long = questions.map((question) => ({
      ...question,
      options: question.options?.map((option) =>
        option.correct
          ? { ...option, text: `${option.text}, which is the one that the source names` }
          : option,
      ),
    }));
    expect(findings({ questions: long })).toContainEqual([
      'Length of correct options',
      'open',
      expect.stringMatching(/^\/questions\/\d$/),
    ]);
  });

  it('derives its key, bubble sheet and versions from the questions', () => {
    const { answer_key = [], bubble_sheet = [] } = check(asking({ points: 7 })).result;
    expect(answer_key[0]).toMatchObject({ question: '1', answer: expect.stringMatching(/^A/), points: 7 });
    expect(bubble_sheet).toHaveLength(questions.length);
    expect(bubble_sheet[0]?.mark).toBe('(A)  (B)  (C)  (D)');
  });
});

describe('questions of a saved set', () => {
  const saved: Question = { ...first, id: 's1', stem: 'Which gas do leaves take in?' };
  const about = { ...context, questions: [saved] };
  const keeping = { start_from: 'Saved set', source_id: crypto.randomUUID(), keep_ids: ['1'] };

  it.each<[string, readonly Question[], number]>([
    ['changed', questions.with(0, { ...saved, stem: 'Which liquid?' }), questions.length],
    ['left out', questions, questions.length + 1],
  ])('that were %s are put back', (_, given, count) => {
    const checked = check({ questions: [...given] }, keeping, about);
    expect(checked.result.questions).toContainEqual(saved);
    expect(checked.result.questions).toHaveLength(count);
    expect(checked.checks).toContainEqual(
      expect.objectContaining({ name: 'Kept questions are unchanged', status: 'repaired' }),
    );
  });

  it('that are not kept may change', () => {
    const names = check({}, { ...keeping, keep_ids: [] }, about).checks.map(({ name }) => name);
    expect(names).not.toContain('Kept questions are unchanged');
  });
});
