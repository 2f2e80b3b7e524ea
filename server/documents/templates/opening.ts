/** Characters of a title. */
const LONGEST = 60;

/** The first words of a text, for the title of a document about it: at most its first sentence, and whole words. */
export function opening(text: string): string {
  const [sentence = ''] = text.trim().split(/(?<=[.!?])\s|\n/);
  const plain = sentence.replace(/[.!?:;,\s]+$/, '');
  if (plain.length <= LONGEST) return plain;
  const cut = plain.slice(0, LONGEST);
  const end = cut.lastIndexOf(' ');
  return `${end > 0 ? cut.slice(0, end) : cut}…`;
}
