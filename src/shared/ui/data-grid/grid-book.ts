import type { TemplateName } from '../theme/covers';
import type { GridMark } from './grid-entry';

export type GridColumn = {
  /** The unique id of the assignment. */
  id: string;
  /** The name. */
  title: string;
  /** The due date, formatted. */
  date?: string;
  /** The maximum points. */
  outOf: number;
  /** The category and its cover colour. */
  category?: { name: string; template: TemplateName };
  /** The class average, formatted. */
  average?: string;
};

export type GridRow = {
  /** The unique id of the student. */
  id: string;
  /** The name by which the list is sorted. */
  familyName: string;
  /** The other names. */
  givenName: string;
  /** The URL of the student. */
  href?: string;
  /** The average, formatted. */
  average?: string;
  /** The letter grade. */
  letter?: string;
};

export type GridCell = {
  /** The score, if there is one. */
  score?: number | null;
  /** The letter grade, shown instead of the score. */
  letter?: string;
  /** A note beside the score, or in its place. */
  mark?: GridMark | null;
  /** Whether it is submitted but not marked yet. */
  toGrade?: boolean;
  /** Whether the score is below the pass mark. */
  low?: boolean;
};
