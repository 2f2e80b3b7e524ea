import type { VocabularyDraft } from './schema.ts';

/** The words in alphabetical order, so that their order doesn't give answers away. */
export const wordBank = ({ words = [] }: VocabularyDraft): string[] =>
  words.map(({ term }) => term).toSorted((a, b) => a.localeCompare(b));
