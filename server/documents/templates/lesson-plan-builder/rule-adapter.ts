import { keySentences, linesOf } from '../../../engine/rule-engine/composers/list.ts';
import { composeQuestions } from '../../../engine/rule-engine/composers/questions.ts';
import { composeTimeline } from '../../../engine/rule-engine/composers/timeline.ts';
import { capitalise, joinWords } from '../../../engine/rule-engine/words.ts';
import type { RuleAdapter, WritingRequest } from '../../../engine/port/writing-request.ts';
import type { BloomLevel } from '../question.ts';
import { frameworkPhases } from './frameworks.ts';
import type { LessonInput } from './schema.ts';

type LessonRequest = WritingRequest<LessonInput>;

/**
 * What the form, the standards and the source give a lesson plan. Differentiation, assessment, misconceptions and the extension
 * need a model.
 */
export const lessonAdapter: RuleAdapter<LessonInput> = {
  sections: {
    overview,
    objectives,
    prior_knowledge: ({ form }) => orNothing(linesOf(form.prior_knowledge).slice(0, 5)),
    keyConcepts: ({ sources, change }) => orNothing(keySentences(sources, countFor(change, 4))),
    materials,
    phases: ({ form }) => composeTimeline(form.duration_minutes, frameworkPhases[form.framework]),
    starter_quiz: (request) => orNothing(lessonQuestions(request).slice(0, STARTER)),
    exit_ticket: (request) => orNothing(lessonQuestions(request).slice(STARTER)),
    homework,
    teacher_notes: teacherNotes,
  },
};

const orNothing = <Thing>(things: Thing[]) => (things.length === 0 ? undefined : things);

function countFor(change: LessonRequest['change'], usual: number): number {
  if (change?.kind === 'shorter') return usual - 1;
  return change?.kind === 'longer' ? usual + 1 : usual;
}

function overview({ form, sources }: LessonRequest): string {
  const framework = `${form.framework === 'Inquiry/PBL' ? 'An' : 'A'} ${form.framework} lesson`;
  return [
    `${framework} of ${form.duration_minutes} minutes for ${form.grade_level} (${form.subject}).`,
    sources.length === 0 ? '' : `Students work with ${namesOf(sources)} and support their answers with it.`,
  ]
    .join(' ')
    .trim();
}

const LEARNER =
  /^(?:(?:the )?(?:students|pupils|learners) (?:can|will be able to|should be able to|will)|swbat|i can|we can|to)\s+/i;

/** Objectives by level of thinking, for a form with neither objectives nor standards. */
const objectiveAt: Record<BloomLevel, string> = {
  Remember: 'Name the key facts without notes',
  Understand: 'Explain the main ideas in their own words',
  Apply: 'Apply the main ideas to a new example',
  Analyze: 'Compare two examples and explain how they differ',
  Evaluate: 'Judge a claim and support the judgement with evidence',
  Create: 'Design a product that teaches the main ideas to someone else',
};

/** The teacher's own objectives; else the statements of the chosen standards. */
function objectives({ form, standards }: LessonRequest): string[] {
  const typed = linesOf(form.learning_objectives).map((line) => line.replace(LEARNER, ''));
  const stated = standards.map(({ statement }) => statement.replace(LEARNER, ''));
  const given = [...(typed.length > 0 ? typed : stated)];
  if (given.length === 0) return [...new Set([objectiveAt.Understand, objectiveAt[form.cognitive_target]])];
  return given.map((text) => capitalise(text.trim().replace(/\.$/, '')));
}

function materials({ form, sources }: LessonRequest): string[] | undefined {
  return orNothing([
    ...linesOf(form.materials_available),
    ...sources.map((source) => `${capitalise(nameOf(source))}, one copy per pair`),
    ...(form.include.includes('exit ticket') && sources.length > 0 ? ['Exit tickets, one per student'] : []),
  ]);
}

const STARTER = 3;

/** The first three are for the starter quiz, the others for the exit ticket, so that neither repeats the other. */
const lessonQuestions = (request: LessonRequest) =>
  composeQuestions(request, [
    { type: 'true-false', count: 2, points: 1 },
    { type: 'multiple-choice', count: 2, points: 1 },
    { type: 'fill-in-blank', count: 1, points: 1 },
    { type: 'short-answer', count: 1, points: 2 },
  ]);

/** Asks for a longer answer about the source. */
function homework(request: LessonRequest): string | undefined {
  const count = request.change?.kind === 'longer' ? 2 : 1;
  const questions = composeQuestions(request, [{ type: 'open-ended', count: 3, points: 1 }]);
  const chosen = request.change?.kind === 'again' ? questions.slice(1, 1 + count) : questions.slice(0, count);
  if (chosen.length === 0) return undefined;
  return ['Read the text again.', ...chosen.map(({ stem }) => stem)].join(' ');
}

function teacherNotes({ form, sources }: LessonRequest): string[] {
  const given = sources.length === 0 ? 'your form' : `your form and ${namesOf(sources)}`;
  return [
    `Put together without AI from ${given}. Read it before you teach.`,
    ...linesOf(form.class_profile).map((line) => `About the class: ${line}`),
    ...linesOf(form.additional_instructions).map((line) => `You added: ${line}`),
  ];
}

/** Pasted text has no name of its own. */
const nameOf = ({ id, name }: LessonRequest['sources'][number]) =>
  id === 'pasted' ? 'the text' : `“${name}”`;

const namesOf = (sources: LessonRequest['sources']) => joinWords(sources.map(nameOf));
