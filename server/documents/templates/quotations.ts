/** Where the words of a quotation stand in a text. */
export interface FoundQuote {
  start: number;
  end: number;
  /** The words as the text has them. */
  quote: string;
}

/**
 * Finds a quotation in a text: exactly, or else with other spaces, quotation marks or dashes. Null if the text has other
 * words. With `from`, the first place after it comes first.
 */
export function locateQuote(text: string, quote: string, from = 0): FoundQuote | null {
  if (quote.trim() === '') return null;
  const exact = text.indexOf(quote, from);
  const start = exact === -1 ? text.indexOf(quote) : exact;
  if (start !== -1) return { start, end: start + quote.length, quote };
  const [plainText, places] = plain(text);
  const [wanted] = plain(quote.replaceAll(/^[\s…."“”]+|[\s…"“”]+$/g, ''));
  if (wanted.trim() === '') return null;
  const at = plainText.indexOf(wanted.trim());
  if (at === -1) return null;
  const first = places[at] ?? 0;
  const last = (places[at + wanted.trim().length - 1] ?? 0) + 1;
  return { start: first, end: last, quote: text.slice(first, last) };
}

const marks: Readonly<Record<string, string>> = {
  '“': '"',
  '”': '"',
  '„': '"',
  '«': '"',
  '»': '"',
  '‘': "'",
  '’': "'",
  '–': '-',
  '—': '-',
  '−': '-',
};

/** The text with one kind of quotation mark, dash and space, and the place of each character in the original. */
function plain(text: string): [string, number[]] {
  let words = '';
  const places: number[] = [];
  let wasSpace = false;
  for (let index = 0; index < text.length; index++) {
    const character = text.charAt(index);
    const isSpace = /\s/.test(character);
    if (isSpace && wasSpace) continue;
    wasSpace = isSpace;
    words += isSpace ? ' ' : (marks[character] ?? character);
    places.push(index);
  }
  return [words, places];
}
