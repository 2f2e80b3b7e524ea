import type { TemplateName } from '../theme/tokens';
import type { GridMark } from './grid-entry';

export type GridColumn = {
  /** Names the assignment. */
  id: string;
  /** What it is called. */
  title: string;
  /** When it is due, as people read it. */
  date?: string;
  /** The most points. */
  outOf: number;
  /** Its category, and the cover that colours it. */
  category?: { name: string; template: TemplateName };
  /** The class average, as people read it. */
  average?: string;
};

export type GridRow = {
  /** Names the student. */
  id: string;
  /** The name the list is ordered by. */
  familyName: string;
  /** The other names. */
  givenName: string;
  /** The student's own page. */
  href?: string;
  /** The average, as people read it. */
  average?: string;
  /** The letter grade. */
  letter?: string;
};

export type GridCell = {
  /** The score, when there is one. */
  score?: number | null;
  /** The letter grade, shown instead of the score. */
  letter?: string;
  /** What is noted beside it, or in its place. */
  mark?: GridMark | null;
  /** Submitted and not marked yet. */
  toGrade?: boolean;
  /** Below what counts as enough. */
  low?: boolean;
};
