import type { Term } from '../key-terms.ts';
import type { SourceReading } from '../source-reading.ts';
import { contains } from '../source-reading.ts';
import { overlap, tokensOf } from '../words.ts';

/**
 * Other terms of the source that fit where this one stands and would make the sentence wrong: of the same kind (name or thing,
 * one or many), not in the sentence, and not said of the same thing anywhere else in the source.
 */
export function distractorsFor(term: Term, sentence: string, reading: SourceReading): Term[] {
  const article = /\b(an?) $/.exec(
    sentence.slice(0, Math.max(0, sentence.toLowerCase().indexOf(term.text.toLowerCase()))),
  )?.[1];
  return reading.terms
    .filter((other) => other.key !== term.key && other.proper === term.proper && other.plural === term.plural)
    .filter((other) => !sharesHead(other, term) && !contains(sentence, other.key))
    .filter((other) => article === undefined || articleOf(other.text) === article)
    .filter((other) => !saidOf(other, term, sentence, reading))
    .toSorted((a, b) => unlikeness(a, term) - unlikeness(b, term) || b.weight - a.weight);
}

export function articleOf(text: string): 'a' | 'an' {
  return /^[aeiou]/i.test(text) && !/^(?:uni|use|eu|one)/i.test(text) ? 'an' : 'a';
}

function sharesHead(left: Term, right: Term): boolean {
  const head = (term: Term) => term.key.split(' ').at(-1) ?? '';
  return (
    head(left) === head(right) || left.key.startsWith(`${right.key} `) || right.key.startsWith(`${left.key} `)
  );
}

function saidOf(other: Term, term: Term, sentence: string, reading: SourceReading): boolean {
  const bare = sentence.replace(term.text, '');
  return reading.sentences.some(
    ({ text }) => contains(text, other.key) && text !== sentence && overlap(bare, text) > 0.6,
  );
}

function unlikeness(other: Term, term: Term): number {
  const words = Math.abs(tokensOf(other.text).length - tokensOf(term.text).length);
  return words * 2 + Math.abs(other.text.length - term.text.length) / 6;
}
