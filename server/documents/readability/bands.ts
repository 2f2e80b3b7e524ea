import { fleschKincaid } from './flesch-kincaid.ts';

/**
 * The highest Flesch-Kincaid grade per grade band, from the supplement to Appendix A of the Common
 * Core State Standards for English Language Arts (2012). It has no band for grade 1.
 */
const bands: readonly { upTo: number; hardest: number }[] = [
  { upTo: 1, hardest: 3 },
  { upTo: 3, hardest: 5.34 },
  { upTo: 5, hardest: 7.73 },
  { upTo: 8, hardest: 10.34 },
  { upTo: 10, hardest: 12.12 },
  { upTo: 12, hardest: 14.2 },
];

export interface ReadingLevel {
  /** The requested grade. */
  target: number;
  measured_fk: number;
  /** Whether the text is not harder than its band; questions and short texts may be easier. */
  in_band: boolean;
}

/** Measures a text against the band of a grade; null if the text is too short. */
export function measureReading(text: string, target: number): ReadingLevel | null {
  const measured = fleschKincaid(text);
  return measured === null
    ? null
    : { target, measured_fk: measured, in_band: measured <= hardestFor(target) };
}

export function hardestFor(grade: number): number {
  return bands.find(({ upTo }) => grade <= upTo)?.hardest ?? 14.2;
}

/** The number in "Grade 6"; the reading level "Same as grade" refers to the grade level. */
export function targetGrade(gradeLevel: string, readingLevel: string): number {
  const chosen = /\d+/.exec(readingLevel)?.[0] ?? /\d+/.exec(gradeLevel)?.[0];
  return Number(chosen ?? 6);
}
