/** A text about a student, whose name doesn't make it different from another student's. */
export interface ComparedText {
  label: string;
  text: string;
  names: readonly string[];
}

export interface Likeness {
  one: ComparedText;
  other: ComparedText;
  /** The share of the shorter text's word triples that the other one has too. */
  share: number;
}

const PRONOUN = /^(?:he|him|his|himself|she|her|hers|herself|they|them|their|theirs|themselves|themself)$/;
const TRIPLE = 3;
/** Fewer words don't show who copied. */
const MIN_WORDS = 8;

/** The words of a text in lower case; names and pronouns all become the same word. */
function plainWords({ text, names }: Pick<ComparedText, 'text' | 'names'>): string[] {
  const parts = new Set(names.flatMap((name) => name.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? []));
  const words =
    text
      .toLowerCase()
      .replaceAll(/[’']s\b/g, '')
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return words.map((word) => (parts.has(word) || PRONOUN.test(word) ? '_' : word));
}

function triplesOf(words: readonly string[]): Set<string> {
  return new Set(words.slice(0, 1 - TRIPLE).map((_, index) => words.slice(index, index + TRIPLE).join(' ')));
}

/** Pairs of texts that share at least this part of their word triples, in order. */
export function alike(texts: readonly ComparedText[], least: number): Likeness[] {
  const read = texts
    .map((each) => ({ each, words: plainWords(each) }))
    .filter(({ words }) => words.length >= MIN_WORDS)
    .map(({ each, words }) => ({ each, triples: triplesOf(words) }));
  return read.flatMap(({ each: one, triples }, index) =>
    read.slice(index + 1).flatMap(({ each: other, triples: others }): Likeness[] => {
      const common = [...triples].filter((triple) => others.has(triple)).length;
      const share = common / Math.min(triples.size, others.size);
      return share >= least ? [{ one, other, share }] : [];
    }),
  );
}

/** Sentences of eight or more words that several texts have, names and pronouns aside. */
export function sharedSentences(texts: readonly ComparedText[]): { sentence: string; labels: string[] }[] {
  const found = texts.flatMap(({ label, text, names }) =>
    (text.match(/[^.!?]+[.!?]*/g) ?? []).map((sentence) => ({
      label,
      sentence: sentence.trim(),
      words: plainWords({ text: sentence, names }),
    })),
  );
  const long = found.filter(({ words }) => words.length >= MIN_WORDS);
  return [...Map.groupBy(long, ({ words }) => words.join(' ')).values()].flatMap((same) => {
    const labels = [...new Set(same.map(({ label }) => label))];
    return labels.length > 1 ? [{ sentence: same[0]?.sentence ?? '', labels }] : [];
  });
}
