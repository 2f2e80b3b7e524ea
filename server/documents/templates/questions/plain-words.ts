/** Accents typed as characters of their own, and what they put on a letter. */
const TYPED_ACCENTS: Readonly<Record<string, string>> = {
  '´': '\u0301',
  ˊ: '\u0301',
  '`': '\u0300',
  ˋ: '\u0300',
  '¨': '\u0308',
  '^': '\u0302',
  ˆ: '\u0302',
  '~': '\u0303',
  '˜': '\u0303',
  '¸': '\u0327',
};

/** Words without what a keyboard or an editor decides: case, spacing, kinds of apostrophes, hyphens and accents, ß. */
export function plainWords(text: string): string {
  return (
    text
      // Typed after the letter, as in e´, or before it.
      .replaceAll(
        /(\p{L})([´ˊˋ¨ˆ˜¸`^~])(?![\p{L}\d{(])/gu,
        (_, letter, accent) => letter + TYPED_ACCENTS[accent],
      )
      .replaceAll(
        /(^|[^\p{L}])([´ˊˋ¨ˆ˜`^~])([aeiouyncAEIOUYNC])/gu,
        (_, before, accent, letter) => before + letter + TYPED_ACCENTS[accent],
      )
      .replaceAll(/[‘’ʼ‛´`′＇]/g, "'")
      // Or 10² would be 102.
      .replaceAll(/[⁰¹²³⁴-⁹⁺⁻ⁿ]+/g, (raised) => `^${raised}`)
      .normalize('NFKC')
      .replaceAll(/\p{Cf}/gu, '')
      .replaceAll(/[“”„«»″]/g, '"')
      .replaceAll(/[‐-―−﹣－⁃]/g, '-')
      .replaceAll(/\s+/g, ' ')
      .replaceAll(/ ?- ?/g, '-')
      .trim()
      .replace(/[.。]$/, '')
      .toLowerCase()
      .replaceAll('ß', 'ss')
      .normalize('NFC')
  );
}
