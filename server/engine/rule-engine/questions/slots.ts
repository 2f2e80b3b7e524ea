import { commonNouns, determiners, plainAdjectives, prepositions, stopWords } from '../data/dictionary.ts';
import type { Term } from '../key-terms.ts';
import type { Sentence } from '../sentences.ts';
import { placeOf, type SourceReading } from '../source-reading.ts';
import { isPlural, isThingWord, type Token, tokensOf } from '../words.ts';

/** The position of a term in a sentence that another term could replace. */
export interface Slot {
  sentence: Sentence;
  term: Term;
  start: number;
  end: number;
  /** The term as the sentence writes it. */
  written: string;
  plural: boolean;
  /** The article before the term, or 'other' for another determiner. */
  determiner: 'the' | 'a' | 'an' | 'other' | null;
}

/** The slot of a term that occurs once and isn't part of a longer noun ("plant cells") or name ("Third Estate"). */
export function slotOf(sentence: Sentence, term: Term): Slot | null {
  const place = placeOf(sentence.text, term.key);
  if (place === null) return null;
  const { start, end } = place;
  const written = sentence.text.slice(start, end);
  const tokens = tokensOf(sentence.text);
  const before = wordsBefore(sentence.text, tokens, start);
  const last = before.at(-1);
  const next = tokens.find((token) => token.start >= end);
  if (next?.start === end + 1 && isNounLike(next.lower)) return null;
  if (last !== undefined && modifiesNext(last.lower)) return null;
  // A capitalised common word is part of a name ("The Bill of Rights").
  if (!term.proper && start > 0 && /^\p{Lu}\p{Ll}/u.test(written) && /^\p{Ll}/u.test(term.text)) return null;
  if (/^\p{Lu}/u.test(written) && isInName(last, sentence.text.slice(end))) return null;
  return {
    sentence,
    term,
    start,
    end,
    written,
    plural: !term.proper && isPlural(written),
    determiner: determinerIn(before),
  };
}

/** The words directly before a position, separated only by spaces. */
function wordsBefore(text: string, tokens: readonly Token[], start: number): Token[] {
  const before = tokens.filter((token) => token.end <= start);
  let edge = start;
  const first = before.findLastIndex((token) => {
    const joined = text.slice(token.end, edge) === ' ';
    if (joined) edge = token.start;
    return !joined;
  });
  return before.slice(first + 1);
}

/** Returns 'the' for an article before an adjective, where a or an depends on the adjective. */
function determinerIn(before: readonly Token[]): Slot['determiner'] {
  const last = before.at(-1);
  // "That" is hardly ever a determiner here ("ruled that segregation").
  if (last === undefined || last.lower === 'that') return null;
  if (determiners.has(last.lower)) return articleAs(last.lower);
  if (!plainAdjectives.has(last.lower)) return null;
  const lead = before.findLast(({ lower }) => !plainAdjectives.has(lower));
  return lead !== undefined && determiners.has(lead.lower) ? 'the' : null;
}

function isInName(before: Token | undefined, rest: string): boolean {
  if (/^ \p{Lu}/u.test(rest)) return true;
  if (before === undefined || !/^\p{Lu}/u.test(before.text)) return false;
  const opens =
    before.start === 0 && stopWords.has(before.lower) && !/^(?:first|second|third)$/.test(before.lower);
  return !opens && !determiners.has(before.lower) && !prepositions.has(before.lower);
}

export function filled(slot: Slot, filling: string): string {
  const text = slot.start === 0 ? filling.charAt(0).toUpperCase() + filling.slice(1) : filling;
  return slot.sentence.text.slice(0, slot.start) + text + slot.sentence.text.slice(slot.end);
}

function articleAs(word: string): Slot['determiner'] {
  return word === 'the' || word === 'a' || word === 'an' ? word : 'other';
}

function isNounLike(lower: string): boolean {
  return commonNouns.has(lower) || isThingWord(lower);
}

function modifiesNext(lower: string): boolean {
  return isThingWord(lower) && !prepositions.has(lower);
}

type Usage = Set<Slot['determiner']>;

const usages = new WeakMap<SourceReading, Map<string, Usage>>();

/** The determiners that the source uses before a term; null stands for none. */
export function usageOf(term: Term, reading: SourceReading): Usage {
  const known = usages.get(reading) ?? new Map<string, Usage>();
  usages.set(reading, known);
  const usage = known.get(term.key) ?? readUsage(term, reading);
  known.set(term.key, usage);
  return usage;
}

function readUsage(term: Term, reading: SourceReading): Usage {
  const slots = reading
    .sentencesWith(term)
    .filter(({ heading }) => !heading)
    .flatMap((sentence) => slotOf(sentence, term) ?? [])
    .filter(({ plural }) => plural === term.plural);
  return new Set(slots.map(({ determiner }) => determiner));
}
