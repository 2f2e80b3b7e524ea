import type { ListEncoding } from './encodings';

export type DecodedList = { text: string; encoding: ListEncoding };

/** Reads the bytes of a list in the chosen encoding, or in the one that they are most likely written in. */
export function decodeList(bytes: Uint8Array<ArrayBuffer>, chosen?: ListEncoding): DecodedList {
  const encoding = chosen ?? recognise(bytes);
  return { text: new TextDecoder(encoding).decode(bytes), encoding };
}

const startsWith = (bytes: Uint8Array, ...mark: number[]): boolean =>
  mark.every((byte, index) => bytes[index] === byte);

function recognise(bytes: Uint8Array<ArrayBuffer>): ListEncoding {
  if (startsWith(bytes, 0xff, 0xfe)) return 'utf-16le';
  if (startsWith(bytes, 0xfe, 0xff)) return 'utf-16be';
  const sample = bytes.subarray(0, SAMPLE);
  const [even, odd] = [zeros(sample, 0), zeros(sample, 1)];
  if (odd > 0.3 && even < 0.05) return 'utf-16le';
  if (even > 0.3 && odd < 0.05) return 'utf-16be';
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return 'utf-8';
  } catch {
    return recogniseCodePage(bytes);
  }
}

const SAMPLE = 4000;

/** The share of zero bytes among every second one. */
function zeros(sample: Uint8Array, parity: 0 | 1): number {
  let count = 0;
  for (let index = parity; index < sample.length; index += 2) if (sample[index] === 0) count += 1;
  return count / Math.max(1, Math.floor(sample.length / 2));
}

/** Code pages say nothing about themselves: the one whose letters make the likeliest words is taken. */
function recogniseCodePage(bytes: Uint8Array<ArrayBuffer>): ListEncoding {
  const cyrillic = (['windows-1251', 'x-mac-cyrillic'] as const).find(
    (page) => cyrillicShare(new TextDecoder(page).decode(bytes)) > 0.6,
  );
  if (cyrillic) return cyrillic;
  const pages = ['windows-1252', 'macintosh', 'windows-1250'] as const;
  const scores = pages.map((page) => likelihood(new TextDecoder(page).decode(bytes)));
  const likeliest = pages[scores.indexOf(Math.max(...scores))] ?? 'windows-1252';
  return likeliest === 'macintosh' ? likeliest : windowsPage(bytes, likeliest);
}

/** The share of words that look Cyrillic as a whole, among the words with letters beyond ASCII. */
function cyrillicShare(text: string): number {
  const words = (text.match(/\p{L}{2,60}/gu) ?? []).filter((word) => /[^a-z]/i.test(word));
  const whole = words.filter(
    (word) => /^(?:\p{Lu}?\p{Ll}+|\p{Lu}+)$/u.test(word) && /^\p{sc=Cyrl}+$/u.test(word),
  );
  return words.length === 0 ? 0 : whole.length / words.length;
}

/** The letters beyond ASCII of languages, with those of frequent names from abroad. */
const WESTERN =
  'äöüßéèáí|àâæçéèêëîïôœùûüÿ|áéíñóúü|áâãàçéêíóôõú|àèéìíîòóùú|äåöéüáß|æøåéäöüáß|áðéíóúýþæö|éëïóöüèá|äõöüšžé|àçèéíïòóúü';
const CENTRAL = 'áéíóöőúüű|áčďéěíňóřšťúůýžäöü|áäčďéíĺľňóôŕšťúýžöü|ąćęłńóśźżäöü|čćđšžäöü|ăâîșşțţéö';

/** Whether the letters are those of one of the languages. */
const isWrittenIn = (languages: string, text: string): boolean => {
  const letters = [...new Set(text.toLowerCase().match(/[^\0-\x7f]/gu) ?? [])].filter((sign) =>
    /\p{L}/u.test(sign),
  );
  return languages.split('|').some((language) => letters.every((letter) => language.includes(letter)));
};

/** The Windows page that bytes are in; where their letters don't tell, the one that seems likeliest. */
function windowsPage(bytes: Uint8Array<ArrayBuffer>, likeliest: ListEncoding): ListEncoding {
  const western = new TextDecoder('windows-1252').decode(bytes);
  const central = new TextDecoder('windows-1250').decode(bytes);
  // Portuguese has õ before e only, as in Simões; "Tûz" and "Gyõzõ" are Hungarian.
  const isWestern = isWrittenIn(WESTERN, western) && !(/[áéí]/i.test(western) && /õ(?!e)/i.test(western));
  const isCentral = isWrittenIn(CENTRAL, central);
  if (isWestern !== isCentral) return isWestern ? 'windows-1252' : 'windows-1250';
  return isCentral && rareRows(central) < rareRows(western) ? 'windows-1250' : likeliest;
}

const VOWEL = /[aeiouyáàâäãåăąéèêëěęíìîïóòôöõőøúùûüůűýœæ]/i;

/** Counts what is rare in words with letters beyond ASCII: three vowels, or four consonants, in a row. */
function rareRows(text: string): number {
  const words = (text.match(/\p{L}{2,60}/gu) ?? []).filter((word) => /[^\0-\x7f]/.test(word));
  return words.reduce((count, word) => {
    const kinds = word.replaceAll(/\p{L}/gu, (letter) => (VOWEL.test(letter) ? 'v' : 'c'));
    return count + (kinds.match(/v{3}|c{4}/g) ?? []).length;
  }, 0);
}

const COMMON = /[éèêëáàâäãåíìîïóòôöõøúùûüñçßąćęłńśźżÉÖÄÜÁÓÅÑÇ]/;
const UNDEFINED = /[\u0080-\u009F\uFFFD]/;

function likelihood(text: string): number {
  let score = 0;
  for (const [letter] of text.matchAll(/.?[^\0-\x7f].?/gsu)) {
    const [first = '', second = '', third = ''] = letter;
    const [before, sign, after] = /[^\0-\x7f]/.test(first) ? ['', first, second] : [first, second, third];
    if (UNDEFINED.test(sign)) score -= 10;
    else if (/\p{L}/u.test(sign)) {
      const isCapitalInside = /\p{Lu}/u.test(sign) && /\p{Ll}/u.test(before);
      score += isCapitalInside ? -4 : COMMON.test(sign) ? 3 : 1;
    } else if (/\p{L}/u.test(before) && /\p{L}/u.test(after) && sign !== '’') score -= 4;
  }
  return score;
}
