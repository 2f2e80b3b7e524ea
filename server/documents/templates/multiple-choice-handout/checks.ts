import { isDeepStrictEqual } from 'node:util';
import { checkStandards } from '../common-checks.ts';
import type { Check, CheckedResult, GeneratorContext } from '../generator.ts';
import type { Question } from '../question.ts';
import { withUniqueIds } from '../questions/ids.ts';
import { checkMaths } from '../questions/maths-check.ts';
import { type Placed, placedAt, placeOf, questionReadingParts } from '../questions/placed.ts';
import {
  checkLengths,
  checkNoAllOfTheAbove,
  checkPositions,
  checkQuotes,
  checkRightOptions,
} from '../questions/question-checks.ts';
import { checkReading, readingOf, type ReadingPart } from '../reading.ts';
import { counted, open, passed, repaired } from '../verdicts.ts';
import { derive } from './derive.ts';
import { withKept } from './kept-questions.ts';
import type { HandoutInput, HandoutResult } from './schema.ts';

const PATH = '/questions';

/** Verifies a handout of either engine, and derives its key, bubble sheet and versions again. */
export function checkHandout(
  given: HandoutResult,
  input: HandoutInput,
  context: GeneratorContext,
): CheckedResult<HandoutResult> {
  const ids = withUniqueIds(given.questions ?? [], 'questions');
  const kept = withKept(ids.questions, input, context);
  const maths = checkMaths(placedAt(PATH, kept.questions));
  const derived = derive(maths.questions, input.versions);
  const sections = Object.fromEntries(Object.entries(derived).filter(([key]) => key in given));
  const result: HandoutResult = { ...given, ...sections, questions: maths.questions };
  const questions = placedAt(PATH, maths.questions);
  const parts = handoutReadingParts(result);
  const reading = readingOf(input, parts);
  return {
    result,
    reading,
    checks: [
      ...checkRightOptions(questions),
      ...ids.checks,
      ...kept.checks,
      checkKey(given.answer_key, derived.answer_key),
      ...checkCount(questions, input),
      ...checkOptionCount(questions, input),
      ...maths.checks,
      ...checkPositions(questions),
      ...checkLengths(questions),
      ...checkNoAllOfTheAbove(questions),
      ...checkQuotes(questions, input.source_only, context),
      ...checkStandards(
        input,
        questions.flatMap(({ question }) => question.standard_code ?? []),
        context,
      ),
      ...checkReading(reading, parts),
    ],
  };
}

type Key = HandoutResult['answer_key'];

function checkKey(given: Key | undefined, derived: Key): Check {
  const name = 'Answer key matches the questions';
  return given === undefined || isDeepStrictEqual(given, derived)
    ? passed(name, `${counted(derived.length, 'answer')}.`)
    : repaired(name, 'The answer key was recomputed from the questions.', { section: 'answer_key' });
}

function checkCount(questions: readonly Placed[], { number_of_questions: asked }: HandoutInput): Check[] {
  const name = 'Number of questions';
  const types = questions.filter(({ question }) => !isChoice(question));
  const strays = types.map(({ number, path }) =>
    open(name, `Question ${number} has no options to choose from.`, placeOf(path)),
  );
  if (questions.length === asked) {
    return strays.length > 0 ? strays : [passed(name, `${counted(asked, 'question')}, as you asked.`)];
  }
  const found = `You asked for ${asked}, there ${questions.length === 1 ? 'is' : 'are'} ${questions.length}.`;
  const rest = ' Add a longer source to get the rest.';
  return [...strays, open(name, questions.length < asked ? found + rest : found, placeOf(PATH))];
}

const isChoice = ({ type }: Question) => type === 'multiple-choice' || type === 'multiple-select';

function checkOptionCount(questions: readonly Placed[], input: HandoutInput): Check[] {
  const name = 'Number of options';
  const wanted = Number(input.options_per_question);
  const odd = questions.filter(({ question }) => (question.options?.length ?? 0) !== wanted);
  if (odd.length === 0) return [passed(name, `Each question has ${wanted}.`)];
  return odd.map(({ question, number, path }) =>
    open(
      name,
      `Question ${number} has ${counted(question.options?.length ?? 0, 'option')} instead of ${wanted}.`,
      placeOf(path),
    ),
  );
}

export const handoutReadingParts = ({
  instructions = '',
  questions = [],
}: Partial<HandoutResult>): ReadingPart[] => [
  { label: 'the instructions', text: instructions, section: 'instructions', path: '/instructions' },
  ...questionReadingParts(placedAt(PATH, questions)),
];
