import { isUsedAsName, Passage } from './name-use.ts';
import type { NameIndex, KnownPerson, Variant } from './name-index.ts';
import { isCapitalised, isUnspaced, plainOf, wordsOf, wordsOfPrompt } from './words.ts';

export interface FoundName {
  start: number;
  end: number;
  person: KnownPerson;
}

/** The names of the index in a text, or in our own instructions; words that only look like names are left out. */
export function findNames(text: string, index: NameIndex, isOurs = false): FoundName[] {
  const found: FoundName[] = [];
  if (index.isEmpty) return found;
  const passage = new Passage(text, isOurs);
  let last = 0;
  for (const { raw, plain, start } of isOurs ? wordsOfPrompt(text) : wordsOf(text)) {
    // Most words, which are no name and in lower case.
    if (raw === plain && !isUnspaced(raw) && index.beginningWith(plain) === undefined) continue;
    const names = isUnspaced(raw) ? withinRun(raw, start, index) : fromWord(passage, raw, start, index, last);
    for (const name of names) {
      if (name.start < last) continue;
      found.push(name);
      last = name.end;
    }
  }
  return found;
}

function withinRun(run: string, start: number, index: NameIndex): FoundName[] {
  const found: FoundName[] = [];
  if (!index.hasUnspaced) return found;
  for (let at = 0; at < run.length; at += 1) {
    const variant = index.within(run, at);
    const length = variant?.words[0]?.length ?? 0;
    if (!variant) continue;
    found.push({ start: start + at, end: start + at + length, person: variant.person });
    at += length - 1;
  }
  return found;
}

function fromWord(passage: Passage, raw: string, start: number, index: NameIndex, last: number): FoundName[] {
  const whole = beginningAt(passage, raw, start, index, last);
  if (whole) return [whole];
  // The rest applies only to words with a capital or a diacritic.
  if (raw === plainOf(raw)) return [];
  const inflected = fromInflected(passage, raw, start, index, last);
  if (inflected) return [inflected];
  if (!/\p{Ll}\p{Lu}/u.test(raw)) return [];
  // "JaydenSmithEssay": every capital begins a word.
  return Array.from(raw.matchAll(/\p{Lu}[\p{Ll}\p{M}]*/gu)).flatMap(({ 0: part, index: offset }) => {
    const name = beginningAt(passage, part, start + offset, index, last);
    return name ? [name] : [];
  });
}

/** The longest name that begins with this word and is used as a name. */
function beginningAt(
  passage: Passage,
  raw: string,
  start: number,
  index: NameIndex,
  last: number,
): FoundName | undefined {
  if (start < last) return undefined;
  for (const variant of index.beginningWith(plainOf(raw)) ?? []) {
    const end = endOf(passage.text, start + raw.length, variant);
    if (end === undefined || !hasMarks(raw, variant)) continue;
    if (isUsedAsName({ passage, start, end, variant, index })) return { start, end, person: variant.person };
  }
  return undefined;
}

/** Whether a short name is written with its marks. */
const hasMarks = (raw: string, { marked }: Variant): boolean =>
  marked === undefined || raw.toLowerCase().normalize('NFC') === marked;

const BETWEEN = /[ \u00a0]?(?:[-‐–.,_'’][ \u00a0]?)?/y;
const NEXT_WORD = /[\p{L}\p{M}]+/uy;

/** Where the variant's other words end; undefined if other words follow. */
function endOf(text: string, end: number, { words }: Variant): number | undefined {
  let at = end;
  for (const word of words.slice(1)) {
    BETWEEN.lastIndex = at;
    BETWEEN.exec(text);
    NEXT_WORD.lastIndex = BETWEEN.lastIndex;
    const next = NEXT_WORD.exec(text)?.[0];
    if (next === undefined) return undefined;
    // A word in camel case may contain the end of the name and more.
    const part = plainOf(next) === word ? next : /^\p{Lu}[\p{Ll}\p{M}]*/u.exec(next)?.[0];
    if (part === undefined || plainOf(part) !== word) return undefined;
    at = BETWEEN.lastIndex + part.length;
  }
  return at;
}

/** Endings that names get in German, Polish, Russian and Ukrainian, and English plurals. */
const ENDINGS = 's es a u y em owi ie ą ę а у ы е и ой ом ою і ем'.split(' ').map(plainOf);
/** Particles that Arabic and Hebrew write together with a name. */
const PREFIX = /^[وفبلكהובלמשכ]/u;

function fromInflected(
  passage: Passage,
  raw: string,
  start: number,
  index: NameIndex,
  last: number,
): FoundName | undefined {
  if (PREFIX.test(raw)) return beginningAt(passage, raw.slice(1), start + 1, index, last);
  if (!isCapitalised(raw) || start < last) return undefined;
  const plain = plainOf(raw);
  for (const ending of ENDINGS) {
    if (!plain.endsWith(ending) || plain.length - ending.length < (ending === 's' ? 3 : 5)) continue;
    const stem = plain.slice(0, -ending.length);
    const variant = index
      .beginningWith(stem)
      ?.find(({ words, marked }) => words.length === 1 && marked === undefined);
    const end = start + raw.length;
    if (variant && isUsedAsName({ passage, start, end, variant, index, isInflected: true }))
      return { start, end, person: variant.person };
  }
  return undefined;
}
