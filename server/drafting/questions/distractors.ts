import type { Term } from '../key-terms.ts';
import { contains, type SourceReading } from '../source-reading.ts';
import { overlap, tokensOf } from '../words.ts';
import { habitOf, type Slot } from './slots.ts';

/** Looked at closely; three are needed. */
const LIKELIEST = 12;

/**
 * Other terms of the source that fit the slot and make the sentence wrong: of the same kind (name of a person, a place or a body,
 * or a thing; one or many), used with or without an article as the slot is, not in the sentence, and not said of the same thing anywhere else in the source.
 */
export function distractorsFor(slot: Slot, reading: SourceReading): Term[] {
  const { term, sentence } = slot;
  return reading.terms
    .filter((other) => other.key !== term.key && other.proper === term.proper && other.plural === slot.plural)
    .filter((other) => !sharesHead(other, term) && !contains(sentence, other.key))
    .filter((other) => reading.kindOf(other) === reading.kindOf(term))
    .filter((other) => fits(other, slot, reading))
    .map((other) => ({ other, unlikeness: unlikeness(other, slot, reading) }))
    .toSorted((a, b) => a.unlikeness - b.unlikeness || b.other.weight - a.other.weight)
    .slice(0, LIKELIEST)
    .map(({ other }) => other)
    .filter((other) => !saidOf(other, slot, reading));
}

function fits(other: Term, { determiner }: Slot, reading: SourceReading): boolean {
  const habit = habitOf(other, reading);
  if (determiner === null) return habit.has(null);
  if (determiner === 'a' || determiner === 'an')
    return habit.has(articleOf(other.text)) && articleOf(other.text) === determiner;
  return determiner === 'other' ? habit.has('other') : habit.size > (habit.has(null) ? 1 : 0);
}

function articleOf(text: string): 'a' | 'an' {
  return /^[aeiou]/i.test(text) && !/^(?:uni|use|eu|one)/i.test(text) ? 'an' : 'a';
}

function sharesHead(left: Term, right: Term): boolean {
  const head = (term: Term) => term.key.slice(term.key.lastIndexOf(' ') + 1);
  return (
    head(left) === head(right) || left.key.startsWith(`${right.key} `) || right.key.startsWith(`${left.key} `)
  );
}

function saidOf(other: Term, { sentence, term }: Slot, reading: SourceReading): boolean {
  const words = new Set(term.key.split(' '));
  const rest = new Set([...sentence.content].filter((word) => !words.has(word)));
  return reading
    .sentencesWith(other)
    .some((elsewhere) => elsewhere !== sentence && overlap(rest, elsewhere.content) > 0.6);
}

/** How little a term tempts: by its length, by how far off the source speaks of it, and by not being explained where the other is. */
function unlikeness(other: Term, { term, written, sentence }: Slot, reading: SourceReading): number {
  const words = Math.abs(tokensOf(other.text).length - tokensOf(written).length);
  const distance = Math.min(
    ...reading.sentencesWith(other).map(({ paragraph }) => Math.abs(paragraph - sentence.paragraph)),
  );
  const unexplained = reading.explains(term.key) && !reading.explains(other.key) ? 4 : 0;
  return words + Math.abs(other.text.length - written.length) / 6 + Math.min(distance, 12) / 2 + unexplained;
}
