import { type TemplateName, coverNames } from '../theme/covers';

/** The first letters of the first and last name, in any script. */
export function initials(name: string) {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined];
  return letters
    .map((word) => String.fromCodePoint(...[word?.codePointAt(0) ?? []].flat()))
    .join('')
    .toLocaleUpperCase();
}

/** The cover colour of a user, derived from the name. */
export function coverOf(name: string): TemplateName {
  let hash = 0;
  for (const letter of name) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003;
  return coverNames[hash % coverNames.length] ?? 'bottle';
}
