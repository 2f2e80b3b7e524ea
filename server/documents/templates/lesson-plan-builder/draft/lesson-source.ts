import { plainNouns } from '../../../../engine/rule-engine/data/words.ts';
import { areNear, type Definition } from '../../../../engine/rule-engine/definitions.ts';
import type { Term } from '../../../../engine/rule-engine/key-terms.ts';
import { factsOf } from '../../../../engine/rule-engine/questions/cloze.ts';
import type { Sentence } from '../../../../engine/rule-engine/sentences.ts';
import type { SourceReading } from '../../../../engine/rule-engine/source-reading.ts';
import { foldPhrase, foldPlural, isThingWord, tokensOf } from '../../../../engine/rule-engine/words.ts';
import { syllablesOf } from '../../../readability/flesch-kincaid.ts';

/** What the sources give a lesson. */
export interface LessonSource {
  reading: SourceReading;
  /** What says most about the topic, first things first. */
  facts: Sentence[];
  /** What is read in class, in the order of the source, so that the lesson reads on. */
  statements: Sentence[];
  /** Words worth dwelling on, what the source explains first; not the topic itself. */
  terms: Term[];
  /** Words that may be hard to read, for a text that explains none. */
  hardWords: string[];
  /** Two terms that the source speaks of in one sentence. */
  linked: [string, string] | null;
  /** Two terms to hold against each other; null where nothing near enough is explained. */
  compared: [string, string] | null;
  meaningOf(term: string): Definition | undefined;
}

/** One sentence carries no lesson: a poem, a table, another language. */
const LEAST_FACTS = 2;
const READ_IN_CLASS = 6;
const MOST_COMPARED = 8;

export function lessonSource(reading: SourceReading, topic: string): LessonSource | null {
  const about = foldPhrase(topic);
  const told = factsOf(reading);
  // A list of terms with their meanings has no sentences to tell.
  const explained = reading.definitions.filter(({ full }) => full).map(({ sentence }) => sentence);
  const facts = aboutFirst(told.length > 0 ? told : explained, about, reading);
  if (facts.length < LEAST_FACTS) return null;
  const meanings = new Map(
    reading.definitions.map((definition) => [foldPhrase(definition.term), definition]),
  );
  const terms = reading.terms
    .filter(({ key }) => !` ${about} `.includes(` ${key} `))
    .filter((term) => meanings.has(term.key) || (!term.proper && isHard(term)))
    .toSorted((a, b) => worth(b, reading) - worth(a, reading) || b.weight - a.weight);
  return {
    reading,
    facts,
    statements: facts.slice(0, READ_IN_CLASS).toSorted((a, b) => a.index - b.index),
    terms,
    hardWords: hardWordsOf(facts),
    linked: linkedIn(facts, terms, reading),
    compared: comparedOf(terms, meanings),
    meaningOf: (term) => meanings.get(foldPhrase(term)),
  };
}

/** Not worth a place among the words to know otherwise: "boy", "king", "period". */
function isHard({ text, key }: Term): boolean {
  return text.includes(' ') || (!plainNouns.has(key) && (syllablesOf(text) > 1 || text.length > 6));
}

const MOST_HARD = 5;

function hardWordsOf(facts: readonly Sentence[]): string[] {
  const words = facts
    .flatMap(({ text }) => tokensOf(text))
    .filter(({ text, lower }) => text === lower && isThingWord(lower) && syllablesOf(lower) > 1)
    .filter(({ lower }) => !plainNouns.has(foldPlural(lower)));
  return [...new Map(words.map(({ lower }) => [foldPlural(lower), lower])).values()]
    .toSorted((a, b) => syllablesOf(b) - syllablesOf(a) || b.length - a.length)
    .slice(0, MOST_HARD);
}

/** Things that the source explains before names, names before the rest; what the whole text is about says too little. */
function worth(term: Term, reading: SourceReading): number {
  if (!reading.explains(term.key)) return term === reading.terms[0] ? -1 : 0;
  return term.proper ? 1 : 2;
}

/** How many places forward a statement moves for each term of the topic that it speaks of. */
const LEAP = 12;

/** The statements that speak of the topic itself come forward. */
function aboutFirst(facts: readonly Sentence[], about: string, reading: SourceReading): Sentence[] {
  const named = reading.terms.filter(({ key }) => ` ${about} `.includes(` ${key} `));
  const hits = (fact: Sentence) => reading.termsIn(fact).filter((term) => named.includes(term)).length;
  return facts
    .map((fact, index) => ({ fact, place: index - LEAP * hits(fact) }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ fact }) => fact);
}

/** Two that the source explains with some of the same words, so that there is something to compare. */
function comparedOf(
  terms: readonly Term[],
  meanings: ReadonlyMap<string, Definition>,
): [string, string] | null {
  const explained = terms.slice(0, MOST_COMPARED).flatMap(({ key }) => meanings.get(key) ?? []);
  const things = explained.filter(({ name }) => !name);
  for (const [index, one] of things.entries()) {
    const other = things.slice(index + 1).find((later) => areNear(one, later));
    if (other !== undefined) return [one.term, other.term];
  }
  return null;
}

function linkedIn(
  facts: readonly Sentence[],
  terms: readonly Term[],
  reading: SourceReading,
): [string, string] | null {
  for (const fact of facts) {
    const [first, second] = terms.filter((term) => reading.termsIn(fact).includes(term));
    if (first && second) return [first.text, second.text];
  }
  return null;
}
