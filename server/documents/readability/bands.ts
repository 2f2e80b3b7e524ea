import { fleschKincaid } from './flesch-kincaid.ts';

/**
 * The Flesch-Kincaid grades of texts for a grade band, as the supplement to Appendix A of the
 * Common Core State Standards for English Language Arts gives them (2012). It has no band for grade
 * 1.
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
  /** The grade that was asked for. */
  target: number;
  measured_fk: number;
  /** Not harder than the hardest of the band; easier is no fault in questions and short texts. */
  in_band: boolean;
}

/** Measures a text against the band of a grade; null when there is too little of it. */
export function measureReading(text: string, target: number): ReadingLevel | null {
  const measured = fleschKincaid(text);
  return measured === null
    ? null
    : { target, measured_fk: measured, in_band: measured <= hardestFor(target) };
}

export function hardestFor(grade: number): number {
  return bands.find(({ upTo }) => grade <= upTo)?.hardest ?? 14.2;
}

/** "Grade 6" or "Same as grade" as a number. */
export function targetGrade(gradeLevel: string, readingLevel: string): number {
  const chosen = /\d+/.exec(readingLevel)?.[0] ?? /\d+/.exec(gradeLevel)?.[0];
  return Number(chosen ?? 6);
}
