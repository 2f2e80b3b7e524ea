import { commonNouns, determiners, prepositions } from '../data/words.ts';
import type { Term } from '../key-terms.ts';
import type { Sentence } from '../sentences.ts';
import { placeOf, type SourceReading } from '../source-reading.ts';
import { isContentWord, isPlural, isVerbForm, tokensOf } from '../words.ts';

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

/** The slot of a term, if it stands there once and is no part of a longer noun ("plant cells", "executive branch"). */
export function slotOf(sentence: Sentence, term: Term): Slot | null {
  const place = placeOf(sentence.text, term.key);
  if (place === null) return null;
  const { start, end } = place;
  const before = sentence.text.slice(0, start);
  const last = tokensOf(before).at(-1);
  const touching = last !== undefined && start - last.end === 1 ? last.lower : null;
  if (leadsNoun(sentence.text.slice(end)) || (touching !== null && isModifier(touching))) return null;
  const written = sentence.text.slice(start, end);
  const determiner = touching !== null && determiners.has(touching) ? articleAs(touching) : null;
  return { sentence, term, start, end, written, plural: !term.proper && isPlural(written), determiner };
}

export function filled(slot: Slot, filling: string): string {
  const text = slot.start === 0 ? filling.charAt(0).toUpperCase() + filling.slice(1) : filling;
  return slot.sentence.text.slice(0, slot.start) + text + slot.sentence.text.slice(slot.end);
}

function articleAs(word: string): Slot['determiner'] {
  return word === 'the' || word === 'a' || word === 'an' ? word : 'other';
}

function leadsNoun(rest: string): boolean {
  const [next] = tokensOf(rest);
  if (next === undefined || next.start !== 1) return false;
  return (
    commonNouns.has(next.lower) ||
    (isContentWord(next.lower) && !isVerbForm(next.lower) && !/(?:ed|ly)$/.test(next.lower))
  );
}

function isModifier(lower: string): boolean {
  return isContentWord(lower) && !isVerbForm(lower) && !/(?:ed|ly)$/.test(lower) && !prepositions.has(lower);
}

type Habit = Set<Slot['determiner']>;

const habits = new WeakMap<SourceReading, Map<string, Habit>>();

/** How the source itself uses a term: after which kinds of words, or (null) bare. */
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
    .flatMap((sentence) => slotOf(sentence, term) ?? []);
  return new Set(slots.map(({ determiner }) => determiner));
}
