export type ReadName = {
  name: string;
  /** What to ask the teacher about it. */
  question: string | null;
};

const MAX_NAME = 160;
/** Overrides and isolates; the marks U+200E and U+200F stand in names of right-to-left languages. */
const BIDI = /[\u202A-\u202E\u2066-\u2069]/;
const SUFFIX = /^(?:jr|sr|junior|senior|ii|iii|iv|v|phd)\.?$/i;

/** The text of a cell on one line, without invisible characters, composed (NFC). */
export const cellText = (cell: string): string =>
  cell
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .replaceAll(/[\u00AD\u200B\u2060-\u2064\u180E\u3164\u115F\u1160\uFFA0\uFEFF]/gu, '')
    .trim()
    // What is left without letters is seen by nobody.
    .replace(/^[\p{Cf}\p{Mn}\s]+$/u, '');

/** A name for comparison: without capitals, and with single spaces. */
export const nameKey = (name: string): string => name.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, ' ');

/** Turns "Last, First" around; asks where there is more than one comma. */
export function turnName(name: string): ReadName {
  const [last = '', ...rest] = name.split(',').map((part) => part.trim());
  const given = rest.filter((part) => part !== '');
  const [first] = given;
  if (isSuffixed(name)) return { name, question: null };
  if (first === undefined) return { name: last, question: null };
  if (given.length === 1) return { name: `${first} ${last}`.trim(), question: null };
  const [suffix = '', ...firsts] = given;
  const turned = SUFFIX.test(suffix)
    ? `${firsts.join(' ')} ${last}, ${suffix}`
    : `${given.join(' ')} ${last}`;
  return { name: turned, question: `“${name}” can be read in two ways. Check the name.` };
}

/** Turns "Żółkiewski Łukasz" around: of three words or more, nobody knows where the last name ends. */
export const turnWords = (name: string): string => {
  const [last = '', first, ...more] = name.split(/\s+/);
  return first === undefined || more.length > 0 ? name : `${first} ${last}`;
};

/** What is wrong with a name as a name; null if nothing is. */
export function questionAbout(name: string): string | null {
  if (/^[=+@]|^-\s*\d|https?:\/\//i.test(name)) return 'A formula is no name. Enter the name.';
  if (BIDI.test(name)) return 'The name has hidden characters that turn letters around. Enter the name.';
  if (name.includes('@')) return 'The name has an address in it. Check the name.';
  if (/[?\uFFFD]/.test(name))
    return 'The name has question marks: letters were lost before the file was saved.';
  if (/\d/.test(name)) return 'The name has digits in it. Check the name.';
  if (name.length > MAX_NAME) return `The name is longer than ${MAX_NAME} characters.`;
  return null;
}

export const isSuffixed = (name: string): boolean => {
  const parts = name.split(',');
  return parts.length === 2 && SUFFIX.test((parts[1] ?? '').trim());
};

/** Whether a name has letters with capitals, and all of them are capitals. */
export const isAllCapitals = (name: string): boolean =>
  /\p{Lu}.*\p{Lu}/su.test(name) && !/\p{Ll}/u.test(name);

const PARTICLES = new Set(
  'von van der den de del della di da das dos do du la le las los el al bin ibn ten ter zu zum zur y e ní ni nic'.split(
    ' ',
  ),
);

/** A name in capitals as it is usually written. A guess: MCALLISTER is not always McAllister. */
export const properCase = (name: string): string =>
  name
    .split(/(?<=\s)/u)
    .map((word, index) => {
      const small = word.toLowerCase();
      if (index > 0 && PARTICLES.has(small.trim())) return small;
      if (/^(?:II|III|IV|VI)\s*$/.test(word)) return word;
      return small
        .replaceAll(
          /(^|-|^\p{L}['’]|\.)(\p{L})/gu,
          (_, before: string, letter: string) => before + letter.toUpperCase(),
        )
        .replace(/^Mc(\p{L})(?=\p{L}{2})/u, (_, letter: string) => `Mc${letter.toUpperCase()}`);
    })
    .join('');
