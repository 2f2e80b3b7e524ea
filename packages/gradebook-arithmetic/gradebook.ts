import type { Exact } from './fraction.ts';
import type { LatePolicy } from './late.ts';

/** The rules of a class, and what is the same for all of its students. */
export interface Gradebook {
  rules: Rules;
  /** In the order of the page: of scores whose drop has the same effect, the later column is dropped. */
  columns: readonly Column[];
  terms?: readonly Term[];
  /** Whether the year is the weighted mean of its terms; otherwise all work is one total. */
  weightsTerms?: boolean;
  /** Decimals of percentages as they are shown, which letters and bounds look at; 2 by default. */
  decimals?: Decimals;
}

export type Decimals = 0 | 1 | 2 | 3;

export interface Rules {
  mode: 'weighted' | 'points';
  categories: readonly Category[];
  bonuses?: readonly Bonus[];
  mustPass?: readonly MustPass[];
}

export interface Category {
  id: string;
  /** In percent; none counts as 0. */
  weight?: Exact | null;
  dropLowest?: number;
  dropHighest?: number;
  /** Comes on top of the total, outside the scaling of weights; nothing in it is dropped. */
  extraCredit?: boolean;
  /** `equal`: every assignment counts the same, whatever its points. */
  average?: 'points' | 'equal';
}

export interface Column {
  id: string;
  category: string;
  points: Exact;
  term?: string | null;
  counts?: boolean;
  extraCredit?: boolean;
  neverDrop?: boolean;
  /** Which of several attempts counts; the latest by default. */
  attempts?: 'latest' | 'highest' | 'average';
  late?: LatePolicy | null;
  /** Percent of the points that missing work loses; without it, missing work has no score. */
  missingLoses?: Exact | null;
  grading?: 'points' | 'complete';
}

export interface Term {
  id: string;
  weight?: Exact | null;
  /** The rules at its closing; later changes count for open terms only. */
  closedWith?: Rules | null;
}

/** The category or the assignment (one of both) whose percentage is judged as it is shown. */
export interface Bound {
  category?: string;
  column?: string;
  atLeast: Exact;
}

export interface Bonus extends Bound {
  /** In percent of the total. */
  add: Exact;
}

export interface MustPass extends Bound {
  otherwiseAtMost: Exact;
}

/** What belongs to one student. */
export interface StudentRecord {
  /** By column; without one, the cell is blank. */
  cells: Readonly<Record<string, Cell | undefined>>;
  override?: Exact | null;
  terms?: Readonly<Record<string, TermRecord | undefined>>;
}

export interface TermRecord {
  override?: Exact | null;
  /** The totals at the closing of the term, as `toText` wrote them. */
  frozen?: { current: Exact | null; missingAsZero: Exact | null } | null;
}

export interface Attempt {
  /** Before the late deduction; null until it is marked. */
  score: Exact | null;
  lateSeconds?: number;
  /** What being late cost when the mark was returned; it is computed otherwise. */
  deduction?: Exact | null;
  /** Not returned yet: the student's totals must not show it. */
  hidden?: boolean;
}

export interface Cell extends Partial<Attempt> {
  /** In the order of handing in. They count if the cell has no score of its own. */
  attempts?: readonly Attempt[];
  excused?: boolean;
  /** Past due and not handed in, or marked M; a score ends it. */
  missing?: boolean;
  /** Handed in and not marked. */
  waiting?: boolean;
}

/** Students' totals know nothing of hidden scores. */
export type View = 'teacher' | 'student';
