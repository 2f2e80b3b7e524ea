import { expect, it } from 'vitest';
import { sourceOf, willowText } from '../../../drafting/sample-texts.ts';
import type { GeneratorContext } from '../../generator.ts';
import { checkLesson } from '../checks.ts';
import { frameworks, lessonInput, lessonResult, lessonSections, type LessonInput } from '../schema.ts';
import { draftLesson, lessonRefusal } from './draft.ts';

const nothing: GeneratorContext = { sources: [], standards: [] };
const willow: GeneratorContext = { sources: sourceOf(willowText, 'willow.pdf'), standards: [] };
const everything = ['starter quiz', 'exit ticket', 'homework', 'extension', 'slides outline'];

const inputOf = (change: object = {}): LessonInput =>
  lessonInput.parse({
    topic: 'Photosynthesis',
    grade_level: 'Grade 7',
    subject: 'Science',
    include: everything,
    ...change,
  });

function draftAll(input: LessonInput, context = nothing) {
  const written: Record<string, unknown> = {};
  for (const key of lessonSections(input))
    written[key] = draftLesson(key, input, context, { keys: [key], written });
  return lessonResult.partial({ standards_addressed: true }).parse(written);
}

const cases = frameworks.flatMap((framework) => [
  { framework, context: nothing, kind: 'no source' },
  { framework, context: willow, kind: 'a source' },
]);

it.each(cases)(
  'drafts a $framework lesson from $kind that passes its own checks',
  ({ framework, context }) => {
    for (const duration of [10, 17, 45, 240]) {
      const input = inputOf({ framework, duration_minutes: duration });
      const result = { standards_addressed: [], ...draftAll(input, context) };
      const { checks } = checkLesson(result, input, context);
      expect(checks.filter(({ status, name }) => status !== 'passed' && name !== 'Yours to add')).toEqual([]);
      expect(result.phases.reduce((sum, { minutes }) => sum + minutes, 0)).toBe(duration);
    }
  },
);

it('names the topic as the teacher did, and the question that came with it', () => {
  const input = inputOf({ topic: 'The Great Depression. Could it happen again?', subject: 'History' });
  const { overview, phases } = draftAll(input);
  expect(overview).toContain('work on the Great Depression');
  expect(phases[0]?.teacher_actions).toContain('“Could it happen again?”');
});

it('says nothing about the topic that is not in the source', () => {
  const result = draftAll(inputOf(), willow);
  for (const idea of result.keyConcepts) expect(willowText).toContain(idea);
  const quotes = JSON.stringify([result.phases, result.misconceptions]).matchAll(/“([A-Z][^”]{20,})”/g);
  for (const [, quote = ''] of quotes) {
    if (!/^(?:What|The text says|I think|Which|Explain|In your own|Where|Does)/.test(quote))
      expect(willowText).toContain(quote);
  }
  expect(result.vocabulary.map(({ term }) => term)).toContain('Chlorophyll');
  expect(result.misconceptions[0]).toEqual({
    misconception: 'The text reports: “At that time most people believed that plants ate soil.”',
    correction: 'Set against it, from the text: “The soil had lost only 2 ounces.”',
  });
});

it('leaves to the teacher what only facts could fill', () => {
  const result = draftAll(inputOf());
  expect(result.misconceptions).toHaveLength(1);
  expect(result.misconceptions[0]?.misconception).toMatch(/^Yours to add\./);
  expect(result.keyConcepts.every((idea) => idea.endsWith('?'))).toBe(true);
  expect(result.teacher_notes[0]).toContain('It states no facts about the topic');
});

it('uses what the teacher typed', () => {
  const typed = {
    learning_objectives: '- Students will be able to compare two leaves.\n2. I can draw a leaf',
    prior_knowledge: 'Cells\nWater',
    materials_available: 'Ten hand lenses',
    class_profile: 'Two students read slowly',
    supports: ['word bank'],
    additional_instructions: 'Keep them moving.',
  };
  const result = draftAll(inputOf(typed), willow);
  expect(result.objectives).toEqual(['Compare two leaves', 'Draw a leaf']);
  expect(result.prior_knowledge.slice(0, 2)).toEqual(['Cells', 'Water']);
  expect(result.materials[0]).toBe('Ten hand lenses');
  expect(result.differentiation.support).toContain('Bear in mind: Two students read slowly.');
  expect(result.differentiation.support).toContain('A word bank: ');
  expect(result.teacher_notes.join('\n')).toContain('“Keep them moving.”');
});

it('reaches for the thinking that was chosen', () => {
  expect(draftAll(inputOf({ cognitive_target: 'Create' })).objectives.at(-1)).toMatch(/^Design/);
  expect(draftAll(inputOf({ cognitive_target: 'Remember' })).objectives.at(-1)).toMatch(/^Name/);
});

it('asks other things at the end than at the start', () => {
  const { starter_quiz: starter, exit_ticket: exit } = draftAll(inputOf(), willow);
  const stems = [...starter, ...exit].map(({ stem }) => stem);
  expect(stems).toHaveLength(6);
  expect(new Set(stems).size).toBe(6);
  expect(new Set([...starter, ...exit].map(({ id }) => id)).size).toBe(6);
});

const kinds = ['again', 'shorter', 'longer', 'easier', 'harder'] as const;

it.each(kinds)('writes a section %s than it was', (kind) => {
  const input = inputOf();
  for (const context of [nothing, willow]) {
    for (const key of ['overview', 'keyConcepts', 'phases', 'homework', 'exit_ticket'] as const) {
      const before = draftLesson(key, input, context, { keys: [key], written: {} });
      const after = draftLesson(key, input, context, {
        keys: [key],
        written: {},
        change: { section: key, kind, before },
      });
      expect(lessonResult.shape[key].safeParse(after).success).toBe(true);
      const [long, short] = [JSON.stringify(before).length, JSON.stringify(after).length];
      if (kind === 'shorter') expect(short).toBeLessThanOrEqual(long);
      if (kind === 'longer') expect(short).toBeGreaterThanOrEqual(long);
      if (key === 'phases') expect(after).not.toEqual(before);
    }
  }
});

it('puts the chosen standards in their own words', () => {
  const standards = [{ framework: 'NGSS', code: 'MS-LS1-6', statement: 'Construct an explanation.' }];
  const input = inputOf({ standards_framework: 'NGSS', standards: ['MS-LS1-6'] });
  expect(draftAll(input, { sources: [], standards }).standards_addressed).toEqual([
    { code: 'MS-LS1-6', statement: 'Construct an explanation.' },
  ]);
});

it('drafts in English only', () => {
  expect(lessonRefusal(inputOf({ language: 'French' }))).toMatch(/English only\..+French\.$/);
  expect(lessonRefusal(inputOf({ language: 'English (UK)' }))).toBeNull();
});
