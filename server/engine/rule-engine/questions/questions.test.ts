import { expect, it } from 'vitest';
import { answerOf, questionTypes } from '../../../documents/templates/question.ts';
import { branchesText, sourceOf, willowText } from '../../../../tests/support/sample-texts.ts';
import { contains, readSources } from '../source-reading.ts';
import { foldPhrase } from '../words.ts';
import { BLANK } from './candidate.ts';
import { candidatesOf } from './candidates.ts';

const willow = readSources(sourceOf(willowText));
const branches = readSources(sourceOf(branchesText));

it.each(questionTypes)('makes %s questions with an answer and a reference to the source', (type) => {
  const candidates = [...candidatesOf(type, willow), ...candidatesOf(type, branches)];
  expect(candidates.length).toBeGreaterThan(0);
  for (const { question } of candidates) {
    expect(question.type).toBe(type);
    expect(answerOf({ ...question, id: 'q', points: 1 })).not.toBe('');
    if (question.source_ref) expect(willowText + branchesText).toContain(question.source_ref);
  }
});

it('offers three or four different options, exactly one of them correct', () => {
  for (const { question } of [
    ...candidatesOf('multiple-choice', willow),
    ...candidatesOf('multiple-choice', branches),
  ]) {
    const count = question.options?.length ?? 0;
    expect([3, 4]).toContain(count);
    expect(question.options?.filter(({ correct }) => correct)).toHaveLength(1);
    expect(new Set(question.options?.map(({ text }) => text.toLowerCase())).size).toBe(count);
  }
});

it('offers no option that occurs elsewhere in a cloze sentence', () => {
  const cloze = candidatesOf('multiple-choice', willow).filter(({ question }) =>
    question.stem.includes(BLANK),
  );
  expect(cloze.length).toBeGreaterThan(4);
  for (const { question } of cloze) {
    const wrong = question.options?.filter(({ correct }) => !correct) ?? [];
    for (const { text } of wrong)
      expect(question.source_ref?.toLowerCase()).not.toContain(text.toLowerCase());
  }
});

it('changes one term of a false statement and names it in the explanation', () => {
  const asked = candidatesOf('true-false', willow).filter(({ question }) => question.options?.[1]?.correct);
  expect(asked.length).toBeGreaterThan(2);
  for (const { question } of asked) {
    const [, was = '', now = ''] = /says “([^”]+)”, not “([^”]+)”/.exec(question.explanation ?? '') ?? [];
    expect(question.source_ref).toContain(was);
    expect(question.stem.toLowerCase()).toContain(now.toLowerCase());
    expect(willowText).not.toContain(/“(.+)”$/.exec(question.stem)?.[1]);
  }
});

it('writes options in mid-sentence case, and offers only people beside a person', () => {
  const text =
    'Many people heard Cicero in Rome that spring. A large army followed Caesar over the river. A small fleet carried Pompey across the sea. The harvest was bought by Crassus for silver. The army took the fleet, and the silver paid for the army. The harvest fed the army, and the fleet carried the silver.';
  const asked = candidatesOf('multiple-choice', readSources(sourceOf(text))).map(({ question }) => question);
  const options = asked.map(({ options: offered = [] }) => offered.map((option) => option.text));
  expect(options.flat().filter((option) => /^(?:Army|Fleet|Harvest|Silver)$/.test(option))).toEqual([]);
  const people = ['Caesar', 'Cicero', 'Crassus', 'Pompey'];
  const named = options.filter((offered) => offered.some((option) => people.includes(option)));
  expect(named.length).toBeGreaterThan(0);
  for (const offered of named) expect(people).toEqual(expect.arrayContaining(offered));
});

it('offers other years from the source as wrong years', () => {
  const text =
    'In 1791 Olympe de Gouges published a reply. In 1792 France became a republic. In January 1793 Louis XVI was executed. In 1799 Napoleon Bonaparte seized power.';
  const dated = readSources(sourceOf(text));
  const asked = candidatesOf('multiple-choice', dated).find(({ question }) => /year/.test(question.stem));
  expect(asked?.question.options?.map((option) => option.text).toSorted()).toEqual([
    '1791',
    '1792',
    '1793',
    '1799',
  ]);
  const wrong = candidatesOf('true-false', dated).filter(({ question }) => question.options?.[1]?.correct);
  expect(wrong.length).toBe(4);
  for (const { question } of wrong) expect(question.stem).toMatch(/17\d\d/);
});

it('asks what the source says about a person and what a word means', () => {
  const text =
    'Maximilien Robespierre, the leader of a radical group, controlled the government. A boycott is a refusal to buy something in order to bring about change.';
  const stems = candidatesOf('short-answer', readSources(sourceOf(text))).map(
    ({ question }) => question.stem,
  );
  expect(stems).toEqual(
    expect.arrayContaining([
      'In your own words, what does the source say about Maximilien Robespierre?',
      'In your own words, what is a boycott?',
    ]),
  );
});

it('asks about two terms only if exactly one sentence contains both', () => {
  for (const reading of [willow, branches]) {
    for (const { question } of candidatesOf('short-answer', reading)) {
      const [, one = '', other = ''] = /say about “(.+)” and “(.+)”\?/.exec(question.stem) ?? [];
      if (one === '') continue;
      const both = reading.sentences.filter((sentence) =>
        [one, other].every((term) => contains(sentence, foldPhrase(term))),
      );
      expect(both.map(({ text }) => text)).toEqual([question.source_ref]);
    }
  }
});

it('asks no questions about beliefs', () => {
  const stems = questionTypes
    .flatMap((type) => candidatesOf(type, willow))
    .map(({ question }) => question.stem);
  expect(stems.join('\n')).not.toContain('believed');
});

it('asks for causes, meanings, steps and dates in the source', () => {
  expect(candidatesOf('short-answer', willow)[0]?.question).toMatchObject({
    stem: 'Explain why leaves look green.',
    answers: ['Because chlorophyll reflects green light.'],
  });
  expect(candidatesOf('short-answer', branches).map(({ question }) => question.stem)).toContain(
    'In your own words, what is a veto?',
  );
  expect(candidatesOf('ordering', branches)[0]?.question.answers).toEqual([
    'A member of Congress introduces a bill.',
    'A committee studies the bill.',
    'Both chambers vote on the bill.',
    'The President signs the bill or vetoes it.',
  ]);
  const { items = [], answers = [] } = candidatesOf('ordering', willow)[0]?.question ?? {};
  expect(answers[0]).toMatch(/^Joseph Priestley/);
  expect(items).not.toEqual(answers);
  expect(items.toSorted()).toEqual(answers.toSorted());
});

it('asks for the difference between two numbers in a sentence', () => {
  const grown = readSources(
    sourceOf('The young willow tree grew from 40 centimeters to 65 centimeters in one summer.'),
  );
  expect(candidatesOf('numeric', grown)[0]?.question).toMatchObject({
    answers: ['25'],
    explanation: '65 − 40 = 25',
  });
});
