import { auxiliaries, prepositions } from '../data/words.ts';
import type { Definition } from '../definitions.ts';
import type { Term } from '../key-terms.ts';
import { contains, type SourceReading } from '../source-reading.ts';
import { foldPhrase, foldPlural, overlap, tokensOf } from '../words.ts';
import { habitOf, type Slot } from './slots.ts';

/** Looked at closely; three are needed. */
const LIKELIEST = 12;

/**
 * Other terms of the source that fit the slot and make the sentence wrong: of the same kind (name of a person, a place or a body,
 * or a thing; one or many), used with or without an article as the slot is, not in the sentence, and not said of the same thing anywhere else in the source.
 */
export function distractorsFor(slot: Slot, reading: SourceReading): Term[] {
  const { term, sentence } = slot;
  if (isFixed(slot)) return [];
  return reading.terms
    .filter((other) => other.key !== term.key && other.proper === term.proper && other.plural === slot.plural)
    .filter((other) => !sharesHead(other, term) && !contains(sentence, other.key))
    .filter((other) => reading.kindOf(other) === reading.kindOf(term))
    .filter((other) => isUsedAsNoun(other, reading) && fits(other, slot, reading))
    .filter((other) => !isOfOther(term, other, reading))
    .map((other) => ({ other, unlikeness: unlikeness(other, slot, reading) }))
    .toSorted((a, b) => a.unlikeness - b.unlikeness || b.other.weight - a.other.weight)
    .slice(0, LIKELIEST)
    .map(({ other }) => other)
    .filter((other) => !saidOf(other, slot, reading));
}

const WITH_INFINITIVE =
  /^(?:rights?|power|ability|need|duty|freedom|chance|decision|efforts?|attempts?|permission|authority|way) to \p{Ll}/iu;
const SET_PHRASE = /\b(?:declar(?:e|es|ed|ing)|wag(?:e|es|ed|ing)|tak(?:e|es|ing)|took|play(?:s|ed|ing)?) $/i;

/** "The right to assemble", "declared war": nothing else of the source can stand there, so that every other option gives itself away. */
function isFixed({ sentence, start, determiner }: Slot): boolean {
  const { text } = sentence;
  return (
    WITH_INFINITIVE.test(text.slice(start)) || (determiner === null && SET_PHRASE.test(text.slice(0, start)))
  );
}

function fits(other: Term, { determiner }: Slot, reading: SourceReading): boolean {
  const habit = habitOf(other, reading);
  if (determiner === null) return habit.has(null);
  if (determiner === 'a' || determiner === 'an')
    return habit.has(articleOf(other.text)) && articleOf(other.text) === determiner;
  return determiner === 'other' ? habit.has('other') : habit.size > (habit.has(null) ? 1 : 0);
}

/** Whether the text itself uses the term as a noun: defined, named, after an article or a preposition, or before an auxiliary. */
function isUsedAsNoun(term: Term, reading: SourceReading): boolean {
  if (term.proper || term.key.includes(' ') || reading.explains(term.key)) return true;
  const habit = habitOf(term, reading);
  if (habit.size > (habit.has(null) ? 1 : 0)) return true;
  return reading.sentencesWith(term).some(({ text }) => {
    const tokens = tokensOf(text);
    return tokens.some(({ lower }, index) => {
      const before = tokens[index - 1]?.lower ?? '';
      const after = tokens[index + 1]?.lower ?? '';
      const isNoun = (prepositions.has(before) && before !== 'to') || auxiliaries.has(after);
      return foldPlural(lower) === term.key && isNoun;
    });
  });
}

function articleOf(text: string): 'a' | 'an' {
  return /^[aeiou]/i.test(text) && !/^(?:uni|use|eu|one)/i.test(text) ? 'an' : 'a';
}

const COUNTED =
  /^(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|thirteenth|fourteenth|fifteenth|\d+(?:st|nd|rd|th)) /;

function headOf({ key }: Term): string {
  return key.slice(key.lastIndexOf(' ') + 1);
}

/** Runoff is water, and the Second Amendment is one of the Bill of Rights: what is true of the one may be true of the other. */
function isOfOther(term: Term, other: Term, reading: SourceReading): boolean {
  if (isKindOf(term, other, reading) || isKindOf(other, term, reading)) return true;
  const head = headOf(term);
  const isOneOfMany = COUNTED.test(term.key) && head !== headOf(other);
  return isOneOfMany && reading.sentencesWith(other).some((sentence) => contains(sentence, head));
}

function isKindOf(term: Term, other: Term, reading: SourceReading): boolean {
  const definition = reading.definitionOf(term.key);
  return definition !== undefined && kindNamed(definition).startsWith(` ${other.key} `);
}

const kinds = new WeakMap<Definition, string>();

/** A meaning as terms are looked up in it, from its first word on. */
function kindNamed(definition: Definition): string {
  const known =
    kinds.get(definition) ?? ` ${foldPhrase(definition.definition.replace(/^(?:an?|the) /i, ''))} `;
  kinds.set(definition, known);
  return known;
}

/** "Plant cells" and "animal cells" are too near; "First Amendment" and "Second Amendment" are just what is to be told apart. */
function sharesHead(left: Term, right: Term): boolean {
  if (COUNTED.test(left.key) && COUNTED.test(right.key)) return false;
  return (
    headOf(left) === headOf(right) ||
    left.key.startsWith(`${right.key} `) ||
    right.key.startsWith(`${left.key} `)
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
