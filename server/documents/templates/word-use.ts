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
