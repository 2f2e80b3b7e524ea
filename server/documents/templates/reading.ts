import type { Check } from '../../generated/schemas/index.ts';
import { hardestFor, measureReading, type ReadingLevel, targetGrade } from '../readability/bands.ts';
import { open, passed } from './verdicts.ts';

export const READING_CHECK = 'Reading level';

/** A text for students and its place in the document. */
export interface ReadingPart {
  label: string;
  text: string;
  section: string;
  path: string;
}

/** The fields of a form that decide how hard a text may be. */
export interface ReadingRequest {
  language: string;
  grade_level: string;
  reading_level: string;
}

/** How many grades a single part of an easy document may be above the band. */
const MAX_ABOVE = 2;

/** The reading level of texts for students; null for other languages and for too little text. */
export function readingOf(request: ReadingRequest, parts: readonly ReadingPart[]): ReadingLevel | null {
  if (!request.language.startsWith('English')) return null;
  return measureReading(textOf(parts), targetGrade(request.grade_level, request.reading_level));
}

const textOf = (parts: readonly ReadingPart[]) => parts.map(({ text }) => text).join('\n');

/** Checks that texts for students fit the band of their grade; names the hardest otherwise. */
export function checkReading(measured: ReadingLevel | null, parts: readonly ReadingPart[]): Check[] {
  if (measured === null) return [];
  const { target } = measured;
  const found = `Measured at grade ${measured.measured_fk} (Flesch-Kincaid).`;
  const band = `Texts for grade ${target} go up to ${hardestFor(target).toFixed(1)}.`;
  const hardest = parts
    .map((part) => ({ part, grade: measureReading(part.text, target)?.measured_fk ?? 0 }))
    .toSorted((a, b) => b.grade - a.grade)[0];
  if (measured.in_band) {
    if (hardest === undefined || hardest.grade <= hardestFor(target) + MAX_ABOVE)
      return [passed(READING_CHECK, `${found} ${band}`)];
    const { label, section, path } = hardest.part;
    const alone = `Measured at grade ${hardest.grade}: ${label}. The whole is at ${measured.measured_fk}. ${band}`;
    return [open(READING_CHECK, alone, { section, path })];
  }
  if (hardest === undefined || hardest.grade === 0) return [open(READING_CHECK, `${found} ${band}`)];
  const { label, section, path } = hardest.part;
  return [open(READING_CHECK, `${found} ${band} The hardest to read is ${label}.`, { section, path })];
}

/**
 * The sections whose texts are harder than the band, the hardest first. If each is too short to be
 * measured, the one with the most text.
 */
export function hardSections(parts: readonly ReadingPart[], target: number): string[] {
  const sections = [...Map.groupBy(parts, ({ section }) => section)].map(([section, own]) => ({
    section,
    length: textOf(own).length,
    level: measureReading(textOf(own), target),
  }));
  const hard = sections
    .flatMap(({ section, level }) => (level && !level.in_band ? [{ section, grade: level.measured_fk }] : []))
    .toSorted((a, b) => b.grade - a.grade);
  const [longest] = sections.toSorted((a, b) => b.length - a.length);
  if (hard.length > 0 || longest === undefined) return hard.map(({ section }) => section);
  return [longest.section];
}

/** How many grades a text is above its band. */
export const gradesAboveBand = ({ measured_fk, target }: ReadingLevel): number =>
  Math.max(0, measured_fk - hardestFor(target));
