import { expect, it } from 'vitest';
import { sourceOf, willowText } from '../../../../tests/support/sample-texts.ts';
import type { GeneratorContext } from '../generator.ts';
import { composeDocument, recompose } from '../testing.ts';
import { checkLesson } from './checks.ts';
import { generator as lessonPlanBuilder } from './generator.ts';
import { frameworks, lessonInput, lessonResult, type LessonInput } from './schema.ts';

const nothing: GeneratorContext = { sources: [], standards: [] };
const willow: GeneratorContext = { sources: sourceOf(willowText), standards: [] };
const TOPIC = 'Earth’s tilt, not its distance from the Sun';

const inputOf = (change: object = {}): LessonInput =>
  lessonInput.parse({
    topic: TOPIC,
    grade_level: 'Grade 7',
    subject: 'Science',
    include: ['starter quiz', 'exit ticket', 'homework', 'extension'],
    ...change,
  });
const composed = (input: LessonInput, context = nothing) =>
  lessonResult.partial().parse(composeDocument(lessonPlanBuilder, input, context));

it.each(frameworks)('composes a %s lesson of any length that the checks leave as it is', (framework) => {
  for (const duration_minutes of [10, 20, 45, 90]) {
    const input = inputOf({ framework, duration_minutes });
    const result = lessonResult.partial().parse(composed(input, willow));
    const phases = result.phases ?? [];
    expect(phases.reduce((sum, { minutes }) => sum + minutes, 0)).toBe(duration_minutes);
    const { checks } = checkLesson(lessonResult.parse({ ...empty, ...result }), input, willow);
    expect(checks.filter(({ status }) => status === 'repaired')).toEqual([]);
  }
});

const empty = {
  standards_addressed: [],
  prior_knowledge: [],
  keyConcepts: [],
  vocabulary: [],
  misconceptions: [],
  materials: [],
  starter_quiz: [],
  exit_ticket: [],
  differentiation: { support: '', extension: '', ell: '', iep_504: '' },
  assessment: '',
  homework: '',
  extension: '',
};

it('pastes the topic into no sentence', () => {
  for (const context of [nothing, willow])
    expect(JSON.stringify(composed(inputOf(), context)).toLowerCase()).not.toContain('tilt');
});

it('leaves out the sections that it has nothing for', () => {
  expect(Object.keys(composed(inputOf()))).toEqual(['overview', 'objectives', 'phases', 'teacher_notes']);
  expect(Object.keys(composed(inputOf(), willow))).toEqual([
    'overview',
    'objectives',
    'keyConcepts',
    'vocabulary',
    'materials',
    'phases',
    'starter_quiz',
    'exit_ticket',
    'homework',
    'teacher_notes',
  ]);
});

it('takes the objectives from the teacher, else from the statements of the standards', () => {
  const standards = [
    {
      framework: 'NGSS',
      code: 'MS-ESS1-1',
      statement: 'Develop and use a model of the Earth-sun-moon system.',
    },
  ];
  const context = { sources: [], standards };
  expect(composed(inputOf(), context).objectives).toEqual([
    'Develop and use a model of the Earth-sun-moon system',
  ]);
  const typed = { learning_objectives: 'Students can name the seasons.\n- explain what tilt does' };
  expect(composed(inputOf(typed), context).objectives).toEqual([
    'Name the seasons',
    'Explain what tilt does',
  ]);
});

it('closes without referring to a phase that a short lesson does not have', () => {
  for (const framework of frameworks) {
    const phases = composed(inputOf({ framework, duration_minutes: 10 })).phases ?? [];
    const { teacher_actions = '', student_actions = '', checks = [] } = phases.at(-1) ?? {};
    expect([teacher_actions, student_actions, ...checks].join(' ')).not.toMatch(
      /\b(?:opening|beginning|start|first|earlier|question on the board)\b/i,
    );
  }
});

it('rewrites only the sections that depend on the source', () => {
  const written = composed(inputOf(), willow);
  const rewritten = (section: keyof typeof written, kind: 'again' | 'shorter') =>
    recompose(lessonPlanBuilder, inputOf(), willow, written, { section, kind, before: written[section] });
  expect(rewritten('keyConcepts', 'shorter')).toHaveLength((written.keyConcepts?.length ?? 0) - 1);
  expect(rewritten('homework', 'again')).not.toEqual(written.homework);
  expect(rewritten('overview', 'again')).toEqual(written.overview);
});

it('uses the teacher’s text and quotes the key ideas from the source', () => {
  const result = composed(
    inputOf({
      prior_knowledge: 'They know leaves are green',
      materials_available: '- hand lenses; a willow branch',
      class_profile: 'Two students share a tablet',
    }),
    willow,
  );
  expect(result.prior_knowledge).toEqual(['They know leaves are green']);
  expect(result.materials?.slice(0, 2)).toEqual(['hand lenses', 'a willow branch']);
  expect(result.teacher_notes).toContain('About the class: Two students share a tablet');
  for (const sentence of result.keyConcepts ?? []) expect(willowText).toContain(sentence);
});
