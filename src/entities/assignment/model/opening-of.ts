/** The most characters of a text that is shown whole, and of the beginning of a longer one. */
const LONG = 1200;
const BEGINNING = 600;

/** The beginning of a long text, up to the end of a paragraph, a line or a word; a short text is whole. */
export function openingOf(text: string): string {
  if (text.length <= LONG) return text;
  const beginning = text.slice(0, BEGINNING);
  const end = ['\n\n', '\n', ' '].map((mark) => beginning.lastIndexOf(mark)).find((at) => at > BEGINNING / 2);
  return `${beginning
    .slice(0, end ?? BEGINNING)
    .trimEnd()
    .toWellFormed()} …`;
}
