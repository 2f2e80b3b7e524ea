/** A text as it is compared: in lower case, with one kind of apostrophe. */
export const folded = (text: string) => text.toLowerCase().normalize('NFC').replaceAll('’', "'");

const literal = (words: string) => folded(words).replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Whether a text has a name, as a word of its own. */
export const hasName = (text: string, name: string): boolean =>
  new RegExp(`(?<!\\p{L})${literal(name)}(?!\\p{L})`, 'u').test(folded(text));

/** Whether a text has a word in any form that begins like it: "hesitating" for "hesitate". */
export const hasWord = (text: string, word: string): boolean =>
  new RegExp(`(?<!\\p{L})${literal(word.replace(/(?<=.{4})[ey]$/i, ''))}\\p{L}{0,4}(?!\\p{L})`, 'u').test(
    folded(text),
  );

/** Whether a text has a word of the family: "evaporates" for "evaporation". */
export function hasRelative(text: string, word: string): boolean {
  const beginning = literal(word.slice(0, Math.max(5, Math.ceil(word.length * 0.6))));
  return (
    hasWord(text, word) || (word.length > 5 && new RegExp(`(?<!\\p{L})${beginning}`, 'u').test(folded(text)))
  );
}

/** Whether a word bank has each blank; words for no blank are distractors. */
export const isBankOf = (bank: readonly string[], blanks: readonly string[]): boolean =>
  bank.length > 0 && new Set(bank).size === bank.length && blanks.every((blank) => bank.includes(blank));
