import type { SourceText } from '../generators/generator.ts';
import { casingOf } from './casing.ts';
import { type Definition, definitionsOf } from './definitions.ts';
import { keyTermsOf, type Term } from './key-terms.ts';
import { type Sentence, sentencesOf, standsAlone } from './sentences.ts';
import { foldPhrase, foldPlural, overlap, tokensOf } from './words.ts';

/** What can be taken from the sources by rule. */
export interface SourceReading {
  text: string;
  sentences: Sentence[];
  /** Sentences that can be quoted by themselves. */
  statements: Sentence[];
  definitions: Definition[];
  terms: Term[];
  /** The statements that say most of what the text is about, most central first, none repeating another. */
  central: Sentence[];
  termsIn(sentence: string): Term[];
}

const MOST_CENTRAL = 60;

const readings = new WeakMap<readonly SourceText[], SourceReading>();

/** Reads the sources; the same list is read once. */
export function readSources(sources: readonly SourceText[]): SourceReading {
  const known = readings.get(sources);
  if (known !== undefined) return known;
  const text = sources.map((source) => source.text).join('\n\n');
  const sentences = sentencesOf(text);
  const casing = casingOf(text);
  const definitions = definitionsOf(sentences).map((definition) => ({
    ...definition,
    term: casing.inside(definition.term),
  }));
  const terms = keyTermsOf(sentences, definitions, casing);
  const statements = distinct(sentences.filter(standsAlone));
  const termsIn = (sentence: string) => terms.filter((term) => contains(sentence, term.key));
  const reading = {
    text,
    sentences,
    statements,
    definitions,
    terms,
    central: centralOf(statements, terms, new Set(definitions.map(({ sentence }) => sentence))),
    termsIn,
  };
  readings.set(sources, reading);
  return reading;
}

export function contains(sentence: string, key: string): boolean {
  return ` ${foldPhrase(sentence)} `.includes(` ${key} `);
}

/** Where a term stands in a sentence, when it stands there exactly once. */
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
  return sentences.filter(({ text }) => {
    const key = foldPhrase(text);
    if (seen.has(key)) return false;
    seen.add(key);
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
    if (chosen.length === MOST_CENTRAL) break;
    if (chosen.every((other) => overlap(other.text, sentence.text) < 0.6)) chosen.push(sentence);
  }
  return chosen;
}

function centrality(sentence: Sentence, terms: readonly Term[], total: number): number {
  const weight = terms
    .filter(({ key }) => contains(sentence.text, key))
    .reduce((sum, term) => sum + term.weight, 0);
  const early = 1 + 0.25 * (1 - sentence.index / Math.max(total, 1));
  const length = tokensOf(sentence.text).length;
  const handy = length >= 8 && length <= 26 ? 1.2 : 1;
  return (weight / Math.sqrt(length)) * Math.max(early, 0.9) * handy;
}
