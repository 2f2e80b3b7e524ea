import { wordCount } from '../../../engine/rule-engine/words.ts';
import { checkStandards, listLabels } from '../common-checks.ts';
import type { Check, CheckedResult, GeneratorContext } from '../generator.ts';
import { checkQuestionList, listReadingParts } from '../questions/question-list.ts';
import { checkReading, readingOf, type ReadingPart } from '../reading.ts';
import { counted, open, passed, repaired } from '../verdicts.ts';
import { conceptCounts, type NotesInput, type NotesResult } from './schema.ts';
import { startOfToday, studyPlan, timeOf } from './study-plan.ts';

/** Verifies notes of either engine; puts the study plan back onto real days before the exam. */
export function checkNotes(
  given: NotesResult,
  input: NotesInput,
  context: GeneratorContext,
): CheckedResult<NotesResult> {
  const plan = checkPlan(given, input);
  const result = { ...given, ...plan.mended };
  const parts = notesReadingParts(result);
  const reading = readingOf(input, parts);
  const checks = [
    ...checkDepth(result, input),
    ...checkForm(result, input),
    ...checkMistakes(result, input),
    ...checkWords(result),
    ...checkQuestionList('self_check', result.self_check, input.source_only, context),
    ...plan.checks,
    ...checkStandards(input, [], context),
    ...checkReading(reading, parts),
  ];
  return { result, checks, reading };
}

function checkDepth({ keyConcepts = [] }: Partial<NotesResult>, { depth }: NotesInput): Check[] {
  if (keyConcepts.length === 0) return [];
  const [least, most] = conceptCounts[depth];
  const detail = `${counted(keyConcepts.length, 'concept')}; ${depth.toLowerCase()} notes have ${least} to ${most}.`;
  return keyConcepts.length >= least && keyConcepts.length <= most
    ? [passed('Depth', detail)]
    : [open('Depth', detail, { section: 'keyConcepts' })];
}

type Concept = NotesResult['keyConcepts'][number];

const MAX_WORDS_ON_CARD = 35;
const MAX_WORDS_IN_CUE = 12;

/** What each form of notes asks of every concept; the others have no rule that code can see. */
const rules: Partial<Record<NotesInput['notes_format'], [string, (it: Concept, all: Concept[]) => boolean]>> =
  {
    'Q&A': ['is not a question', ({ concept }) => concept.trim().endsWith('?')],
    Cornell: [
      `is longer than a cue of ${MAX_WORDS_IN_CUE} words`,
      ({ concept }) => wordCount(concept) <= MAX_WORDS_IN_CUE,
    ],
    Flashcards: [
      `has more than ${MAX_WORDS_ON_CARD} words on the back`,
      ({ explanation }) => wordCount(explanation) <= MAX_WORDS_ON_CARD,
    ],
    'Concept map': [
      'names no other concept that it is linked to',
      ({ concept, explanation }, all) =>
        all.some(
          (other) =>
            other.concept !== concept && explanation.toLowerCase().includes(other.concept.toLowerCase()),
        ),
    ],
  };

function checkForm({ keyConcepts = [] }: Partial<NotesResult>, { notes_format }: NotesInput): Check[] {
  const rule = rules[notes_format];
  if (rule === undefined || keyConcepts.length === 0) return [];
  const [fault, fits] = rule;
  const name = `Written as ${notes_format}`;
  const wrong = keyConcepts.flatMap((concept, index) =>
    fits(concept, keyConcepts) ? [] : [{ concept, index }],
  );
  if (wrong.length === 0) return [passed(name, counted(keyConcepts.length, 'concept'))];
  return wrong.map(({ concept, index }) =>
    open(name, `“${concept.concept}” ${fault}.`, { section: 'keyConcepts', path: `/keyConcepts/${index}` }),
  );
}

function checkMistakes({ keyConcepts = [] }: Partial<NotesResult>, { include }: NotesInput): Check[] {
  if (!include.includes('common mistakes') || keyConcepts.length === 0) return [];
  const name = 'Common mistakes';
  const without = keyConcepts.findIndex(({ common_mistake = '' }) => common_mistake.trim() === '');
  return without === -1
    ? [passed(name, 'Every concept has one.')]
    : [
        open(name, `“${keyConcepts[without]?.concept}” has none.`, {
          section: 'keyConcepts',
          path: `/keyConcepts/${without}`,
        }),
      ];
}

/** A word to know must occur in the notes, or students learn it for nothing. */
function checkWords({
  vocabulary = [],
  keyConcepts = [],
  facts = [],
  summary = '',
  overview = '',
}: Partial<NotesResult>): Check[] {
  if (vocabulary.length === 0) return [];
  const text = JSON.stringify([keyConcepts, facts, summary, overview]).toLowerCase();
  const unused = vocabulary.filter(({ term }) => !text.includes(term.toLowerCase().replace(/s$/, '')));
  return unused.length === 0
    ? [passed('Words are used', `${counted(vocabulary.length, 'word')} to know, each in the notes.`)]
    : [
        open('Words are used', `The notes never use: ${listLabels(unused.map(({ term }) => term))}.`, {
          section: 'vocabulary',
        }),
      ];
}

function checkPlan(
  result: NotesResult,
  input: NotesInput,
): { mended: Partial<NotesResult>; checks: Check[] } {
  const name = 'Study plan';
  const plan = result.study_plan;
  if (plan === undefined) return { mended: {}, checks: [] };
  const place = { section: 'study_plan' };
  const exam = Date.parse(input.exam_date);
  if (plan.length === 0) {
    return { mended: {}, checks: [open(name, 'The exam date has passed, so there is no plan.', place)] };
  }
  const times = plan.map(({ date }) => timeOf(date));
  const isSound = times.every(
    (time, index) => time !== null && time < exam && (index === 0 || time >= (times[index - 1] ?? 0)),
  );
  if (isSound)
    return { mended: {}, checks: [passed(name, `${counted(plan.length, 'session')}, all before the exam.`)] };
  const start = times.find((time) => time !== null && time < exam) ?? startOfToday();
  const mended = studyPlan(result, input, start);
  const detail =
    'A date did not exist, came after the exam or was out of order. The plan was computed again.';
  return { mended: { study_plan: mended }, checks: [repaired(name, detail, place)] };
}

export function notesReadingParts(result: Partial<NotesResult>): ReadingPart[] {
  const { overview = '', keyConcepts = [], facts = [], worked_examples = [], summary = '' } = result;
  const part = (label: string, section: keyof NotesResult, texts: readonly string[]): ReadingPart => ({
    label,
    section,
    path: `/${section}`,
    text: texts.filter((text) => text !== '').join('\n'),
  });
  return [
    part('the overview', 'overview', [overview]),
    part(
      'the key concepts',
      'keyConcepts',
      keyConcepts.flatMap(({ explanation, example, common_mistake = '' }) => [
        explanation,
        example,
        common_mistake,
      ]),
    ),
    part('the facts', 'facts', facts),
    part('the worked examples', 'worked_examples', worked_examples),
    part('the summary', 'summary', [summary]),
    ...listReadingParts('self_check', result.self_check),
  ].filter(({ text }) => text !== '');
}
