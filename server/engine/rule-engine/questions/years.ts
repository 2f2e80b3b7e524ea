import type { Sentence } from '../sentences.ts';
import type { SourceReading } from '../source-reading.ts';
import { BLANK } from './candidate.ts';

const YEAR =
  /(?<![\p{L}\d.,/–-])(?:1[0-9]\d{2}|20\d{2})(?![\d/–-]|,\d|\.\d|\p{L}|-\p{L}| (?:percent|people|miles|men|leaflets)\b)/gu;
const BEFORE =
  /\b(?:in|by|since|until|of|from|to|and|between|after|before|January|February|March|April|May|June|July|August|September|October|November|December|\d{1,2},)(?: about| early| late)? ?$/i;

interface DatedSentence {
  sentence: Sentence;
  year: string;
  /** The sentence with a blank for its year. */
  gapped: string;
  /** The sentence with its year replaced. */
  withYear(other: string): string;
}

const dated = new WeakMap<Sentence, DatedSentence | null>();

/** The year of a sentence that gives exactly one; null for any other sentence. */
export function datedIn(sentence: Sentence): DatedSentence | null {
  const known = dated.get(sentence);
  if (known !== undefined) return known;
  const found = readDate(sentence);
  dated.set(sentence, found);
  return found;
}

function readDate(sentence: Sentence): DatedSentence | null {
  const found = [...sentence.text.matchAll(YEAR)].filter(({ index }) =>
    BEFORE.test(sentence.text.slice(0, index)),
  );
  const [only] = found;
  if (only === undefined || found.length > 1) return null;
  const [year] = only;
  const withYear = (other: string) =>
    sentence.text.slice(0, only.index) + other + sentence.text.slice(only.index + year.length);
  return { sentence, year, gapped: withYear(BLANK), withYear };
}

/** Other years in the source, nearest first. */
export function otherYears({ sentence, year }: DatedSentence, reading: SourceReading): string[] {
  return [...yearsIn(reading)]
    .filter((other) => other !== year && !sentence.text.includes(other))
    .toSorted((a, b) => Math.abs(Number(a) - Number(year)) - Math.abs(Number(b) - Number(year)));
}

const years = new WeakMap<SourceReading, ReadonlySet<string>>();

function yearsIn(reading: SourceReading): ReadonlySet<string> {
  const known =
    years.get(reading) ?? new Set(reading.sentences.flatMap((other) => datedIn(other)?.year ?? []));
  years.set(reading, known);
  return known;
}
