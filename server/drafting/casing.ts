import { tokensOf } from './words.ts';

const COMMON_ENDING =
  /(?:tion|sion|sis|ing|ment|ness|ity|ism|ics|ance|ence|ology|graphy|ure|age|phyll|plast|plasts|tions|ments|ers|ors|ies|ses|ants|ates|rals|ells|oms|ules|gens|ides|ones|ines|ata|ves)$/;

export interface Casing {
  /** How a phrase is written in the middle of a sentence. */
  inside(phrase: string): string;
  /** Whether the text writes this word with a capital where nothing but a name asks for one. */
  isName(word: string): boolean;
}

/** Judges words by how the text itself writes them in mid-sentence. */
export function casingOf(text: string): Casing {
  const lowerSeen = new Set<string>();
  const capitalSeen = new Set<string>();
  let previousEnd = 0;
  for (const token of tokensOf(text)) {
    const between = text.slice(previousEnd, token.start);
    previousEnd = token.end;
    if (/^\p{Ll}/u.test(token.text)) lowerSeen.add(token.lower);
    else if (between !== '' && /^[\s,;(]+$/.test(between) && !between.includes('\n'))
      capitalSeen.add(token.lower);
  }
  const inside = (phrase: string) => {
    const first = tokensOf(phrase)[0];
    if (first === undefined || /^\p{Ll}/u.test(first.text) || /^\p{Lu}{2}/u.test(first.text)) return phrase;
    const common =
      lowerSeen.has(first.lower) || (!capitalSeen.has(first.lower) && COMMON_ENDING.test(first.lower));
    return common ? phrase.charAt(0).toLowerCase() + phrase.slice(1) : phrase;
  };
  return {
    inside,
    isName: (word) => capitalSeen.has(word.toLowerCase()) && !lowerSeen.has(word.toLowerCase()),
  };
}
