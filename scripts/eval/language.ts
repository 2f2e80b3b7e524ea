import { wordsOf } from './text-measures.ts';

/** The commonest words of languages that a model may answer in. */
const COMMON: Readonly<Record<string, readonly string[]>> = {
  en: ['the', 'and', 'of', 'to', 'in', 'is', 'that', 'it', 'for', 'with', 'are', 'what', 'how', 'which'],
  es: ['el', 'la', 'de', 'que', 'y', 'los', 'las', 'en', 'un', 'una', 'es', 'para', 'con', 'qué', 'por'],
  fr: ['le', 'les', 'de', 'des', 'et', 'est', 'un', 'une', 'que', 'dans', 'pour', 'avec', 'qui', 'sur'],
  de: ['der', 'die', 'das', 'und', 'ist', 'ein', 'eine', 'zu', 'mit', 'den', 'nicht', 'sie', 'für', 'wie'],
};

const MIN_WORDS = 10;

/** The ISO 639 code of a text's language; null if the text is too short or in none of the known ones. */
export function languageOf(text: string): string | null {
  const han = text.match(/\p{Script=Han}/gu)?.length ?? 0;
  if (han > text.length / 4) return 'zh';
  const words = wordsOf(text);
  if (words.length < MIN_WORDS) return null;
  const [best] = Object.entries(COMMON)
    .map(([code, common]) => ({ code, hits: words.filter((word) => common.includes(word)).length }))
    .toSorted((a, b) => b.hits - a.hits);
  return best && best.hits > 0 ? best.code : null;
}

/** The codes of the languages that the requests choose. */
const CODES: Readonly<Record<string, string>> = {
  'English (US)': 'en',
  Spanish: 'es',
  'Chinese (Simplified)': 'zh',
};

/** The ISO 639 code of a language of the form. */
export const languageCodeOf = (language: string): string | undefined => CODES[language];
