import type { Term } from '../key-terms.ts';
import { contains, type SourceReading } from '../source-reading.ts';
import { overlap, tokensOf } from '../words.ts';
import { habitOf, type Slot } from './slots.ts';

/** Looked at closely; three are needed. */
const LIKELIEST = 12;

/**
 * Other terms of the source that fit the slot and make the sentence wrong: of the same kind (name or thing, one or many), used
 * with or without an article as the slot is, not in the sentence, and not said of the same thing anywhere else in the source.
 */
export function distractorsFor(slot: Slot, reading: SourceReading): Term[] {
  const { term, sentence } = slot;
  return reading.terms
    .filter((other) => other.key !== term.key && other.proper === term.proper && other.plural === slot.plural)
    .filter((other) => !sharesHead(other, term) && !contains(sentence, other.key))
    .filter((other) => fits(other, slot, reading))
    .toSorted((a, b) => unlikeness(a, slot) - unlikeness(b, slot) || b.weight - a.weight)
    .slice(0, LIKELIEST)
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
  const head = (term: Term) => term.key.split(' ').at(-1) ?? '';
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

function unlikeness(other: Term, { written }: Slot): number {
  const words = Math.abs(tokensOf(other.text).length - tokensOf(written).length);
  return words * 2 + Math.abs(other.text.length - written.length) / 6;
}
