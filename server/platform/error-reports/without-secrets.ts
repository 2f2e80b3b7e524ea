/** What follows `?` or `#` in an address: links of mails carry their signature there. */
const AFTER_ADDRESS = /[?#][^\s)'"]*/g;
const EMAIL = /[^\s@"'<>()]{1,64}@[^\s@"'<>()]{1,255}/g;
const LONG_WORD = /[\w-]{20,}/g;

/**
 * Tokens, signatures and ids have digits among their letters; the long name of a function seldom
 * does.
 */
const hideToken = (word: string) => (/\d/.test(word) ? '[hidden]' : word);

/** A text of a page with whatever may be a secret or somebody's address taken out. */
export const withoutSecrets = (text: string): string =>
  text.replaceAll(AFTER_ADDRESS, '').replaceAll(EMAIL, '[email]').replaceAll(LONG_WORD, hideToken);
