/** Values that the schema lists, and texts that are copied from the source. */
const NOT_WRITTEN = new Set([
  'id',
  'type',
  'key',
  'difficulty',
  'bloom',
  'standard_code',
  'source_ref',
  'source_span',
  'quotes',
]);

/** The texts that the model has written itself, one per line. */
export function writtenText(value: unknown): string {
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return value.map(writtenText).join('\n');
  if (typeof value !== 'object' || value === null) return '';
  return Object.entries(value)
    .filter(([key]) => !NOT_WRITTEN.has(key))
    .map(([, each]) => writtenText(each))
    .join('\n');
}

const segmenter = new Intl.Segmenter('en', { granularity: 'word' });

/** The words of a text in lower case, in any script, without numbers. */
export const wordsOf = (text: string): string[] =>
  [...segmenter.segment(text.toLowerCase())]
    .filter(({ segment, isWordLike }) => isWordLike === true && /\p{L}/u.test(segment))
    .map(({ segment }) => segment);

/**
 * How specific a document is: the share of its different words that the same request on another topic
 * doesn't produce, from 0 to 1. Words of the topic itself don't count, because a template text into
 * which the topic is pasted isn't specific. Null without any other word.
 */
export function specificityOf(text: string, twinText: string, topic: string): number | null {
  const ofTopic = new Set(wordsOf(topic));
  const own = new Set(wordsOf(text).filter((word) => !ofTopic.has(word)));
  if (own.size === 0) return null;
  const shared = new Set(wordsOf(twinText));
  return [...own].filter((word) => !shared.has(word)).length / own.size;
}

/** Shorter sequences are idioms of the language rather than a model's habits. */
const SEQUENCE = 5;

/**
 * How much a document repeats others: the share of its different sequences of five words that also
 * stand in another document of the same template, from 0 to 1. Null if it has fewer than five words
 * or is the only one.
 */
export function samenessOf(text: string, others: readonly string[]): number | null {
  const own = sequencesOf(text);
  if (own.size === 0 || others.length === 0) return null;
  const elsewhere = new Set(others.flatMap((other) => [...sequencesOf(other)]));
  return [...own].filter((sequence) => elsewhere.has(sequence)).length / own.size;
}

function sequencesOf(text: string): Set<string> {
  const words = wordsOf(text);
  return new Set(
    words.slice(0, 1 - SEQUENCE).map((_, index) => words.slice(index, index + SEQUENCE).join(' ')),
  );
}
