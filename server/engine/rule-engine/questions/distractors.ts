import { auxiliaries, prepositions } from '../data/dictionary.ts';
import type { Definition } from '../definitions.ts';
import type { Term } from '../key-terms.ts';
import { contains, type SourceReading } from '../source-reading.ts';
import { foldPhrase, foldPlural, overlap, tokensOf } from '../words.ts';
import { usageOf, type Slot } from './slots.ts';

/** How many terms go through the slowest filter; a question needs three. */
const SHORTLIST = 12;

/**
 * Other terms of the source that fit the slot but make the sentence wrong. They agree with the term in kind (such as
 * person or place), number and article, aren't in the sentence, and the source doesn't use them in a similar sentence.
 */
export function distractorsFor(slot: Slot, reading: SourceReading): Term[] {
  const { term, sentence } = slot;
  if (isSetPhrase(slot)) return [];
  return reading.terms
    .filter((other) => other.key !== term.key && other.proper === term.proper && other.plural === slot.plural)
    .filter((other) => !sharesHead(other, term) && !contains(sentence, other.key))
    .filter((other) => reading.kindOf(other) === reading.kindOf(term))
    .filter((other) => isUsedAsNoun(other, reading) && fits(other, slot, reading))
    .filter((other) => !isKindOrPartOf(term, other, reading))
    .map((other) => ({ other, distance: dissimilarity(other, slot, reading) }))
    .toSorted((a, b) => a.distance - b.distance || b.other.weight - a.other.weight)
    .slice(0, SHORTLIST)
    .map(({ other }) => other)
    .filter((other) => !isInSimilarSentence(other, slot, reading));
}

const WITH_INFINITIVE =
  /^(?:rights?|power|ability|need|duty|freedom|chance|decision|efforts?|attempts?|permission|authority|way) to \p{Ll}/iu;
const SET_PHRASE = /\b(?:declar(?:e|es|ed|ing)|wag(?:e|es|ed|ing)|tak(?:e|es|ing)|took|play(?:s|ed|ing)?) $/i;

/** Set phrases such as "the right to assemble" or "declared war", in which any other term looks wrong at once. */
function isSetPhrase({ sentence, start, determiner }: Slot): boolean {
  const { text } = sentence;
  return (
    WITH_INFINITIVE.test(text.slice(start)) || (determiner === null && SET_PHRASE.test(text.slice(0, start)))
  );
}

function fits(other: Term, { determiner }: Slot, reading: SourceReading): boolean {
  const usage = usageOf(other, reading);
  if (determiner === null) return usage.has(null);
  if (determiner === 'a' || determiner === 'an')
    return usage.has(articleOf(other.text)) && articleOf(other.text) === determiner;
  return determiner === 'other' ? usage.has('other') : usage.size > (usage.has(null) ? 1 : 0);
}

/** Whether the text uses the term as a noun: defined, a name, after an article or preposition, or before an auxiliary. */
function isUsedAsNoun(term: Term, reading: SourceReading): boolean {
  if (term.proper || term.key.includes(' ') || reading.explains(term.key)) return true;
  const usage = usageOf(term, reading);
  if (usage.size > (usage.has(null) ? 1 : 0)) return true;
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

const ORDINAL =
  /^(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|thirteenth|fourteenth|fifteenth|\d+(?:st|nd|rd|th)) /;

function headOf({ key }: Term): string {
  return key.slice(key.lastIndexOf(' ') + 1);
}

/** Runoff is water, and the Second Amendment is part of the Bill of Rights: a sentence may be true of both. */
function isKindOrPartOf(term: Term, other: Term, reading: SourceReading): boolean {
  if (isKindOf(term, other, reading) || isKindOf(other, term, reading)) return true;
  const head = headOf(term);
  const isOneOfMany = ORDINAL.test(term.key) && head !== headOf(other);
  return isOneOfMany && reading.sentencesWith(other).some((sentence) => contains(sentence, head));
}

function isKindOf(term: Term, other: Term, reading: SourceReading): boolean {
  const definition = reading.definitionOf(term.key);
  return definition !== undefined && foldedDefinition(definition).startsWith(` ${other.key} `);
}

const kinds = new WeakMap<Definition, string>();

/** The folded definition without its article, so that it can be compared with term keys. */
function foldedDefinition(definition: Definition): string {
  const known =
    kinds.get(definition) ?? ` ${foldPhrase(definition.definition.replace(/^(?:an?|the) /i, ''))} `;
  kinds.set(definition, known);
  return known;
}

/** "Plant cells" and "animal cells" are too similar, but students should distinguish First and Second Amendment. */
function sharesHead(left: Term, right: Term): boolean {
  if (ORDINAL.test(left.key) && ORDINAL.test(right.key)) return false;
  return (
    headOf(left) === headOf(right) ||
    left.key.startsWith(`${right.key} `) ||
    right.key.startsWith(`${left.key} `)
  );
}

function isInSimilarSentence(other: Term, { sentence, term }: Slot, reading: SourceReading): boolean {
  const words = new Set(term.key.split(' '));
  const rest = new Set([...sentence.content].filter((word) => !words.has(word)));
  return reading
    .sentencesWith(other)
    .some((elsewhere) => elsewhere !== sentence && overlap(rest, elsewhere.content) > 0.6);
}

/** Higher for a weaker distractor: other length, far away in the text, or undefined while the term is defined. */
function dissimilarity(other: Term, { term, written, sentence }: Slot, reading: SourceReading): number {
  const words = Math.abs(tokensOf(other.text).length - tokensOf(written).length);
  const distance = Math.min(
    ...reading.sentencesWith(other).map(({ paragraph }) => Math.abs(paragraph - sentence.paragraph)),
  );
  const unexplained = reading.explains(term.key) && !reading.explains(other.key) ? 4 : 0;
  return words + Math.abs(other.text.length - written.length) / 6 + Math.min(distance, 12) / 2 + unexplained;
}
