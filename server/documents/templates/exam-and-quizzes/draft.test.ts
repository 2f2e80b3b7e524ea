import { expect, it } from 'vitest';
import { branchesText, sourceOf, willowText } from '../../../engine/rule-engine/sample-texts.ts';
import type { SectionTask } from '../generator.ts';
import { checkQuiz } from './checks.ts';
import { questionsOf } from './derive.ts';
import { draftQuiz, quizRefusal } from './draft.ts';
import { quizInput, quizResult, quizSections, type QuizInput } from './schema.ts';

const context = { sources: sourceOf(willowText), standards: [] };
const inputOf = (change: object = {}): QuizInput =>
  quizInput.parse({ topic: 'Photosynthesis', grade_level: 'Grade 7', subject: 'Science', ...change });

function draftAll(input: QuizInput, about = context) {
  const written: Record<string, unknown> = {};
  for (const key of quizSections(input))
    written[key] = draftQuiz(key, input, about, { keys: [key], written });
  return quizResult.partial({ marking_scheme: true, versions: true }).parse(written);
}

const sectionsOf = (input: QuizInput, change: SectionTask['change']) =>
  quizResult.shape.sections.parse(
    draftQuiz('sections', input, context, { keys: ['sections'], written: {}, ...(change ? { change } : {}) }),
  );
const stemsOf = (sections: ReturnType<typeof sectionsOf>) => questionsOf(sections).map(({ stem }) => stem);

it('refuses what it cannot do honestly, in a sentence', () => {
  expect(quizRefusal(inputOf(), { sources: [], standards: [] })).toBe(
    'The built-in engine makes questions only from a text. Paste one or choose a file under Source material.',
  );
  expect(quizRefusal(inputOf({ language: 'Spanish' }), context)).toMatch(
    /^The built-in engine drafts in English only\..+Spanish\.$/,
  );
  expect(quizRefusal(inputOf(), { sources: sourceOf('Too short.'), standards: [] })).toMatch(
    /^This text has too few whole sentences/,
  );
  const french =
    'Le roi convoque les députés. Le peuple de Paris prend la Bastille. Les privilèges de la noblesse sont abolis. La France devient une république. Le roi est exécuté. Robespierre dirige le Comité pendant la Terreur.';
  expect(quizRefusal(inputOf(), { sources: sourceOf(french), standards: [] })).toMatch(/another language/);
  expect(quizRefusal(inputOf(), context)).toBeNull();
});

it('writes the paper that was asked for, and its own checks pass', () => {
  const input = inputOf({ source_only: true });
  const { checks } = checkQuiz({ marking_scheme: [], versions: [], ...draftAll(input) }, input, context);
  expect(checks.filter(({ status }) => status !== 'passed')).toEqual([]);
});

it('gives the same paper for the same form', () => {
  expect(draftAll(inputOf())).toEqual(draftAll(inputOf()));
});

it('never lets one sentence of the source answer two questions', () => {
  const mix = ['multiple-choice', 'true-false', 'fill-in-blank', 'short-answer', 'numeric'].map((type) => ({
    type,
    count: 3,
    points: 1,
  }));
  const quoted = questionsOf(draftAll(inputOf({ question_mix: mix })).sections).flatMap(
    ({ source_ref: ref }) => ref ?? [],
  );
  expect(quoted.length).toBeGreaterThan(5);
  expect(new Set(quoted).size).toBe(quoted.length);
});

it('fills no more than the source carries, and says what is missing', () => {
  const input = inputOf({ question_mix: [{ type: 'matching', count: 5, points: 4 }] });
  const result = { marking_scheme: [], versions: [], ...draftAll(input) };
  expect(questionsOf(result.sections)).toHaveLength(1);
  expect(checkQuiz(result, input, context).checks).toContainEqual(
    expect.objectContaining({
      status: 'open',
      detail: 'Matching: you asked for 5, there is 1. A longer source, or a model, can fill the rest.',
    }),
  );
});

it('shuffles versions with keys of their own that are right', () => {
  const { sections, versions = [] } = draftAll(inputOf({ versions: 4 }));
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

it('gives hints and leaves explanations out as asked', () => {
  const questions = questionsOf(draftAll(inputOf({ hints: true, explanations: false })).sections);
  expect(questions.every(({ hint, explanation }) => hint !== undefined && explanation === undefined)).toBe(
    true,
  );
});

it('asks other questions when asked again, while the source has some', () => {
  const input = inputOf({ question_mix: [{ type: 'multiple-choice', count: 3, points: 1 }] });
  const before = sectionsOf(input, undefined);
  const again = sectionsOf(input, { section: 'sections', kind: 'again', before });
  expect(stemsOf(again).filter((stem) => stemsOf(before).includes(stem))).toEqual([]);
});

it('asks about other sentences again, not the same ones turned from true to false', () => {
  const input = inputOf({ question_mix: [{ type: 'true-false', count: 4, points: 1 }] });
  const before = sectionsOf(input, undefined);
  const again = sectionsOf(input, { section: 'sections', kind: 'again', before });
  const refs = (sections: typeof before) => questionsOf(sections).map(({ source_ref }) => source_ref);
  expect(refs(again).filter((ref) => refs(before).includes(ref))).toEqual([]);
});

it('turns to easier, harder, shorter and longer questions', () => {
  const input = inputOf({ question_mix: [{ type: 'multiple-choice', count: 4, points: 1 }] });
  const before = sectionsOf(input, undefined);
  const with_ = (kind: NonNullable<SectionTask['change']>['kind']) =>
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
      questionsOf(draftAll(inputOf({ standards_framework: 'NGSS', standards })).sections).map(
        ({ standard_code: code }) => code,
      ),
    );
  expect([...codes(['MS-LS1-6'])]).toEqual(['MS-LS1-6']);
  expect([...codes(['MS-LS1-6', 'MS-LS1-7'])]).toEqual([undefined]);
});

it('draws on every source', () => {
  const both = { sources: [...sourceOf(willowText), ...sourceOf(branchesText)], standards: [] };
  const questions = questionsOf(
    draftAll(inputOf({ question_mix: [{ type: 'true-false', count: 20, points: 1 }] }), both).sections,
  );
  expect(questions.some(({ source_ref: ref = '' }) => branchesText.includes(ref))).toBe(true);
  expect(questions.some(({ source_ref: ref = '' }) => willowText.includes(ref))).toBe(true);
});
