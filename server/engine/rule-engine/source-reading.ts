import { setImmediate as turn } from 'node:timers/promises';
import type { SourceText } from '../port/writing-request.ts';
import { type Casing, casingOf } from './casing.ts';
import { type Definition, definitionsOf } from './definitions.ts';
import { keyTermsOf, type Term } from './key-terms.ts';
import { kindOfName, type NameKind } from './names.ts';
import { type Sentence, sentencesOf, standsAlone } from './sentences.ts';
import { foldPhrase, foldPlural, overlap, tokensOf } from './words.ts';

/** What the rule engine extracts from the sources. */
export interface SourceReading {
  text: string;
  casing: Casing;
  sentences: Sentence[];
  /** Sentences that can be quoted alone. */
  statements: Sentence[];
  definitions: Definition[];
  terms: Term[];
  /** The most important statements, most central first, without near duplicates. */
  central: Sentence[];
  termsIn(sentence: Sentence): Term[];
  /** The kind of a name; null for a common noun. */
  kindOf(term: Term): NameKind | null;
  /** Whether the text defines the term with this key. */
  explains(key: string): boolean;
  definitionOf(key: string): Definition | undefined;
  /** All sentences that contain the term, including headings. */
  sentencesWith(term: Term): Sentence[];
}

const MAX_CENTRAL = 60;

/** Characters; the rest of a longer text is ignored. */
const MAX_READ = 200_000;
const MAX_TERMS = 150;
/** A paper has no more questions than this. */
const MAX_DEFINITIONS = 80;

const CACHE_SIZE = 16;
const cache = new Map<string, SourceReading>();

/** Reads the sources; recent readings are cached. */
export function readSources(sources: readonly SourceText[]): SourceReading {
  const text = textOf(sources);
  const known = cache.get(text);
  if (known !== undefined) return store(text, known);
  const steps = read(text);
  let step = steps.next();
  while (!step.done) step = steps.next();
  return store(text, step.value);
}

/** Reads like {@link readSources}, but yields between the steps to let other requests run. */
export async function readAhead(sources: readonly SourceText[]): Promise<void> {
  const text = textOf(sources);
  if (cache.has(text)) return;
  const steps = read(text);
  let step = steps.next();
  while (!step.done) {
    await turn();
    step = steps.next();
  }
  store(text, step.value);
}

function textOf(sources: readonly SourceText[]): string {
  return sources
    .map((source) => source.text)
    .join('\n\n')
    .slice(0, MAX_READ);
}

function store(text: string, reading: SourceReading): SourceReading {
  cache.delete(text);
  cache.set(text, reading);
  const [oldest] = cache.keys();
  if (cache.size > CACHE_SIZE && oldest !== undefined) cache.delete(oldest);
  return reading;
}

/** Pauses after each step that takes long. */
function* read(text: string): Generator<undefined, SourceReading> {
  const sentences = sentencesOf(text);
  yield;
  const casing = casingOf(text);
  yield;
  const definitions = definitionsOf(sentences)
    .slice(0, MAX_DEFINITIONS)
    .map((definition) => recased(definition, casing));
  yield;
  const terms = keyTermsOf(sentences, definitions, casing).slice(0, MAX_TERMS);
  yield;
  const statements = distinct(sentences.filter(standsAlone));
  yield;
  const termsIn = memoised((sentence: Sentence) => terms.filter(({ key }) => contains(sentence, key)));
  const byWord = indexOf(sentences);
  const sentencesWith = memoised(({ key }: Term) =>
    (byWord.get(key.split(' ')[0] ?? '') ?? []).filter((sentence) => contains(sentence, key)),
  );
  const defining = new Set(definitions.map(({ sentence }) => sentence));
  const explained = new Map(definitions.map((definition) => [foldPhrase(definition.term), definition]));
  return {
    text,
    casing,
    sentences,
    statements,
    definitions,
    terms,
    central: centralOf(statements, terms, defining),
    termsIn,
    kindOf: memoised((term: Term) =>
      term.proper
        ? kindOfName(
            term.text,
            sentencesWith(term)
              .map((sentence) => sentence.text)
              .join('\n'),
          )
        : null,
    ),
    explains: (key) => explained.has(key),
    definitionOf: (key) => explained.get(key),
    sentencesWith,
  };
}

/** Definitions that show that the term is a name: "Mercury is a planet". */
const NAMED_KIND =
  /^(?:an?|the|one of the) (?:[\p{Ll}-]+ ){0,3}(?:planet|moon|star|city|capital|country|state|continent|river|ocean|sea|lake|island|mountain|desert|king|queen|president|leader|writer|author|poet|artist|scientist|inventor|explorer|god|goddess|company|holiday|language)\b/iu;

const lowered = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/**
 * Writes term and definition in mid-sentence case. A term that occurs only at the start of sentences counts as a common
 * word, unless its definition is in the past tense or contains a name ("London is the capital of England").
 */
function recased(found: Definition, casing: Casing): Definition {
  const named =
    / (?:was|were) /.test(found.sentence.text.slice(0, found.term.length + 10)) ||
    /\s\p{Lu}/u.test(found.definition);
  const isNamed = named || NAMED_KIND.test(found.definition) || casing.isName(found.term);
  const term =
    isNamed || /^\p{Lu}(?:\S* )?\p{Lu}/u.test(found.term) ? casing.inside(found.term) : lowered(found.term);
  const name = /^\p{Lu}\p{Ll}/u.test(term);
  return { ...found, term, name, definition: casing.clause(found.definition) };
}

/** Maps each word to the sentences that contain it, in source order. */
function indexOf(sentences: readonly Sentence[]): Map<string, Sentence[]> {
  const found = new Map<string, Sentence[]>();
  for (const sentence of sentences) {
    for (const word of new Set(sentence.folded.trim().split(' '))) {
      const having = found.get(word);
      if (having === undefined) found.set(word, [sentence]);
      else having.push(sentence);
    }
  }
  return found;
}

function memoised<Thing, Answer>(work: (thing: Thing) => Answer): (thing: Thing) => Answer {
  const answers = new Map<Thing, Answer>();
  return (thing) => {
    const known = answers.get(thing);
    if (known !== undefined) return known;
    const answer = work(thing);
    answers.set(thing, answer);
    return answer;
  };
}

export function contains(sentence: Sentence, key: string): boolean {
  return sentence.folded.includes(` ${key} `);
}

/** The position of a term that occurs exactly once in a sentence. */
export function placeOf(sentence: string, key: string): { start: number; end: number } | null {
  const length = key.split(' ').length;
  const tokens = tokensOf(sentence);
  const places = tokens.flatMap((first, index) => {
    const run = tokens.slice(index, index + length);
    const last = run.at(-1);
    const same = run.length === length && run.map(({ lower }) => foldPlural(lower)).join(' ') === key;
    return same && last !== undefined ? [{ start: first.start, end: last.end }] : [];
  });
  return places.length === 1 ? (places[0] ?? null) : null;
}

function distinct(sentences: readonly Sentence[]): Sentence[] {
  const seen = new Set<string>();
  return sentences.filter(({ folded }) => {
    if (seen.has(folded)) return false;
    seen.add(folded);
    return true;
  });
}

function centralOf(
  statements: readonly Sentence[],
  terms: readonly Term[],
  defining: ReadonlySet<Sentence>,
): Sentence[] {
  const leading = terms.slice(0, 40);
  const scored = statements
    .map((sentence) => ({
      sentence,
      score: centrality(sentence, leading, statements.length) * (defining.has(sentence) ? 1.3 : 1),
    }))
    .toSorted((a, b) => b.score - a.score || a.sentence.index - b.sentence.index);
  const chosen: Sentence[] = [];
  for (const { sentence } of scored) {
    if (chosen.length === MAX_CENTRAL) break;
    if (chosen.every((other) => overlap(other.content, sentence.content) < 0.6)) chosen.push(sentence);
  }
  return chosen;
}

function centrality(sentence: Sentence, terms: readonly Term[], total: number): number {
  const weight = terms
    .filter(({ key }) => contains(sentence, key))
    .reduce((sum, term) => sum + term.weight, 0);
  const early = 1 + 0.25 * (1 - sentence.index / Math.max(total, 1));
  const length = tokensOf(sentence.text).length;
  const handy = length >= 8 && length <= 26 ? 1.2 : 1;
  return (weight / Math.sqrt(length)) * Math.max(early, 0.9) * handy;
}
