import { detectNames } from '../../../engine/masking/detect-names.ts';
import { everydayWords, properWords } from '../../../engine/masking/data/everyday-words.ts';
import { firstNames } from '../../../engine/masking/data/first-names.ts';
import { commonNouns, commonVerbs, stopWords } from '../../../engine/rule-engine/data/dictionary.ts';
import { placeNames } from '../../../engine/rule-engine/data/places.ts';
import { remember } from '../../../platform/remember.ts';
import type { Check } from '../generator.ts';
import type { PlacedText } from '../supplied.ts';
import { open, passed } from '../verdicts.ts';

const NAME = 'Only people whom you named';

const WORD = /(?<![\p{L}\p{M}’'-])\p{Lu}[\p{L}\p{M}]*(?:[’'-]\p{L}[\p{L}\p{M}]*)*/gu;

const plain = (word: string): string =>
  word
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replace(/[’']s?$/, '');

const lists = [everydayWords, properWords, stopWords, commonNouns, commonVerbs];
const isOtherWord = (word: string) => lists.some((list) => list.has(word));
const places = new Set([...placeNames].map(plain));

/** People whom a document about a student or to a family names, and the form doesn't. */
export function checkStrangers(texts: readonly PlacedText[], given: readonly PlacedText[]): Check[] {
  if (texts.length === 0) return [];
  const known = new Set(given.flatMap(({ text }) => (text.match(/[\p{L}\p{M}]+/gu) ?? []).map(plain)));
  const faults = texts.flatMap(({ text, section, path }) => {
    const strangers = [...namesIn(text)].filter(
      (name) => !name.split(/[ -]/).some((word) => known.has(plain(word))),
    );
    if (strangers.length === 0) return [];
    return [open(NAME, `It names ${strangers.join(', ')}, whom your form doesn’t name.`, { section, path })];
  });
  return faults.length > 0 ? faults : [passed(NAME, 'Every name is in your form.')];
}

const RECENT = 500;

/** Remembered, because the checks judge a document again after its run and after each edit. */
const namesIn = remember(RECENT, (text): ReadonlySet<string> => {
  const found = new Set<string>();
  for (const { given, family } of detectNames(text, 'form')) found.add(`${given} ${family}`.trim());
  for (const [word] of text.matchAll(WORD)) {
    const name = plain(word);
    if (firstNames.has(name) && !isOtherWord(name) && !places.has(name))
      found.add(word.replace(/[’']s?$/, ''));
  }
  return found;
});
