import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import type { GeneratorContext, SectionTask } from '../../generator.ts';
import { questionSchema } from '../../question.ts';
import { type LessonInput, type LessonKey, lessonResult, type LessonResult } from '../schema.ts';
import {
  draftExtension,
  draftHomework,
  draftKeyConcepts,
  draftMisconceptions,
  draftOverview,
  draftPriorKnowledge,
} from './content-sections.ts';
import { type Ground, groundOf, plainWish, type Wish } from './ground.ts';
import { draftQuestions } from './lesson-questions.ts';
import { draftPhases } from './phases.ts';
import { draftAssessment, draftDifferentiation, draftMaterials, draftNotes } from './practice-sections.ts';
import { draftVocabulary } from './vocabulary.ts';

type Drafts = { [Key in LessonKey]: (ground: Ground, before: unknown) => LessonResult[Key] };

const drafts: Drafts = {
  overview: draftOverview,
  objectives: ({ objectives, wish }) => (wish.size < 0 ? objectives.slice(-2) : objectives),
  standards_addressed: ({ context }) => context.standards.map(({ code, statement }) => ({ code, statement })),
  prior_knowledge: draftPriorKnowledge,
  keyConcepts: draftKeyConcepts,
  vocabulary: draftVocabulary,
  misconceptions: draftMisconceptions,
  materials: draftMaterials,
  phases: draftPhases,
  starter_quiz: (ground, before) => draftQuestions(ground, 'starter', questionsIn(before)),
  exit_ticket: (ground, before) => draftQuestions(ground, 'exit', questionsIn(before)),
  differentiation: draftDifferentiation,
  assessment: draftAssessment,
  homework: draftHomework,
  extension: draftExtension,
  teacher_notes: draftNotes,
};

function questionsIn(before: unknown) {
  const read = z.array(questionSchema).safeParse(before);
  return read.success ? read.data : [];
}

export function lessonRefusal(input: LessonInput): string | null {
  return input.language.startsWith('English')
    ? null
    : `The built-in engine drafts in English only. Choose English, or ask whoever runs Lectern to connect a model that writes ${input.language}.`;
}

const wishes: Record<NonNullable<SectionTask['change']>['kind'], Wish> = {
  again: { ...plainWish, turn: 1 },
  shorter: { ...plainWish, size: -1 },
  longer: { ...plainWish, size: 1 },
  easier: { ...plainWish, demand: -1 },
  harder: { ...plainWish, demand: 1 },
};

/** How many other ways are tried before the same text is given again. */
const TURNS = 5;

export function draftLesson(
  key: string,
  input: LessonInput,
  context: GeneratorContext,
  task: SectionTask,
): unknown {
  if (!isLessonKey(key)) return null;
  const { change } = task;
  const wish = change === undefined ? plainWish : wishes[change.kind];
  for (let turn = wish.turn; turn < wish.turn + TURNS; turn += 1) {
    const value = drafts[key](groundOf(input, context, { ...wish, turn }), change?.before);
    if (change === undefined || !isDeepStrictEqual(value, change.before)) return value;
  }
  return change?.before;
}

function isLessonKey(key: string): key is LessonKey {
  return key in lessonResult.shape;
}
