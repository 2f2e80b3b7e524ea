import { isDeepStrictEqual } from 'node:util';
import { wordCount } from '../../../engine/rule-engine/words.ts';
import { checkStandards } from '../common-checks.ts';
import type { Check, CheckedResult, GeneratorContext } from '../generator.ts';
import { withUniqueIds } from '../questions/ids.ts';
import { checkMaths } from '../questions/maths-check.ts';
import { type Placed, placedAt, placeOf, questionReadingParts } from '../questions/placed.ts';
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
import { SLACK, type WorksheetInput, type WorksheetResult } from './schema.ts';

type Blocks = WorksheetResult['blocks'];

/** Verifies a worksheet of either engine, gives answers room, and derives word bank and key again. */
export function checkWorksheet(
  given: WorksheetResult,
  input: WorksheetInput,
  context: GeneratorContext,
): CheckedResult<WorksheetResult> {
  const ids = withUniqueIds(questionsOf(given.blocks ?? []), 'blocks');
  const maths = checkMaths(placed(withQuestions(given.blocks ?? [], ids.questions)));
  const roomy = maths.questions.map((question) =>
    isWritten(question.type) && question.lines === undefined
      ? { ...question, lines: input.lines_per_answer }
      : question,
  );
  const blocks = withQuestions(given.blocks ?? [], roomy);
  const derived = derive(blocks, input, given.word_bank);
  const sections = Object.fromEntries(Object.entries(derived).filter(([key]) => key in given));
  const result: WorksheetResult = { ...given, ...sections, blocks };
  const questions = placed(blocks);
  const parts = worksheetReadingParts(result);
  const reading = readingOf(input, parts);
  const codes = questions.flatMap(({ question }) => question.standard_code ?? []);
  return {
    result,
    reading,
    checks: [
      ...checkRightOptions(questions),
      ...ids.checks,
      checkDerived('Answer key matches the questions', 'answer_key', given.answer_key, derived.answer_key),
      ...('word_bank' in given
        ? [checkDerived('Word bank matches the blanks', 'word_bank', bankOf(given), derived.word_bank)]
        : []),
      checkCount(questions, input),
      ...checkPassage(given.passage, input),
      ...maths.checks,
      ...checkAnswers(questions.filter(({ question }) => question.type !== 'open-ended')),
      ...checkPositions(questions),
      ...checkLengths(questions),
      ...checkNoAllOfTheAbove(questions),
      ...checkQuotes(questions, input.source_only, context),
      ...checkStandards(input, codes, context),
      ...checkReading(reading, parts),
    ],
  };
}

/** The bank stands before the questions, so it is empty until they are written. */
const bankOf = ({ word_bank: bank }: WorksheetResult) => (bank?.length === 0 ? undefined : bank);

const isWritten = (type: string) => type === 'short-answer' || type === 'open-ended';

function placed(blocks: Blocks): Placed[] {
  let before = 0;
  return blocks.flatMap(({ questions }, index) => {
    const own = placedAt(`/blocks/${index}/questions`, questions, before);
    before += questions.length;
    return own;
  });
}

function withQuestions(blocks: Blocks, questions: readonly Blocks[number]['questions'][number][]): Blocks {
  let taken = 0;
  return blocks.map((block) => {
    const own = questions.slice(taken, taken + block.questions.length);
    taken += block.questions.length;
    return { ...block, questions: own };
  });
}

function checkDerived(name: string, section: string, given: unknown, derived: readonly unknown[]): Check {
  return given === undefined || isDeepStrictEqual(given, derived)
    ? passed(name, `${counted(derived.length, 'entry', 'entries')}.`)
    : repaired(name, 'It was computed again from the questions.', { section });
}

function checkCount(questions: readonly Placed[], { number_of_items: asked }: WorksheetInput): Check {
  const name = 'Number of questions';
  if (questions.length === asked) return passed(name, `${counted(asked, 'question')}, as you asked.`);
  const found = `You asked for ${asked}, there ${questions.length === 1 ? 'is' : 'are'} ${questions.length}.`;
  return open(name, found, placeOf('/blocks'));
}

function checkPassage(passage: string | undefined, { passage_length: asked }: WorksheetInput): Check[] {
  if (passage === undefined) return [];
  const words = wordCount(passage);
  const isNear = Math.abs(words - Number(asked)) <= Number(asked) * SLACK;
  const verdict = isNear ? passed : open;
  return [
    verdict('Length of the passage', `${counted(words, 'word')}; you asked for about ${asked}.`, {
      section: 'passage',
      path: '/passage',
    }),
  ];
}

export const worksheetReadingParts = ({
  instructions = '',
  passage = '',
  blocks = [],
}: Partial<WorksheetResult>): ReadingPart[] => [
  { label: 'the instructions', text: instructions, section: 'instructions', path: '/instructions' },
  { label: 'the passage', text: passage, section: 'passage', path: '/passage' },
  ...questionReadingParts(placed(blocks)),
];
