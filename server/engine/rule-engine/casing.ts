import { foldPlural, isAdverb, isContentWord, isVerbForm, tokensOf } from './words.ts';

const COMMON_ENDING =
  /(?:tion|sion|sis|ing|ment|ness|ity|ism|ics|ance|ence|ology|graphy|ure|age|phyll|plast|plasts|tions|ments|ers|ors|ies|ses|ants|ates|rals|ells|oms|ules|gens|ides|ones|ines|ata|ves|tems|ings|isms|ems|cles)$/;

/** A word whose ending hardly any name has. */
function isLikelyCommon(lower: string): boolean {
  return COMMON_ENDING.test(lower);
}

export interface Casing {
  /** How a phrase is written in the middle of a sentence. */
  inside(phrase: string): string;
  /** How a whole clause is written there: small unless its first word is known as a name. */
  clause(words: string): string;
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
    const [first, ...rest] = tokensOf(phrase);
    if (first === undefined || /^\p{Ll}/u.test(first.text) || /^\p{Lu}{2}/u.test(first.text)) return phrase;
    if (/^\p{Lu}/u.test(rest[0]?.text ?? '')) return phrase;
    // "Bill of Rights" is a name, "Causes of World War I" is not.
    const titled = /^(?:of|the|of the) \p{Lu}/u.test(phrase.slice(first.end).trimStart());
    const likely = isLikelyCommon(first.lower) && !capitalSeen.has(first.lower);
    const common = likely || (lowerSeen.has(first.lower) && !titled);
    return common ? phrase.charAt(0).toLowerCase() + phrase.slice(1) : phrase;
  };
  const isName = (word: string) => capitalSeen.has(word.toLowerCase()) && !lowerSeen.has(word.toLowerCase());
  // Without evidence that a word is a common one, its capital stays: it may be a name.
  const isCommon = (lower: string, next = '') =>
    lowerSeen.has(lower) ||
    lowerSeen.has(foldPlural(lower)) ||
    isLikelyCommon(lower) ||
    !isContentWord(lower) ||
    isAdverb(lower) ||
    isVerbForm(lower) ||
    (foldPlural(lower) !== lower && !next.endsWith('s'));
  const clause = (words: string) => {
    const [first, second] = tokensOf(words);
    const named = first === undefined || isName(first.text) || /^(?:\p{Lu}{2}|I$)/u.test(first.text);
    return named || /^\p{Lu}/u.test(second?.text ?? '') || !isCommon(first.lower, second?.lower)
      ? words
      : words.charAt(0).toLowerCase() + words.slice(1);
  };
  return { inside, clause, isName };
}
