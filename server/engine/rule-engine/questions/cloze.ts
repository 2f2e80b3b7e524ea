import type { Sentence } from '../sentences.ts';
import type { SourceReading } from '../source-reading.ts';
import { tokensOf } from '../words.ts';
import { BLANK } from './candidate.ts';
import { type Slot, slotOf } from './slots.ts';

export interface Cloze {
  slot: Slot;
  /** The sentence with a blank for the term. */
  gapped: string;
}

const BELIEF = /\b(?:believe[ds]?|thought|think|misconception|mistake|wrongly|supposed(?:ly)?)\b/i;

/** Statements presented as true, most central first; beliefs that the text only reports are left out. */
export function factsOf(reading: SourceReading): Sentence[] {
  return reading.central.filter(({ text }) => !BELIEF.test(text));
}

const clozes = new WeakMap<SourceReading, Cloze[]>();

/** Clozes that blank out one key term: first the most important term of each sentence, then the second. */
export function clozesOf(reading: SourceReading): Cloze[] {
  const known = clozes.get(reading);
  if (known !== undefined) return known;
  // The text's main topic fits in nearly every sentence, so it is blanked out last.
  const subject = reading.terms[0];
  const bySentence = factsOf(reading).map((sentence) =>
    reading
      .termsIn(sentence)
      .filter(({ text }) => text.length > 2)
      .toSorted((a, b) => Number(a === subject) - Number(b === subject))
      .flatMap((term) => slotOf(sentence, term) ?? [])
      .filter((slot) => !isReplaceable(slot))
      .map((slot) => ({ slot, gapped: gapped(slot) })),
  );
  const deepest = Math.min(3, Math.max(0, ...bySentence.map((found) => found.length)));
  const ranked = Array.from({ length: deepest }, (_, rank) =>
    bySentence.flatMap((found) => found[rank] ?? []),
  ).flat();
  clozes.set(reading, ranked);
  return ranked;
}

const MIN_PREDICATE = 7;

/** Other terms also fit as the subject of a short, general predicate ("____ contain chlorophyll"). */
function isReplaceable({ sentence: { text }, start, end }: Slot): boolean {
  const opens = /^(?:(?:an?|the|all|most|many|some) )?$/i.test(text.slice(0, start));
  const predicate = text.slice(end);
  const identifies = /\d|\p{Lu}/u.test(predicate) || /^ (?:is|are|was|were) (?:an?|the) /.test(predicate);
  return opens && !identifies && tokensOf(predicate).length < MIN_PREDICATE;
}

function gapped({ sentence, start, end }: Slot): string {
  const before = sentence.text.slice(0, start).replace(/\b([Aa])n? $/, '$1(n) ');
  return `${before}${BLANK}${sentence.text.slice(end)}`;
}
