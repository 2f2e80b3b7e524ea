/** A text for comparison: small letters without accents, and one space between words. */
export const plainText = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** A name for comparison, whatever the order of its words: "Last, First" is "First Last". */
export const nameKey = (name: string): string => plainText(name).split(' ').toSorted().join(' ');

/** Finds what is written alike: the ids of at most three texts, the likest first. Ids may occur several times. */
export function likest(text: string, known: readonly { id: string; pairs: ReadonlySet<string> }[]): string[] {
  const pairs = pairsOf(text);
  const best = new Map<string, number>();
  for (const { id, pairs: others } of known) {
    const likeness = likenessOf(pairs, others);
    if (likeness >= ALIKE) best.set(id, Math.max(likeness, best.get(id) ?? 0));
  }
  return [...best]
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, 3)
    .map(([id]) => id);
}

const ALIKE = 0.55;
/** Longer texts are compared by their beginnings. */
const COMPARED = 120;

/** The pairs of letters in the words of a text. */
export function pairsOf(text: string): ReadonlySet<string> {
  const pairs = new Set<string>();
  for (const word of plainText(text.slice(0, COMPARED)).split(' '))
    for (let at = 0; at < Math.max(1, word.length - 1); at += 1) pairs.add(word.slice(at, at + 2));
  return pairs;
}

/** Dice's coefficient: twice the common pairs over all pairs. */
function likenessOf(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  let common = 0;
  for (const pair of one) if (other.has(pair)) common += 1;
  return (2 * common) / (one.size + other.size);
}
