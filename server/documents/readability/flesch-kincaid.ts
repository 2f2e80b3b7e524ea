const WORD = /\p{L}[\p{L}\p{M}]*(?:['’-]\p{L}+)*/gu;

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });

/** A paragraph ends a sentence once; segmenting thousands of empty lines would take long. */
const shortSpace = (space: string) => (space.includes('\n') ? '\n' : ' ');

/** Shorter texts are not measured. */
const MIN_WORDS = 30;

/** The Flesch-Kincaid grade of an English text, to one decimal; null if the text is too short. */
export function fleschKincaid(text: string): number | null {
  const sentences = [...segmenter.segment(text.replaceAll(/\s+/g, shortSpace))].filter(({ segment }) =>
    /\p{L}/u.test(segment),
  );
  const words = text.match(WORD) ?? [];
  if (words.length < MIN_WORDS || sentences.length === 0) return null;
  const syllables = words.reduce((sum, word) => sum + syllablesOf(word), 0);
  const grade = 0.39 * (words.length / sentences.length) + 11.8 * (syllables / words.length) - 15.59;
  return Math.round(grade * 10) / 10;
}

/** Estimates the syllables of a word: its vowel groups, minus silent endings. */
export function syllablesOf(word: string): number {
  return (
    word
      .toLowerCase()
      .split(/['’-]/)
      .filter((part) => part.length > 1)
      .reduce((sum, part) => sum + partSyllables(part.replaceAll(/[^a-z]/g, '')), 0) || 1
  );
}

function partSyllables(word: string): number {
  if (word.length <= 3) return 1;
  const trimmed = word.replace(/(?:[^laeiouy]es|[^laeiouydt]ed|[^laeiouy]e)$/, '').replace(/^y/, '');
  const groups = trimmed.match(/[aeiouy]+/g)?.length ?? 0;
  const splitVowels =
    trimmed.match(/ia(?!n$|l$)|io(?!n)|iu|eo(?!u)|[^tscg]ious|uou|ying|nuity/g)?.length ?? 0;
  return Math.max(1, groups + splitVowels);
}
