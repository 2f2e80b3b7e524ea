const MAX_WORDS = 4;

/** Small letters without accents, and one space between words: "Student_LastName" is "student last name". */
export const plainWords = (text: string): string =>
  text
    .replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .normalize('NFC')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Small letters with their accents, and one space between words. */
export const writtenWords = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();

export type WordMatcher = {
  /** The first of the words that stands in a text; null if none does. */
  find: (text: string) => string | null;
  /** Whether a text is one of the words and nothing else. */
  is: (text: string) => boolean;
  /** The text without the words. */
  without: (text: string) => string;
};

/** Looks for words that are divided by commas, where `*` stands for more letters; texts are normalised as the words are. */
export function createMatcher(list: string, normalise: (text: string) => string): WordMatcher {
  const whole = new Set<string>();
  const beginnings: string[] = [];
  const parts: string[] = [];
  for (const entry of list.split(',').map((word) => word.trim())) {
    const word = normalise(entry);
    if (word === '') continue;
    if (entry.startsWith('*')) parts.push(word);
    else if (entry.endsWith('*')) beginnings.push(word);
    else whole.add(word);
  }
  const isListed = (words: readonly string[]): boolean => {
    const phrase = words.join(' ');
    return (
      whole.has(phrase) ||
      // `*` stands for letters, not for words.
      beginnings.some((word) => phrase.startsWith(word) && !phrase.includes(' ', word.length)) ||
      (words.length === 1 && parts.some((word) => phrase.includes(word)))
    );
  };
  /** The number of words from `at` that are listed together; 0 if they are not. */
  const lengthAt = (words: readonly string[], at: number): number => {
    for (let length = Math.min(MAX_WORDS, words.length - at); length > 0; length -= 1)
      if (isListed(words.slice(at, at + length))) return length;
    return 0;
  };
  const wordsOf = (text: string): string[] => normalise(text).split(' ');
  return {
    is: (text) => isListed(wordsOf(text)),
    find: (text) => {
      const words = wordsOf(text);
      const at = words.findIndex((_, index) => lengthAt(words, index) > 0);
      return at === -1 ? null : words.slice(at, at + lengthAt(words, at)).join(' ');
    },
    without: (text) => {
      const words = wordsOf(text);
      const rest: string[] = [];
      for (let at = 0; at < words.length; ) {
        const length = lengthAt(words, at);
        if (length === 0) rest.push(words[at] ?? '');
        at += Math.max(1, length);
      }
      return rest.join(' ');
    },
  };
}
