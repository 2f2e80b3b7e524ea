/** Characters as people count them: an emoji or an accented letter is one. */
export const charactersIn = (text: string): number =>
  [...new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text.normalize('NFC'))].length;

/** As many whole sentences from the start of a text as fit; empty if not even the first does. */
export function wholeSentences(text: string, limit: number): string {
  let fitting = '';
  for (const { segment } of new Intl.Segmenter('en', { granularity: 'sentence' }).segment(text)) {
    if (charactersIn((fitting + segment).trimEnd()) > limit) break;
    fitting += segment;
  }
  return fitting.trimEnd();
}
