import { questionTypeLabels } from '../../../generated/block-labels.ts';
import type { Question, QuestionType } from '../../../generated/blocks.ts';
import type { SectionChange } from '../../port/writing-request.ts';
import { shuffled } from '../shuffle.ts';
import type { SourceReading } from '../source-reading.ts';
import { type Candidate, letterOf } from './candidate.ts';
import { candidatesOf } from './candidates.ts';
import { chooseInTurns } from './choose.ts';
import { hintFor } from './hint.ts';

interface MixRow {
  type: QuestionType;
  count: number;
  points: number;
}

/** What a paper should be made of. */
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
interface Part {
  title: string;
  questions: Question[];
}

export interface Wish {
  change?: SectionChange['kind'];
  /** The questions that stand in the paper now; others are preferred, about other sentences if there are any. */
  avoid: readonly Pick<Question, 'stem' | 'source_ref'>[];
  /** Sentences that stand on the same sheet, so that they would give the answer away. */
  shown?: ReadonlySet<string>;
}

/**
 * A paper from what the source can carry. No sentence of the source answers two questions, so a short source fills fewer than
 * were asked for; nothing is made up to fill the rest. One part for each row of the order; it may be empty.
 */
export function writePaper(input: PaperOrder, reading: SourceReading, wish: Wish): Part[] {
  const chosen = chooseInTurns(
    input.question_mix.map((row) => ({ count: row.count, candidates: preferred(row, input, reading, wish) })),
  );
  let number = 0;
  let right = 0;
  return input.question_mix.map((row, index) => {
    const picked = chosen[index] ?? [];
    const order = input.shuffle ? shuffled(picked, row.type) : picked;
    const questions = order.map((candidate) => {
      number += 1;
      if (row.type === 'multiple-choice') right += 1;
      return finish(candidate, { id: `q${number}`, row, input, reading, right });
    });
    return { title: questionTypeLabels[row.type], questions };
  });
}

function preferred(row: MixRow, input: PaperOrder, reading: SourceReading, wish: Wish): Candidate[] {
  const candidates = candidatesOf(row.type, reading);
  const score = (candidate: Candidate) => fit(candidate, input, wish);
  return candidates
    .map((candidate) => ({ candidate, score: score(candidate) }))
    .toSorted((a, b) => b.score - a.score)
    .map(({ candidate }) => candidate);
}

const steps = { Easy: 0, Medium: 1, Hard: 2 };

function fit({ question }: Candidate, input: PaperOrder, wish: Wish): number {
  const { stem, source_ref: ref } = question;
  let score = 0;
  if (wish.avoid.some((asked) => asked.stem === stem)) score -= 10;
  else if (wish.avoid.some((asked) => asked.source_ref !== undefined && asked.source_ref === ref)) score -= 6;
  if (ref !== undefined && wish.shown?.has(ref)) score -= 5;
  const step = steps[question.difficulty ?? 'Medium'];
  if (input.difficulty !== 'Mixed') score -= Math.abs(step - steps[input.difficulty]);
  if (wish.change === 'easier') score -= 2 * step + question.stem.length / 200;
  if (wish.change === 'harder') score += 2 * step + question.stem.length / 200;
  if (wish.change === 'shorter') score -= question.stem.length / 40;
  if (wish.change === 'longer') score += question.stem.length / 40;
  if (question.bloom && input.bloom.includes(question.bloom)) score += 1.5;
  if (input.dok.some((dok) => Number(dok) === question.dok)) score += 1;
  return score;
}

interface Place {
  id: string;
  row: MixRow;
  input: PaperOrder;
  reading: SourceReading;
  /** Which multiple-choice question of the paper this is, from 1. */
  right: number;
}

function finish(candidate: Candidate, { id, row, input, reading, right }: Place): Question {
  const { question } = candidate;
  const { hint, explanation, ...rest } = question;
  const [standard] = input.standards;
  return {
    id,
    ...rest,
    ...(row.type === 'multiple-choice' && question.options
      ? { options: placed(question.options, right) }
      : {}),
    points: row.points,
    ...(input.standards.length === 1 && standard !== undefined ? { standard_code: standard } : {}),
    ...(input.hints ? { hint: hint ?? hintFor(candidate, reading) } : {}),
    ...(input.explanations && explanation !== undefined ? { explanation } : {}),
  };
}

// Where the right option goes: no key more often than another, and no row that can be guessed.
const PLACES = [1, 3, 0, 2, 2, 0, 3, 1];

function placed(options: NonNullable<Question['options']>, turn: number): NonNullable<Question['options']> {
  const wrong = options.filter(({ correct }) => !correct);
  const right = options.filter(({ correct }) => correct);
  const place = Math.min(PLACES[(turn - 1) % PLACES.length] ?? 0, wrong.length);
  return [...wrong.slice(0, place), ...right, ...wrong.slice(place)].map((option, index) => ({
    ...option,
    key: letterOf(index),
  }));
}
