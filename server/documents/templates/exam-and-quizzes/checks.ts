import { isDeepStrictEqual } from 'node:util';
import { checkStandards } from '../common-checks.ts';
import type { Check, CheckedResult, GeneratorContext } from '../generator.ts';
import { type Question, questionTypeLabels } from '../question.ts';
import { withUniqueIds } from '../questions/ids.ts';
import { checkMaths } from '../questions/maths-check.ts';
import { type Placed, placedAt, questionReadingParts } from '../questions/placed.ts';
import { rounded } from '../questions/points.ts';
import {
  checkAnswers,
  checkLengths,
  checkNoAllOfTheAbove,
  checkPositions,
  checkQuotes,
  checkRightOptions,
} from '../questions/question-checks.ts';
import { checkReading, readingOf, type ReadingPart } from '../reading.ts';
import { counted, open, passed, repaired } from '../verdicts.ts';
import { derive, questionsOf } from './derive.ts';
import { checkInstructions } from './instructions-check.ts';
import { checkMarking } from './marking-check.ts';
import type { QuizInput, QuizResult } from './schema.ts';

/** Verifies a paper of either engine and repairs the parts that code derives from its questions. */
export function checkQuiz(
  given: QuizResult,
  input: QuizInput,
  context: GeneratorContext,
): CheckedResult<QuizResult> {
  const ids = withUniqueIds(questionsOf(given.sections), 'sections');
  const maths = checkMaths(placed(withQuestions(given.sections, ids.questions)));
  const { result, checks: mends } = rederive(
    { ...given, sections: withQuestions(given.sections, maths.questions) },
    given,
    input,
  );
  const questions = placed(result.sections);
  const named = questions.flatMap(({ question }) => question.standard_code ?? []);
  const parts = quizReadingParts(result);
  const reading = readingOf(input, parts);
  const checks = [
    ...checkRightOptions(questions),
    ...ids.checks,
    ...mends,
    ...checkMix(questions, input),
    ...checkInstructions(result.instructions ?? '', questionsOf(result.sections)),
    ...maths.checks,
    ...checkAnswers(questions),
    ...checkMarking(questions, result.marking_scheme),
    ...checkPositions(questions),
    ...checkLengths(questions),
    ...checkNoAllOfTheAbove(questions),
    ...checkQuotes(questions, input.source_only, context),
    ...checkStandards(input, named, context),
    ...checkReading(reading, parts),
  ];
  return { result, checks, reading };
}

function placed(parts: QuizResult['sections']): Placed[] {
  let before = 0;
  return parts.flatMap(({ questions }, part) => {
    const own = placedAt(`/sections/${part}/questions`, questions, before);
    before += questions.length;
    return own;
  });
}

function withQuestions(
  parts: QuizResult['sections'],
  questions: readonly Question[],
): QuizResult['sections'] {
  let taken = 0;
  return parts.map((part) => {
    const own = questions.slice(taken, taken + part.questions.length);
    taken += part.questions.length;
    return { ...part, questions: own };
  });
}

/** Computes total, key, blueprint and versions again from the questions. */
function rederive(
  result: QuizResult,
  given: QuizResult,
  input: QuizInput,
): Omit<CheckedResult<QuizResult>, 'reading'> {
  const derived = derive(result, input);
  const { versions, ...rest } = derived;
  const mended: QuizResult = { ...result, ...rest, ...(input.versions > 1 ? { versions } : {}) };
  const points = questionsOf(result.sections).map((question) => question.points);
  const sum =
    points.length > 12
      ? `${counted(points.length, 'question')}, ${derived.total_points} points`
      : `${points.join(' + ')} = ${derived.total_points}`;
  const checks: Check[] = [
    given.total_points === undefined || given.total_points === derived.total_points
      ? passed('Points add up', sum)
      : repaired('Points add up', `The total was ${given.total_points}. ${sum}`, {
          section: 'total_points',
        }),
    given.answer_key === undefined || sameAnswers(given.answer_key, derived.answer_key)
      ? passed('Answer key matches the questions', `${counted(derived.answer_key.length, 'answer')}.`)
      : repaired('Answer key matches the questions', 'The answer key was recomputed from the questions.', {
          section: 'answer_key',
        }),
  ];
  return { result: mended, checks };
}

function sameAnswers(given: QuizResult['answer_key'], derived: QuizResult['answer_key']): boolean {
  const bare = (rows: QuizResult['answer_key']) =>
    rows.map(({ question, answer, points }) => [question, answer, points]);
  return isDeepStrictEqual(bare(given), bare(derived));
}

/** Compares the questions and points of each type with the form. */
function checkMix(questions: readonly Placed[], input: QuizInput): Check[] {
  const name = 'Number of questions';
  const asked = new Map<string, { count: number; points: number }>();
  for (const { type, count, points } of input.question_mix) {
    const row = asked.get(type) ?? { count: 0, points: 0 };
    asked.set(type, { count: row.count + count, points: rounded(row.points + count * points) });
  }
  const faults = input.question_mix
    .filter(({ type }, index, rows) => rows.findIndex((row) => row.type === type) === index)
    .flatMap(({ type }) => {
      const wanted = asked.get(type) ?? { count: 0, points: 0 };
      const found = questions
        .filter(({ question }) => question.type === type)
        .map(({ question }) => question.points);
      const points = rounded(found.reduce((sum, each) => sum + each, 0));
      const label = questionTypeLabels[type];
      if (found.length !== wanted.count) {
        return [
          open(
            name,
            `${label}: you asked for ${wanted.count}, there ${found.length === 1 ? 'is' : 'are'} ${found.length}.${found.length < wanted.count ? ' Add a longer source to get the rest.' : ''}`,
            { section: 'sections' },
          ),
        ];
      }
      return points === wanted.points
        ? []
        : [
            open(name, `${label}: you asked for ${counted(wanted.points, 'point')}, they have ${points}.`, {
              section: 'sections',
            }),
          ];
    });
  const strays = questions.filter(({ question }) => !asked.has(question.type));
  for (const { number, path, question } of strays) {
    faults.push(
      open(
        name,
        `Question ${number} is of a type that you did not ask for: ${questionTypeLabels[question.type].toLowerCase()}.`,
        { section: 'sections', path },
      ),
    );
  }
  return faults.length > 0
    ? faults
    : [passed(name, `${counted(questions.length, 'question')} of the types you chose.`)];
}

export function quizReadingParts({ instructions = '', sections = [] }: Partial<QuizResult>): ReadingPart[] {
  return [
    { label: 'the instructions', text: instructions, section: 'instructions', path: '/instructions' },
    ...questionReadingParts(placed(sections)),
  ];
}
