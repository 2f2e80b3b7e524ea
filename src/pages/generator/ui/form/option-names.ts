const NAMES: Readonly<Record<string, string>> = {
  none: 'None',
  paste: 'Paste a text',
  file: 'Upload files',
};

/** What an answer is called on the page: a word of its own, or the answer with a capital. */
export const optionName = (option: string): string =>
  NAMES[option] ?? `${option.charAt(0).toUpperCase()}${option.slice(1)}`;
