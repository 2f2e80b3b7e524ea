const NAMES: Readonly<Record<string, string>> = {
  none: 'None',
  paste: 'Paste a text',
  file: 'Upload files',
  document: 'My documents',
  link: 'Web page',
};

/** The label of an option: a fixed name, or the value with a capital. */
export const optionName = (option: string): string =>
  NAMES[option] ?? `${option.charAt(0).toUpperCase()}${option.slice(1)}`;
