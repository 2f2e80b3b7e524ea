/** The query and fragment of an address, where links in emails carry their signature. */
const AFTER_ADDRESS = /[?#][^\s)'"]*/g;
const EMAIL = /[^\s@"'<>()]{1,64}@[^\s@"'<>()]{1,255}/g;
const LONG_WORD = /[\w-]{20,}/g;

/** Tokens, signatures and ids contain digits; long function names rarely do. */
const hideToken = (word: string) => (/\d/.test(word) ? '[hidden]' : word);

/** Removes anything from a text that may be a secret or an email address. */
export const withoutSecrets = (text: string): string =>
  text.replaceAll(AFTER_ADDRESS, '').replaceAll(EMAIL, '[email]').replaceAll(LONG_WORD, hideToken);
