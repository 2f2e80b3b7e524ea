import { commonNouns, determiners, plainAdjectives, prepositions, stopWords } from '../data/words.ts';
import type { Term } from '../key-terms.ts';
import type { Sentence } from '../sentences.ts';
import { placeOf, type SourceReading } from '../source-reading.ts';
import { isPlural, isThingWord, type Token, tokensOf } from '../words.ts';

/** A place in a sentence that one term fills whole. */
export interface Slot {
  sentence: Sentence;
  term: Term;
  start: number;
  end: number;
  /** The term as the sentence writes it. */
  written: string;
  plural: boolean;
  /** The article before it, or any other word that a noun can follow. */
  determiner: 'the' | 'a' | 'an' | 'other' | null;
}

/** The slot of a term, if it stands there once and is no part of a longer noun ("plant cells") or name ("Third Estate"). */
export function slotOf(sentence: Sentence, term: Term): Slot | null {
  const place = placeOf(sentence.text, term.key);
  if (place === null) return null;
  const { start, end } = place;
  const written = sentence.text.slice(start, end);
  const tokens = tokensOf(sentence.text);
  const before = touching(sentence.text, tokens, start);
  const last = before.at(-1);
  const next = tokens.find((token) => token.start >= end);
  if (next?.start === end + 1 && leadsOn(next.lower)) return null;
  if (last !== undefined && isModifier(last.lower)) return null;
  // "The Bill of Rights": where a common word has a capital, it is part of a name.
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

/** The words right before a place, with nothing but spaces between. */
function touching(text: string, tokens: readonly Token[], start: number): Token[] {
  const before = tokens.filter((token) => token.end <= start);
  let edge = start;
  const first = before.findLastIndex((token) => {
    const joined = text.slice(token.end, edge) === ' ';
    if (joined) edge = token.start;
    return !joined;
  });
  return before.slice(first + 1);
}

/** Between an adjective and its noun an article says only that something countable may follow. */
function determinerIn(before: readonly Token[]): Slot['determiner'] {
  const last = before.at(-1);
  // "Ruled that segregation": hardly ever an article.
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

function leadsOn(lower: string): boolean {
  return commonNouns.has(lower) || isThingWord(lower);
}

function isModifier(lower: string): boolean {
  return isThingWord(lower) && !prepositions.has(lower);
}

type Habit = Set<Slot['determiner']>;

const habits = new WeakMap<SourceReading, Map<string, Habit>>();

/** How the source itself uses a term in its own number: after which kinds of words, or (null) bare. */
export function habitOf(term: Term, reading: SourceReading): Habit {
  const known = habits.get(reading) ?? new Map<string, Habit>();
  habits.set(reading, known);
  const habit = known.get(term.key) ?? readHabit(term, reading);
  known.set(term.key, habit);
  return habit;
}

function readHabit(term: Term, reading: SourceReading): Habit {
  const slots = reading
    .sentencesWith(term)
    .filter(({ heading }) => !heading)
    .flatMap((sentence) => slotOf(sentence, term) ?? [])
    .filter(({ plural }) => plural === term.plural);
  return new Set(slots.map(({ determiner }) => determiner));
}
