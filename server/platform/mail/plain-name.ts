const MAX_CHARACTERS = 40;
const MAX_WORDS = 5;

/** Names contain letters, digits and this punctuation; no control, bidi or invisible characters. */
const allowed = /^[\p{L}\p{M}\p{Nd} '’.,&()–-]+$/u;

/** What email programs turn into a link, or what a reader may visit or dial. */
const reachable = [
  // A dot inside a word makes a domain or an IP address; initials such as J.R. do not.
  /\.(?:[\p{L}\p{M}\p{Nd}]{2}|\p{Nd})/u,
  /\b(?:www|https?)\b/i,
  /\bdot ?(?:com|net|org|io|co|edu|gov|info)\b/i,
  // A phone number: five digits in a row, or seven with separators.
  /\p{Nd}{5}|(?:\p{Nd}[ .,()–-]*){7}/u,
];

/**
 * A name that a user typed, as an email may show it to a recipient who may not know that user; null
 * for a name that could be a link, an address, a phone number or a message.
 */
export function plainName(name: string): string | null {
  return plain(name, { characters: MAX_CHARACTERS, words: MAX_WORDS });
}

/** The same for the title of a teacher's assignment, which may be longer; other characters become spaces. */
export const plainTitle = (title: string): string | null =>
  plain(title.replaceAll(/[^\p{L}\p{M}\p{Nd} '’.,&()–-]+/gu, ' '), { characters: 200, words: 40 });

function plain(name: string, limit: { characters: number; words: number }): string | null {
  const typed = name.trim();
  // Email programs fold full-width letters and dots, so the check does too.
  const folded = typed.normalize('NFKC');
  if (folded.length > limit.characters || folded.split(/ +/).length > limit.words) return null;
  if (!allowed.test(folded) || reachable.some((pattern) => pattern.test(folded))) return null;
  return typed.normalize('NFC').replaceAll(/\s+/g, ' ');
}
