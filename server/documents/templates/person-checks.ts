import { commonNouns, commonVerbs, stopWords } from '../../engine/rule-engine/data/dictionary.ts';
import type { pronounSets } from './fields/student.ts';
import type { Check } from './generator.ts';
import type { PlacedText } from './supplied.ts';
import { open, passed } from './verdicts.ts';

export type Pronouns = (typeof pronounSets)[number];

/** Pronouns that cannot mean this student; "they" can always mean others. */
const wrongPronouns: Readonly<Record<Pronouns, RegExp>> = {
  'he/him': /\b(?:she|her|hers|herself)\b/giu,
  'she/her': /\b(?:he|him|his|himself)\b/giu,
  'they/them': /\b(?:he|him|his|himself|she|her|hers|herself)\b/giu,
  'name only': /\b(?:he|him|his|himself|she|her|hers|herself)\b/giu,
};

/** Words about health, family, discipline or character, which a text may have only if the teacher used them. */
export const sensitiveWords =
  /\b(?:ADHD|autis\w+|dyslexi\w+|dyscalculi\w+|diagnos\w+|disorders?|disabilit(?:y|ies)|IEP|504 plan|special education|medica\w+|therap\w+|anxi(?:ety|ous)|depress\w+|trauma\w*|divorc\w+|custody|foster (?:home|care|family|parents?)|suspen\w+|detention|expelled|gifted|talented|lazy|careless|immature)\b/giu;

interface Student {
  name: string;
  pronouns: Pronouns;
}

/** Whether texts about a student use the right name and pronouns; an open check for each that doesn't. */
export function checkNameAndPronouns(texts: readonly PlacedText[], { name, pronouns }: Student): Check[] {
  const label = 'Name and pronouns';
  const parts = nameParts(name);
  const faults = texts.flatMap(({ text, section, path }) => {
    const wrong = [
      ...new Set(Array.from(text.matchAll(wrongPronouns[pronouns]), ([word]) => word.toLowerCase())),
    ];
    const misspelt = parts.flatMap((part) => nearMisses(text, part, parts));
    const says = [
      ...(wrong.length === 0 ? [] : [`It says ${wrong.join(', ')}, but the pronouns are ${pronouns}.`]),
      ...misspelt.map((word) => `${word} looks like a misspelt name.`),
    ];
    return says.length === 0 ? [] : [open(label, says.join(' '), { section, path })];
  });
  return faults.length === 0 ? [passed(label, `${name}, ${pronouns}`)] : faults;
}

/** The other students whom a text names, in full or by a first name that its own student doesn't share. */
export function otherNamesIn(text: string, others: readonly string[], own: string): string[] {
  const ownParts = nameParts(own).map((part) => part.toLowerCase());
  const words = new Set(
    text.match(/\p{Lu}[\p{L}\p{M}’'-]+/gu)?.map((word) => word.replace(/[’']s$/, '')) ?? [],
  );
  return others.filter((other) => {
    const [first = ''] = nameParts(other);
    return words.has(first) && !ownParts.includes(first.toLowerCase()) && !isOrdinary(first);
  });
}

export const nameParts = (name: string): string[] => name.match(/[\p{L}\p{M}’'-]{2,}/gu) ?? [];

/** Capitalised words one letter away from a part of the name, such as "Jaydon" for Jayden. */
export function nearMisses(text: string, part: string, parts: readonly string[]): string[] {
  if (part.length < 4) return [];
  const words = new Set(text.match(/\p{Lu}[\p{L}\p{M}]{2,}/gu) ?? []);
  return [...words].filter(
    (word) => !parts.includes(word) && !isOrdinary(word) && isOneLetterAway(word, part),
  );
}

const isOrdinary = (word: string) =>
  [stopWords, commonNouns, commonVerbs].some((list) => list.has(word.toLowerCase()));

function isOneLetterAway(word: string, name: string): boolean {
  if (Math.abs(word.length - name.length) > 1 || word === `${name}s`) return false;
  let from = 0;
  while (from < word.length && word[from] === name[from]) from += 1;
  let back = 0;
  while (back < Math.min(word.length, name.length) - from && word.at(-1 - back) === name.at(-1 - back))
    back += 1;
  return Math.max(word.length, name.length) - from - back === 1;
}
