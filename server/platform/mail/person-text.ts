const LIMITS = {
  name: { characters: 40, words: 5 },
  /** Of a class, an assignment, an announcement or a message; other characters become spaces. */
  title: { characters: 200, words: 40 },
};

/** Texts contain letters, digits and this punctuation; no control, bidi or invisible characters. */
const allowed = /^[\p{L}\p{M}\p{Nd} '’.,&()–-]+$/u;
const others = /[^\p{L}\p{M}\p{Nd} '’.,&()–-]+/gu;

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
 * A text that a person typed, as an email may show it to a recipient who may not know that person. A text that could be
 * a link, an address, a phone number or a message is replaced. Emails take such texts from here only.
 */
export function personText(kind: keyof typeof LIMITS, typed: string, instead: string): string {
  const text = kind === 'title' ? typed.replaceAll(others, ' ').replaceAll(/ +/g, ' ') : typed;
  return plain(text.trim(), LIMITS[kind]) ?? instead;
}

function plain(typed: string, limit: { characters: number; words: number }): string | null {
  // Email programs fold full-width letters and dots, so the check does too.
  const folded = typed.normalize('NFKC');
  if (folded.length > limit.characters || folded.split(/ +/).length > limit.words) return null;
  if (!allowed.test(folded) || reachable.some((pattern) => pattern.test(folded))) return null;
  return typed.normalize('NFC').replaceAll(/\s+/g, ' ');
}
