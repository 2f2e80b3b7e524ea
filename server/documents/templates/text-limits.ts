const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });

/** Characters as people count them: an emoji or an accented letter is one. */
export const charactersIn = (text: string): number => [...graphemes.segment(text.normalize('NFC'))].length;

/** As many whole sentences from the start of a text as fit; empty if not even the first does. */
export function wholeSentences(text: string, limit: number): string {
  let fitting = '';
  let characters = 0;
  for (const { segment } of sentences.segment(text)) {
    const words = segment.trimEnd();
    if (words !== '' && characters + charactersIn(words) > limit) break;
    fitting += segment;
    characters += words === '' ? segment.length : charactersIn(segment);
  }
  return fitting.trimEnd();
}
