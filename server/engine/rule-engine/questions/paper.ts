import { questionTypeLabels } from '../../../generated/block-labels.ts';
import type { Question, QuestionType } from '../../../generated/blocks.ts';
import type { SectionChange } from '../../port/writing-request.ts';
import { shuffled } from '../shuffle.ts';
import type { SourceReading } from '../source-reading.ts';
import type { Candidate } from './candidate.ts';
import { candidatesOf } from './candidates.ts';
import { chooseInTurns } from './choose.ts';
import { correctPositions, withCorrectAt } from './correct-positions.ts';
import { hintFor } from './hint.ts';

interface MixRow {
  type: QuestionType;
  count: number;
  points: number;
}

/** The contents of a paper. */
export interface PaperOrder {
  question_mix: readonly MixRow[];
  difficulty: 'Easy' | 'Medium' | 'Hard' | 'Mixed';
  bloom: readonly string[];
  dok: readonly string[];
  standards: readonly string[];
  shuffle: boolean;
  hints: boolean;
  explanations: boolean;
}

/** The questions of one row of the order. */
export interface PaperPart {
  title: string;
  questions: Question[];
}

interface Preferences {
  change?: SectionChange['kind'];
  /** The current questions; new ones should differ, and use other sentences if possible. */
  avoid: readonly Pick<Question, 'stem' | 'source_ref'>[];
}

/**
 * Composes a paper from the source. Each sentence is used once, so a short source may give fewer questions than
 * requested. Rows without questions are left out.
 */
export function writePaper(order: PaperOrder, reading: SourceReading, preferences: Preferences): PaperPart[] {
  const chosen = chooseInTurns(
    order.question_mix.map((row) => ({
      count: row.count,
      candidates: preferred(row, order, reading, preferences),
    })),
  );
  const positions = correctPositions(
    JSON.stringify(chosen.map((row) => row.map(({ question }) => question.stem))),
  );
  let number = 0;
  return order.question_mix
    .map((row, index) => {
      const picked = chosen[index] ?? [];
      const sorted = order.shuffle ? shuffled(picked, `${row.type} ${reading.text}`) : picked;
      const questions = sorted.map((candidate) => {
        number += 1;
        return finish(candidate, { id: `q${number}`, row, order, reading, positions });
      });
      return { title: questionTypeLabels[row.type], questions };
    })
    .filter(({ questions }) => questions.length > 0);
}

function preferred(
  row: MixRow,
  order: PaperOrder,
  reading: SourceReading,
  preferences: Preferences,
): Candidate[] {
  const candidates = candidatesOf(row.type, reading);
  const score = (candidate: Candidate) => fit(candidate, order, preferences);
  return candidates
    .map((candidate) => ({ candidate, score: score(candidate) }))
    .toSorted((a, b) => b.score - a.score)
    .map(({ candidate }) => candidate);
}

const steps = { Easy: 0, Medium: 1, Hard: 2 };

function fit({ question }: Candidate, order: PaperOrder, { avoid, change }: Preferences): number {
  const { stem, source_ref: ref } = question;
  let score = 0;
  if (avoid.some((asked) => asked.stem === stem)) score -= 10;
  else if (avoid.some((asked) => asked.source_ref !== undefined && asked.source_ref === ref)) score -= 6;
  const step = steps[question.difficulty ?? 'Medium'];
  if (order.difficulty !== 'Mixed') score -= Math.abs(step - steps[order.difficulty]);
  if (change === 'easier') score -= 2 * step + question.stem.length / 200;
  if (change === 'harder') score += 2 * step + question.stem.length / 200;
  if (change === 'shorter') score -= question.stem.length / 40;
  if (change === 'longer') score += question.stem.length / 40;
  if (question.bloom && order.bloom.includes(question.bloom)) score += 1.5;
  if (order.dok.some((dok) => Number(dok) === question.dok)) score += 1;
  return score;
}

interface QuestionContext {
  id: string;
  row: MixRow;
  order: PaperOrder;
  reading: SourceReading;
  /** The position of the correct option in each multiple-choice question. */
  positions: Iterator<number>;
}

function finish(candidate: Candidate, { id, row, order, reading, positions }: QuestionContext): Question {
  const { question } = candidate;
  const { hint, explanation, ...rest } = question;
  const [standard] = order.standards;
  return {
    id,
    ...rest,
    ...(row.type === 'multiple-choice' && question.options
      ? { options: withCorrectAt(question.options, positions.next().value ?? 0) }
      : {}),
    points: row.points,
    ...(order.standards.length === 1 && standard !== undefined ? { standard_code: standard } : {}),
    ...(order.hints ? { hint: hint ?? hintFor(candidate, reading) } : {}),
    ...(order.explanations && explanation !== undefined ? { explanation } : {}),
  };
}
