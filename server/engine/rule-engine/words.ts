import { commonVerbs, irregularPast, irregularPlurals, nounsInLy, stopWords } from './data/dictionary.ts';

const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:[’'-][\p{L}\p{M}\p{N}]+)*/gu;

const CONSONANT = /[b-df-hj-np-tv-z]$/;

export interface Token {
  text: string;
  lower: string;
  start: number;
  end: number;
}

/** Only sentences and phrases are cached: they are split many times while a source is read. */
const MAX_CACHED_LENGTH = 1_200;
const CACHE_SIZE = 6_000;
const cache = new Map<string, readonly Token[]>();

export function tokensOf(text: string): readonly Token[] {
  const known = cache.get(text);
  if (known !== undefined) return known;
  const tokens = [...text.matchAll(WORD)].map((match) => ({
    text: match[0],
    lower: match[0].toLowerCase().replaceAll('’', "'"),
    start: match.index,
    end: match.index + match[0].length,
  }));
  if (text.length > MAX_CACHED_LENGTH) return tokens;
  if (cache.size >= CACHE_SIZE) cache.clear();
  cache.set(text, tokens);
  return tokens;
}

export function wordCount(text: string): number {
  return tokensOf(text).length;
}

export function isContentWord(lower: string): boolean {
  return lower.length > 2 && !stopWords.has(lower) && !/^\p{N}/u.test(lower) && !lower.endsWith("'s");
}

/** Folds plural and singular into one form, so that they count together; never shown to users. */
export function foldPlural(lower: string): string {
  const single = irregularPlurals.get(lower);
  if (single !== undefined) return single;
  if (/(ss|us|is|ics)$/.test(lower) || lower.length < 4) return lower;
  if (lower.endsWith('ies') && lower.length > 4) return `${lower.slice(0, -3)}y`;
  if (/(ches|shes|xes|sses|zes)$/.test(lower)) return lower.slice(0, -2);
  return lower.endsWith('s') ? lower.slice(0, -1) : lower;
}

export function foldPhrase(phrase: string): string {
  return tokensOf(phrase)
    .map((token) => foldPlural(token.lower))
    .join(' ');
}

export function isPlural(phrase: string): boolean {
  const last = tokensOf(phrase).at(-1)?.lower ?? '';
  return foldPlural(last) !== last;
}

const verbForms: ReadonlySet<string> = new Set([...commonVerbs].flatMap(formsOf));

/** Whether a word is a form of a common verb (grow, grows, grew, growing, stopped). */
export function isVerbForm(lower: string): boolean {
  return irregularPast.has(lower) || verbForms.has(lower);
}

export function isAdverb(lower: string): boolean {
  return lower.endsWith('ly') && !nounsInLy.has(lower);
}

/** True for "melted" and "reduced", but not for "red" or "speed". */
function isParticiple(lower: string): boolean {
  return lower.length > 4 && /[^e]ed$/.test(lower);
}

/** Whether a word may be a noun or adjective: not a known verb form, adverb or participle. */
export function isThingWord(lower: string): boolean {
  return isContentWord(lower) && !isVerbForm(lower) && !isAdverb(lower) && !isParticiple(lower);
}

/** The regular forms of a verb, such as "stopped" for "stop" and "carries" for "carry". */
function formsOf(verb: string): string[] {
  const stems = [verb];
  if (verb.endsWith('e')) stems.push(verb.slice(0, -1));
  if (verb.endsWith('y')) stems.push(`${verb.slice(0, -1)}i`);
  if (CONSONANT.test(verb)) stems.push(verb + verb.slice(-1));
  return [verb, ...stems.flatMap((stem) => ['s', 'es', 'd', 'ed', 'ing'].map((ending) => stem + ending))];
}

/** Escapes a phrase for use in a regular expression. */
export function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}

export function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** "a", "a and b", "a, b and c". */
export function joinWords(words: readonly string[], conjunction = 'and'): string {
  const last = words.at(-1) ?? '';
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} ${conjunction} ${last}`;
}

/** The share of the smaller set that the other set contains, 0 to 1. */
export function overlap(left: ReadonlySet<string>, right: ReadonlySet<string>): number {
  const [small, large] = left.size <= right.size ? [left, right] : [right, left];
  if (small.size === 0) return 0;
  let shared = 0;
  for (const word of small) if (large.has(word)) shared += 1;
  return shared / small.size;
}

/** The content words of a text, plural and singular as one. */
export function contentOf(text: string): Set<string> {
  return new Set(
    tokensOf(text)
      .filter((token) => isContentWord(token.lower))
      .map((token) => foldPlural(token.lower)),
  );
}
