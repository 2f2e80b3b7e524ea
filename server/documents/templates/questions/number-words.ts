const SMALL =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

/** An English number word up to ninety-nine in digits; other text as it is. */
export function inDigits(text: string): string {
  const words = text
    .trim()
    .toLowerCase()
    .replaceAll(/[‐-―-]/g, ' ')
    .split(/\s+/);
  const [first = '', second] = words;
  if (words.length > 2) return text;
  const tens = TENS.indexOf(first);
  if (second === undefined) {
    if (tens !== -1) return String(20 + 10 * tens);
    return SMALL.includes(first) ? String(SMALL.indexOf(first)) : text;
  }
  const ones = SMALL.indexOf(second);
  return tens !== -1 && ones > 0 && ones < 10 ? String(20 + 10 * tens + ones) : text;
}
