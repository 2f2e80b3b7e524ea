/** The paragraphs of a text, which empty lines separate. They are its items. */
export const paragraphsOf = (text: string): string[] =>
  text.split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== '');

/** The text with another paragraph at this position. */
export const withParagraph = (text: string, index: number, paragraph: string): string =>
  paragraphsOf(text).with(index, paragraph).join('\n\n');
