import { foldPlural, isAdverb, isContentWord, isVerbForm, tokensOf } from './words.ts';

const COMMON_ENDING =
  /(?:tion|sion|sis|ing|ment|ness|ity|ism|ics|ance|ence|ology|graphy|ure|age|phyll|plast|plasts|tions|ments|ers|ors|ies|ses|ants|ates|rals|ells|oms|ules|gens|ides|ones|ines|ata|ves|tems|ings|isms|ems|cles)$/;

function isLikelyCommon(lower: string): boolean {
  return COMMON_ENDING.test(lower);
}

export interface Casing {
  /** Writes a phrase as in the middle of a sentence. */
  inside(phrase: string): string;
  /** Writes a clause as in the middle of a sentence: lower case unless it begins with a name. */
  clause(words: string): string;
  /** Whether the text capitalises this word in mid-sentence, and never writes it in lower case. */
  isName(word: string): boolean;
}

/** Learns from a text which words are names: those it capitalises in mid-sentence. */
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
    // "Bill of Rights" is a name, but "Causes of World War I" is not.
    const titled = /^(?:of|the|of the) \p{Lu}/u.test(phrase.slice(first.end).trimStart());
    const likely = isLikelyCommon(first.lower) && !capitalSeen.has(first.lower);
    const common = likely || (lowerSeen.has(first.lower) && !titled);
    return common ? phrase.charAt(0).toLowerCase() + phrase.slice(1) : phrase;
  };
  const isName = (word: string) => capitalSeen.has(word.toLowerCase()) && !lowerSeen.has(word.toLowerCase());
  // A word keeps its capital unless there is evidence that it is common: it may be a name.
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
