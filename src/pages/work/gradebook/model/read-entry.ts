import { isInHundredths } from 'gradebook-arithmetic/decimals';
import { fraction, round, toNumber } from 'gradebook-arithmetic/fraction';
import { type Scale, scoreOfLevel } from 'gradebook-arithmetic/scales';
import type { ScoreValue } from '@/shared/api/gradebooks';

/** How scores are shown, and how numbers without a sign are read. */
export type Unit = 'points' | 'percent' | 'letter';

/** What a text may mean, with the sentence that says so. */
export type Meaning = { label: string; value: ScoreValue };

export type Reading =
  | { kind: 'value'; value: ScoreValue }
  /** Only the teacher knows which of these is meant. */
  | { kind: 'ask'; meanings: readonly Meaning[] }
  | { kind: 'wrong'; problem: string };

type Context = {
  /** What the cell has. */
  before: ScoreValue;
  /** Of the assignment. */
  possible: number;
  scale: Scale | null;
  unit: Unit;
};

const LIMIT = 10_000;
const NUMBER = /^-?\d{1,7}(?:[.,]\d{1,6})?$/;
/** Two scores that were typed into one cell, most likely. */
const TOO_LONG = /^-?\d{5,}(?:[.,]\d*)?\s*[%L]?$/i;
const LONG = /^-?\d+[.,]\d{7,}\s*[%L]?$/i;
const TOO_EXACT = 'Enter at most 2 digits after the point.';

/** Reads what a teacher typed or pasted into a cell. */
export function readEntry(typed: string, context: Context): Reading {
  const text = typed.trim();
  const { before, possible, scale, unit } = context;
  if (text === '' || text === '-' || text === '–') return value({ points: null, status: null });
  switch (text.toLowerCase()) {
    case 'l':
      return value({ points: before.points, status: 'late' });
    case 'm':
      return value({ points: null, status: 'missing' });
    case 'ex':
      return value({ points: null, status: 'excused' });
  }
  if (TOO_LONG.test(text)) return { kind: 'wrong', problem: 'Enter at most 4 digits, such as 85 or 7.5.' };
  const isLevelFirst = unit === 'letter';
  const level = scale && scoreOfLevel(scale, text, possible);
  if (level && (isLevelFirst || !NUMBER.test(text))) return scored(context, toNumber(level));

  const late = /^(\S+?)\s*L$/i.exec(text)?.[1];
  if (late !== undefined && NUMBER.test(late)) {
    const reading = readNumber(late, context);
    return reading.kind === 'value' ? value({ ...reading.value, status: 'late' }) : reading;
  }
  const share = /^(\S+?)\s*\/\s*(\S+)$/.exec(text);
  if (share) return readShare(share[1] ?? '', share[2] ?? '', context);
  const percent = /^(\S+?)\s*%$/.exec(text)?.[1];
  if (percent !== undefined && NUMBER.test(percent)) return readPercent(percent, context);
  if (NUMBER.test(text)) return readNumber(text, context);
  if (LONG.test(text)) return { kind: 'wrong', problem: TOO_EXACT };
  return {
    kind: 'wrong',
    problem: scale ? 'Enter a score, a letter, L, M, Ex or -.' : 'Enter a score, L, M, Ex or -.',
  };
}

const value = (given: ScoreValue): Reading => ({ kind: 'value', value: given });

const numberOf = (text: string): number => Number(text.replace(',', '.'));

const percentOf = (percent: number, possible: number): number => {
  const points = toNumber(round(fraction(String((percent * possible) / 100)), 2));
  return points;
};

/** A new score ends what a teacher said instead of one. */
function scored({ before }: Context, points: number): Reading {
  // What the cell has may be exacter: the mean of marks, as it is shown.
  if (before.points !== null && points === Number(before.points.toFixed(4)))
    return value({ points: before.points, status: endedBy(before) });
  if (!isInHundredths(points)) return { kind: 'wrong', problem: TOO_EXACT };
  if (Math.abs(points) > LIMIT) return { kind: 'wrong', problem: 'Enter at most 10,000 points.' };
  return value({ points, status: endedBy(before) });
}

const endedBy = ({ status }: ScoreValue): ScoreValue['status'] =>
  status === 'missing' || status === 'excused' ? null : status;

function readNumber(text: string, context: Context): Reading {
  const { unit, possible } = context;
  const pointsOf = (number: number) => (unit === 'percent' ? percentOf(number, possible) : number);
  if (!/^-?\d{1,3},\d{3}$/.test(text)) return scored(context, pointsOf(numberOf(text)));
  // A comma before three digits stands for thousands in English, and for decimals elsewhere.
  return asked(
    [numberOf(text), Number(text.replace(',', ''))].map((number) => ({
      label: unit === 'percent' ? `${number} %` : `${number} points`,
      points: pointsOf(number),
    })),
    context,
  );
}

function readPercent(text: string, context: Context): Reading {
  const number = numberOf(text);
  const { unit, possible } = context;
  const points = percentOf(number, possible);
  if (unit === 'percent') return scored(context, points);
  return asked(
    [
      { label: `${number} % of ${possible}: ${points} points`, points },
      { label: `${number} points`, points: number },
    ],
    context,
  );
}

function readShare(over: string, under: string, context: Context): Reading {
  const wrong: Reading = { kind: 'wrong', problem: 'Enter a score, such as 8 or 7.5.' };
  if (!NUMBER.test(over) || !NUMBER.test(under)) return wrong;
  const [earned, outOf] = [numberOf(over), numberOf(under)];
  if (outOf <= 0) return wrong;
  const { possible } = context;
  const points = percentOf((earned / outOf) * 100, possible);
  return asked(
    [
      { label: `${earned} points`, points: earned },
      { label: `${earned} of ${outOf}, as ${points} of ${possible} points`, points },
    ],
    context,
  );
}

/** Asks which of several meanings is right, unless all of them are the same score. */
function asked(given: readonly { label: string; points: number }[], context: Context): Reading {
  const meanings = given.flatMap(({ label, points }): Meaning[] => {
    const reading = scored(context, points);
    return reading.kind === 'value' ? [{ label, value: reading.value }] : [];
  });
  const [first, ...others] = meanings;
  if (first === undefined) return { kind: 'wrong', problem: 'Enter at most 10,000 points.' };
  const isSure = meanings.length === given.length;
  if (isSure && others.every((other) => other.value.points === first.value.points)) return value(first.value);
  return { kind: 'ask', meanings };
}

/** In percent of the maximum. */
const DOUBTFUL = 150;

/** Why a score that was entered may be a mistake: scores above the maximum and below zero are allowed. */
export function warningOf(points: number | null, possible: number): string | null {
  if (points === null) return null;
  if (points < 0) return 'below zero';
  return possible > 0 && points * 100 > DOUBTFUL * possible ? `above ${DOUBTFUL}% of the maximum` : null;
}
