import type { Check } from '../generator.ts';
import { nearMisses } from '../person-checks.ts';
import { open, passed } from '../verdicts.ts';
import type { StoryInput, StoryResult } from './schema.ts';

type Chapters = StoryResult['chapters'];

const QUOTED = /“[^”]*”|"[^"]*"|‘[^’]*’(?!\p{L})/gu;
const FIRST_PERSON = /\b(?:I|I[’']m|me|my|mine|myself)\b/g;
/** A narrator of the third person may once speak of a thought. */
const MAX_SLIPS = 2;

/** Whether every chapter is told by the person that the form chose. English only. */
export function checkPerson(chapters: Chapters, { point_of_view: wanted, genre }: StoryInput): Check[] {
  if (chapters.length === 0 || genre === 'Poetry' || genre === 'Play script') return [];
  const name = 'Told by one person';
  const faults = chapters.flatMap(({ text }, index) => {
    const slips = text.replaceAll(QUOTED, '').match(FIRST_PERSON)?.length ?? 0;
    const isRight = wanted === 'third' ? slips <= MAX_SLIPS : slips > 0;
    const detail = `Chapter ${index + 1} is told in the ${wanted === 'third' ? 'first' : 'third'} person; you chose the ${wanted}.`;
    return isRight ? [] : [open(name, detail, { section: 'chapters', path: `/chapters/${index}/text` })];
  });
  return faults.length > 0 ? faults : [passed(name, `In the ${wanted} person.`)];
}

/** Whether the chapters spell each character's name as the list of characters does. */
export function checkNames(chapters: Chapters, characters: readonly string[]): Check[] {
  const names = characters
    .flatMap((each) => /^\p{Lu}[\p{L}\p{M} ’-]*/u.exec(each)?.[0].split(' ') ?? [])
    .filter((part) => part.length > 3);
  if (names.length === 0 || chapters.length === 0) return [];
  const name = 'Names stay the same';
  const faults = chapters.flatMap(({ text }, index) => {
    const found = [...new Set(names.flatMap((part) => nearMisses(text, part, names)))];
    const place = { section: 'chapters', path: `/chapters/${index}/text` };
    return found.length === 0
      ? []
      : [open(name, `${found.join(', ')} looks like another spelling of a name.`, place)];
  });
  return faults.length > 0 ? faults : [passed(name, names.join(', '))];
}
