/** Characters of a title. */
const MAX_LENGTH = 60;

/** The first words of a text, for the title of a document about it: at most its first sentence, and whole words. */
export function opening(text: string): string {
  const [sentence = ''] = text.trim().split(/(?<=[.!?])\s|\n/);
  const plain = sentence.replace(/[.!?:;,\s]+$/, '');
  if (plain.length <= MAX_LENGTH) return plain;
  const cut = plain.slice(0, MAX_LENGTH);
  const end = cut.lastIndexOf(' ');
  return `${end > 0 ? cut.slice(0, end) : cut}…`;
}
