import { shuffled } from '../../../engine/rule-engine/shuffle.ts';
import type { Question } from '../question.ts';
import { keyOf, pointsOf } from '../questions/points.ts';
import { counted } from '../verdicts.ts';
import { isBankOf } from '../word-use.ts';
import { type WorksheetInput, worksheetResult, type WorksheetResult } from './schema.ts';

type Derived = Pick<WorksheetResult, 'header' | 'word_bank' | 'answer_key'>;

export const questionsOf = (blocks: WorksheetResult['blocks']): Question[] =>
  blocks.flatMap(({ questions }) => questions);

/** The heading line, the words of the blanks in mixed order with any distractors, and the answers. */
export function derive(
  blocks: WorksheetResult['blocks'],
  { grade_level, subject }: WorksheetInput,
  bank: readonly string[] = [],
): Derived {
  const questions = questionsOf(blocks);
  const blanks = questions
    .filter(({ type }) => type === 'fill-in-blank')
    .flatMap(({ blanks: words, answers }) => (words?.length ? words : (answers ?? []).slice(0, 1)));
  return {
    header: `${subject} · ${grade_level} · ${counted(pointsOf(questions), 'point')}`,
    word_bank: isBankOf(bank, blanks) ? [...bank] : shuffled([...new Set(blanks)].toSorted(), 'word bank'),
    answer_key: keyOf(questions).map((row) => ({ ...row, answer: row.answer || 'Answers differ' })),
  };
}

/** The value of a derived section; a worksheet without its questions has none. */
export function deriveSection(
  key: string,
  written: Readonly<Record<string, unknown>>,
  input: WorksheetInput,
): unknown {
  const blocks = worksheetResult.shape.blocks.safeParse(written['blocks']).data ?? [];
  return Object.entries(derive(blocks, input)).find(([name]) => name === key)?.[1];
}
