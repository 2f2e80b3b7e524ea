import { francAll } from 'franc';
import { remember } from '../../platform/remember.ts';
import { languageByWords } from './function-words.ts';

/** The languages of the forms, by the codes of ISO 639-3 that franc uses. */
const CODES: Readonly<Record<string, string>> = {
  'English (US)': 'eng',
  'English (UK)': 'eng',
  Arabic: 'arb',
  'Chinese (Simplified)': 'cmn',
  'Chinese (Traditional)': 'cmn',
  French: 'fra',
  German: 'deu',
  'Haitian Creole': 'hat',
  Hindi: 'hin',
  Italian: 'ita',
  Japanese: 'jpn',
  Korean: 'kor',
  Polish: 'pol',
  Portuguese: 'por',
  Russian: 'rus',
  Somali: 'som',
  Spanish: 'spa',
  Tagalog: 'tgl',
  Ukrainian: 'ukr',
  Urdu: 'urd',
  Vietnamese: 'vie',
};

export const detectableLanguages: readonly string[] = Object.keys(CODES);

const ONLY = [...new Set(Object.values(CODES))];

/** Characters below which franc's guesses are unreliable; a character of Chinese counts as three. */
const MIN_LENGTH = 120;
const MAX_LENGTH = 1500;
/** Characters of the first guess, which a clear text needs no more of. */
const FIRST_LENGTH = 600;
/** How far behind the best language the chosen one must be. franc scores the best with 1. */
const MIN_LEAD = 0.05;
/** The same for a single section, which may quote or have many names. */
const SECTION_LEAD = 0.15;
/** How far ahead the chosen language must be to leave no doubt; a mixed text has a smaller lead. */
const CLEAR_LEAD = 0.02;
/** The share of a document that must be in another language before it counts as wrong. */
const MIN_SHARE = 0.6;

interface Written {
  /** A name from the form's list. */
  language: string;
  /** The languages of sections that are not in the one of the document, such as a translation. */
  others?: Readonly<Partial<Record<string, string>>>;
  subject: string;
  topic: string;
  /** The texts of the sources, whose quotations stay in their language. */
  sources: readonly string[];
}

/**
 * The language in which a document is written instead of the chosen one; null if that is right, or
 * if it cannot be told. Ignores short texts, quotations and lessons about languages.
 */
export function wrongLanguageOf(result: Readonly<Record<string, unknown>>, written: Written): string | null {
  const chosen = CODES[written.language];
  if (chosen === undefined || isAboutLanguages(written)) return null;
  const sections = Object.entries(result)
    .filter(([key]) => written.others?.[key] === undefined)
    .map(([, section]) => textOf(section, written));
  if (isClearly(chosen, sections)) return null;
  const sizes = new Map<string, number>();
  let total = 0;
  for (const text of sections) {
    const weight = weightOf(text);
    if (weight < MIN_LENGTH) continue;
    total += weight;
    const found = otherLanguageOf(text, chosen);
    if (found !== null) sizes.set(found, (sizes.get(found) ?? 0) + weight);
  }
  const [found, size = 0] = [...sizes].toSorted((a, b) => b[1] - a[1])[0] ?? [];
  if (found === undefined || size < total * MIN_SHARE) return null;
  const name = nameOf(found);
  return isSubjectOf(name, written) ? null : name;
}

/** A section in another language than its own, and that language. */
export interface WrongSection {
  key: string;
  wanted: string;
  found: string;
}

/** The sections that are for certain in another language than they should be. */
export function wrongSectionsOf(result: Readonly<Record<string, unknown>>, written: Written): WrongSection[] {
  return Object.entries(result).flatMap(([key, section]): WrongSection[] => {
    const wanted = written.others?.[key] ?? written.language;
    const chosen = CODES[wanted];
    const isTranslated = written.others?.[key] !== undefined;
    if (chosen === undefined || (!isTranslated && isAboutLanguages(written))) return [];
    const text = textOf(section, written);
    if (weightOf(text) < MIN_LENGTH) return [];
    const code =
      otherLanguageOf(text, chosen, isTranslated ? MIN_LEAD : SECTION_LEAD) ??
      otherParagraphOf(textsOf(section, written.sources), chosen);
    if (code === null || (!isTranslated && isSubjectOf(nameOf(code), written))) return [];
    return [{ key, wanted, found: nameOf(code) }];
  });
}

/** A lesson in English about languages has texts in others; one in Spanish must not be in English. */
const isAboutLanguages = ({ subject, language }: Written): boolean =>
  language.startsWith('English') && /world languages?/i.test(subject);

/** The texts of a section, each once: a repeated sentence would make all languages more alike. */
const textOf = (section: unknown, { sources }: Written): string =>
  [...new Set(textsOf(section, sources))].join('\n');

/** Whether the beginnings of all sections together leave no doubt; most documents end here, after one guess. */
function isClearly(chosen: string, sections: readonly string[]): boolean {
  const length = Math.ceil(FIRST_LENGTH / Math.max(1, sections.length));
  const [best, second] = scoresOf(sections.map((text) => text.slice(0, length)).join('\n'));
  return best?.[0] === chosen && 1 - (second?.[1] ?? 0) >= CLEAR_LEAD;
}

/** A lesson about Spanish may be in Spanish; English is also the name of the subject of native speakers. */
const isSubjectOf = (name: string, { subject, topic }: Written): boolean =>
  name !== 'English' && `${subject} ${topic}`.toLowerCase().includes(name.toLowerCase());

const nameOf = (code: string): string =>
  (detectableLanguages.find((name) => CODES[name] === code) ?? code).replace(/ \(.*/, '');

const RECENT = 100;

/** Remembered, because the checks judge a document again after its run. */
const scoresOf = remember(RECENT, (text) => francAll(text, { only: ONLY }));

/** The language of a text; null if it could as well be the chosen one. */
function otherLanguageOf(text: string, chosen: string, lead = MIN_LEAD): string | null {
  const beginning = text.slice(0, MAX_LENGTH);
  // franc tells scripts apart well, and English from Spanish badly.
  const byWords = languageByWords(beginning);
  if (byWords !== null) return byWords === chosen ? null : byWords;
  const scores = scoresOf(beginning);
  const [best] = scores;
  if (!best || best[0] === 'und' || best[0] === chosen) return null;
  const own = scores.find(([code]) => code === chosen)?.[1] ?? 0;
  return best[1] - own >= lead ? best[0] : null;
}

/** The language of a long text among those of a section; only small words are sure enough. */
function otherParagraphOf(texts: readonly string[], chosen: string): string | null {
  const found = texts
    .filter((text) => weightOf(text) >= MIN_LENGTH)
    .map((text) => languageByWords(text.slice(0, MAX_LENGTH)));
  return found.find((code) => code !== null && code !== chosen) ?? null;
}

const UNSPACED = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}]/gu;

const weightOf = (text: string): number => text.length + 2 * (text.match(UNSPACED)?.length ?? 0);

/** The texts of a section, without quotations of a source, ids and single words. */
function textsOf(value: unknown, sources: readonly string[]): string[] {
  if (typeof value === 'string') {
    const text = value.trim();
    const isQuoted = sources.some((source) => source.includes(text));
    return isQuoted || !/\s|\P{ASCII}/u.test(text) ? [] : [text];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap((part) => textsOf(part, sources));
}
