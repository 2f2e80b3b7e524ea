import type { GenerationState, OpenDocument, Settled, Writing } from '@/entities/generation';
import { type Generation, generationSchema, type SectionState } from '@/shared/api/generations';
import { type Template, templateSchema } from '@/shared/api/templates';
import quizSample from '@/shared/api/generated/samples/exam-and-quizzes.json';
import homeworkSample from '@/shared/api/generated/samples/home-work-creator.json';
import lessonSample from '@/shared/api/generated/samples/lesson-plan-builder.json';

/** A template and a document written from it, for stories. */
export type Sample = { template: Template; generation: Generation };

export const lesson: Sample = {
  template: templateSchema.parse(lessonSample.template),
  generation: generationSchema.parse(lessonSample.generation),
};

export const quiz: Sample = {
  template: templateSchema.parse(quizSample.template),
  generation: generationSchema.parse(quizSample.generation),
};

export const homework: Sample = {
  template: templateSchema.parse(homeworkSample.template),
  generation: generationSchema.parse(homeworkSample.generation),
};

/** The sample with only these sections, so that its picture stays small. */
const only = ({ template, generation }: Sample, result: Record<string, unknown>): Sample => ({
  template,
  generation: {
    ...generation,
    result,
    sections: generation.sections.filter(({ key }) => key in result),
  },
});

const { overview, objectives, keyConcepts, phases } = lesson.generation.result;
const { instructions, sections: parts, answer_key } = quiz.generation.result;
const first = (value: unknown, count: number): unknown =>
  Array.isArray(value) ? value.slice(0, count) : value;

export const shortLesson = only(lesson, { overview, objectives, keyConcepts, phases: first(phases, 2) });
export const shortQuiz = only(quiz, {
  instructions,
  sections: first(parts, 1),
  answer_key: first(answer_key, 3),
});

const opened = (generation: Generation): OpenDocument => ({
  generation,
  lastEvent: generation.last_event,
  used: 0,
  undo: [],
  redo: [],
});

export const settledState = (
  { generation }: Sample,
  part: Partial<Generation> = {},
  state: Partial<Settled> = {},
): GenerationState => ({
  state: 'complete',
  document: opened({ ...generation, ...part }),
  pending: null,
  problem: null,
  ...state,
});

/** The sample while the section at this index is being written. */
export function writing(
  { generation }: Sample,
  current: number,
  state: Partial<Writing> = {},
): GenerationState {
  const stateAt = (index: number): SectionState => {
    if (index < current) return 'finished';
    return index === current ? 'writing' : 'waiting';
  };
  const sections = generation.sections.map(({ key }, index) => ({ key, state: stateAt(index) }));
  const written = new Set(sections.filter((section) => section.state !== 'waiting').map(({ key }) => key));
  const result = Object.fromEntries(Object.entries(generation.result).filter(([key]) => written.has(key)));
  const part = { ...generation, status: 'writing' as const, version: 0, sections, result, checks: [] };
  return {
    state: 'writing',
    document: { ...opened(part), used: 2310 },
    link: { connection: 1, state: 'open', attempt: 0 },
    stopping: 'no',
    waiting: null,
    ...state,
  };
}
