import { expect, it } from 'vitest';
import { branchesText, sourceOf, willowText } from '../../../../tests/support/sample-texts.ts';
import type { SectionChange } from '../../../engine/port/writing-request.ts';
import type { Question } from '../../../generated/blocks.ts';
import { composeDocument, declineOf, recompose } from '../testing.ts';
import { checkQuiz } from './checks.ts';
import { questionsOf } from './derive.ts';
import { generator as examAndQuizzes } from './generator.ts';
import { quizInput, quizResult, type QuizInput } from './schema.ts';

const context = { sources: sourceOf(willowText), standards: [] };
const inputOf = (change: object = {}): QuizInput =>
  quizInput.parse({ topic: 'Photosynthesis', grade_level: 'Grade 7', subject: 'Science', ...change });

const composed = (input: QuizInput, about = context) =>
  quizResult
    .partial({ marking_scheme: true, versions: true })
    .parse(composeDocument(examAndQuizzes, input, about));

const sectionsOf = (input: QuizInput, change?: SectionChange) =>
  change === undefined
    ? composed(input).sections
    : quizResult.shape.sections.parse(recompose(examAndQuizzes, input, context, {}, change));
const stemsOf = (sections: ReturnType<typeof sectionsOf>) => questionsOf(sections).map(({ stem }) => stem);

it('declines what it cannot do well, and says what to change', () => {
  const decline = (input: QuizInput, sources = context.sources) =>
    declineOf(examAndQuizzes, input, { sources, standards: [] });
  expect(decline(inputOf(), [])).toBe('Without an AI model, Lectern works from a text: add a source.');
  expect(decline(inputOf({ language: 'Spanish' }))).toBe(
    'Without an AI model, Lectern writes in English only: choose English.',
  );
  expect(decline(inputOf(), sourceOf('Too short.'))).toMatch(/too few complete sentences: add a longer one/);
  const french =
    'Le roi convoque les députés. Le peuple de Paris prend la Bastille. Les privilèges de la noblesse sont abolis. La France devient une république. Le roi est exécuté. Robespierre dirige le Comité pendant la Terreur.';
  expect(decline(inputOf(), sourceOf(french))).toMatch(/reads English only: add a source in English/);
  expect(decline(inputOf())).toBeNull();
});

it('writes a paper that passes its own checks', () => {
  const input = inputOf({ source_only: true });
  const { checks } = checkQuiz({ marking_scheme: [], versions: [], ...composed(input) }, input, context);
  expect(checks.filter(({ status }) => status !== 'passed')).toEqual([]);
});

it('composes the same paper for the same form', () => {
  expect(composed(inputOf())).toEqual(composed(inputOf()));
});

it('never lets one sentence of the source answer two questions', () => {
  const mix = ['multiple-choice', 'true-false', 'fill-in-blank', 'short-answer', 'numeric'].map((type) => ({
    type,
    count: 3,
    points: 1,
  }));
  const quoted = questionsOf(composed(inputOf({ question_mix: mix })).sections).flatMap(
    ({ source_ref: ref }) => ref ?? [],
  );
  expect(quoted.length).toBeGreaterThan(5);
  expect(new Set(quoted).size).toBe(quoted.length);
});

it('writes fewer questions when the source is short, and says how many are missing', () => {
  const input = inputOf({ question_mix: [{ type: 'matching', count: 5, points: 4 }] });
  const result = { marking_scheme: [], versions: [], ...composed(input) };
  expect(questionsOf(result.sections)).toHaveLength(1);
  expect(checkQuiz(result, input, context).checks).toContainEqual(
    expect.objectContaining({
      status: 'open',
      detail: 'Matching: you asked for 5, there is 1. Add a longer source to get the rest.',
    }),
  );
});

it('shuffles versions with keys of their own that are right', () => {
  const { sections, versions = [] } = composed(inputOf({ versions: 4 }));
  expect(versions.map(({ title }) => title)).toEqual(['Version B', 'Version C', 'Version D']);
  const original = new Map(questionsOf(sections).map((question) => [question.id, question]));
  for (const { questions, answer_key: key } of versions) {
    expect(questions.map(({ id }) => id)).not.toEqual([...original.keys()]);
    expect(questions.map(({ id }) => id).toSorted()).toEqual([...original.keys()].toSorted());
    questions.forEach((question, index) => {
      if (question.type !== 'multiple-choice') return;
      const right = question.options?.find(({ key: letter }) => letter === key[index]?.answer);
      expect(right?.text).toBe(original.get(question.id)?.options?.find(({ correct }) => correct)?.text);
    });
  }
});

it('adds hints and omits explanations as the form says', () => {
  const questions = questionsOf(composed(inputOf({ hints: true, explanations: false })).sections);
  expect(questions.every(({ hint, explanation }) => hint !== undefined && explanation === undefined)).toBe(
    true,
  );
});

it('rewrites with other questions while the source has some', () => {
  const input = inputOf({ question_mix: [{ type: 'multiple-choice', count: 3, points: 1 }] });
  const before = sectionsOf(input);
  const again = sectionsOf(input, { section: 'sections', kind: 'again', before });
  expect(stemsOf(again).filter((stem) => stemsOf(before).includes(stem))).toEqual([]);
});

it('asks about other sentences again, not the same ones turned from true to false', () => {
  const input = inputOf({ question_mix: [{ type: 'true-false', count: 4, points: 1 }] });
  const before = sectionsOf(input);
  const again = sectionsOf(input, { section: 'sections', kind: 'again', before });
  const refs = (sections: typeof before) => questionsOf(sections).map(({ source_ref }) => source_ref);
  expect(refs(again).filter((ref) => refs(before).includes(ref))).toEqual([]);
});

it('turns to easier, harder, shorter and longer questions', () => {
  const input = inputOf({ question_mix: [{ type: 'multiple-choice', count: 4, points: 1 }] });
  const before = sectionsOf(input);
  const with_ = (kind: SectionChange['kind']) =>
    questionsOf(sectionsOf(input, { section: 'sections', kind, before }));
  const share = (kind: 'easier' | 'harder') =>
    with_(kind).filter(({ difficulty }) => difficulty === 'Easy').length;
  expect(share('easier')).toBeGreaterThan(share('harder'));
  const length = (kind: 'shorter' | 'longer') => with_(kind).reduce((sum, { stem }) => sum + stem.length, 0);
  expect(length('shorter')).toBeLessThan(length('longer'));
});

it('tags a question with the one standard that was chosen, and with none of several', () => {
  const codes = (standards: string[]) =>
    new Set(
      questionsOf(composed(inputOf({ standards_framework: 'NGSS', standards })).sections).map(
        ({ standard_code: code }) => code,
      ),
    );
  expect([...codes(['MS-LS1-6'])]).toEqual(['MS-LS1-6']);
  expect([...codes(['MS-LS1-6', 'MS-LS1-7'])]).toEqual([undefined]);
});

it('draws on every source', () => {
  const both = { sources: [...sourceOf(willowText), ...sourceOf(branchesText)], standards: [] };
  const questions = questionsOf(
    composed(inputOf({ question_mix: [{ type: 'true-false', count: 20, points: 1 }] }), both).sections,
  );
  expect(questions.some(({ source_ref: ref = '' }) => branchesText.includes(ref))).toBe(true);
  expect(questions.some(({ source_ref: ref = '' }) => willowText.includes(ref))).toBe(true);
});

const lettersOf = (questions: readonly Question[]) =>
  questions
    .filter(({ type }) => type === 'multiple-choice')
    .map(({ options = [] }) => options.find(({ correct }) => correct)?.key)
    .join('');

const choices = inputOf({ question_mix: [{ type: 'multiple-choice', count: 8, points: 1 }], versions: 4 });
const about = (text: string) => composed(choices, { sources: sourceOf(text), standards: [] });

it('places the correct options in an order that depends on the content', () => {
  const letters = [willowText, branchesText, `${branchesText}\n${willowText}`].map((text) =>
    lettersOf(questionsOf(about(text).sections)),
  );
  const starts = letters.map((row) => row.slice(0, 4));
  expect(new Set(starts).size).toBe(starts.length);
  expect(letters).not.toContain('BDACCADB');
});

it('gives each version another correct letter for the same question', () => {
  const { sections, versions = [] } = about(willowText);
  const papers = [questionsOf(sections), ...versions.map(({ questions }) => questions)];
  for (const { id } of questionsOf(sections)) {
    const same = papers.flatMap((paper) => paper.filter((question) => question.id === id));
    const most = Math.max(...same.map(({ options = [] }) => options.length));
    expect(new Set(same.map((question) => lettersOf([question]))).size).toBe(Math.min(most, 4));
  }
});
