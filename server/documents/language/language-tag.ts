/** BCP 47 tags of the languages that the forms offer. */
const tags: Readonly<Record<string, string>> = {
  'English (US)': 'en-US',
  'English (UK)': 'en-GB',
  Arabic: 'ar',
  'Chinese (Simplified)': 'zh-CN',
  'Chinese (Traditional)': 'zh-TW',
  French: 'fr',
  German: 'de',
  'Haitian Creole': 'ht',
  Hindi: 'hi',
  Italian: 'it',
  Japanese: 'ja',
  Korean: 'ko',
  Polish: 'pl',
  Portuguese: 'pt',
  Russian: 'ru',
  Somali: 'so',
  Spanish: 'es',
  Tagalog: 'tl',
  Ukrainian: 'uk',
  Urdu: 'ur',
  Vietnamese: 'vi',
};

const RIGHT_TO_LEFT = new Set(['ar', 'ur']);

export interface Language {
  tag: string;
  rightToLeft: boolean;
}

/** The language of a document; American English if the form names none that we know. */
export function languageOf({ language }: Readonly<Record<string, unknown>>): Language {
  const tag = tags[String(language)] ?? 'en-US';
  return { tag, rightToLeft: RIGHT_TO_LEFT.has(tag) };
}
