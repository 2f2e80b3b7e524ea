import { placeNames } from '../rule-engine/data/places.ts';
import { commonNouns, commonVerbs, stopWords } from '../rule-engine/data/dictionary.ts';
import { everydayWords, properWords } from './data/everyday-words.ts';
import { wellKnownPeople } from './data/well-known-people.ts';
import type { NameIndex, Variant } from './name-index.ts';
import {
  isCapitalised,
  plainOf,
  leadOf,
  NEARBY,
  type Word,
  wordsAfter,
  wordsBefore,
  wordsOf,
} from './words.ts';

/** A place in a text where a name could stand. */
export interface Mention {
  passage: Passage;
  start: number;
  end: number;
  variant: Variant;
  index: NameIndex;
  /** The word has an ending that the name does not have. */
  isInflected?: boolean;
}

const places: ReadonlySet<string> = new Set([...placeNames].map(plainOf));
const people: ReadonlySet<string> = new Set([...wellKnownPeople].map(plainForm));
const peopleByWord = groupByWord(people);

function groupByWord(names: ReadonlySet<string>): ReadonlyMap<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const name of names) {
    for (const word of name.split(' ')) groups.set(word, [...(groups.get(word) ?? []), name]);
  }
  return groups;
}

/** A text, and the well-known people whom it names. */
export class Passage {
  readonly text: string;
  /** Our own instructions, in which a capitalised word that is also a name is not the student. */
  readonly isOurs: boolean;
  readonly #known = new Map<string, boolean>();
  #plain: string | undefined;

  constructor(text: string, isOurs = false) {
    this.text = text;
    this.isOurs = isOurs;
  }

  /** Whether the text names a well-known person in full whose first or last name this is. */
  isAbout(word: string): boolean {
    const known = this.#known.get(word);
    if (known !== undefined) return known;
    const isAbout = peopleByWord.get(word)?.some((name) => this.#plainText().includes(name)) ?? false;
    this.#known.set(word, isAbout);
    return isAbout;
  }

  #plainText(): string {
    this.#plain ??= plainOf(this.text);
    return this.#plain;
  }
}

function plainForm(text: string): string {
  return wordsOf(text)
    .map(({ plain }) => plain)
    .join(' ');
}

/** A word that readers know without knowing the class, such as Newton, Paris or April. */
export const isProperWord = (word: string): boolean => properWords.has(word) || places.has(word);

const isEverydayWord = (word: string, index: NameIndex): boolean =>
  word.length < 3 ||
  index.isOrdinary(word) ||
  everydayWords.has(word) ||
  stopWords.has(word) ||
  commonNouns.has(word) ||
  commonVerbs.has(word);

/**
 * Whether the person is meant. A name by which no one else is known always counts; an everyday word
 * needs a capital within a sentence, and a name that readers know needs the company of a student.
 */
export function isUsedAsName(mention: Mention): boolean {
  const { passage, start, end, variant } = mention;
  const { text } = passage;
  const written = text.slice(start, end);
  if (variant.person.kind === 'person' && !hasCapitals(written)) return false;
  if (variant.isFull)
    return variant.words.some((word) => !isEverydayWord(word, mention.index)) || hasCapitals(written);
  const before = wordsBefore(text, start);
  const after = wordsAfter(text, end);
  if (isPartOfKnownName(mention, before, after)) return false;
  if (isClearlyWord(variant, leadOf(text, start), text.slice(end, end + NEARBY))) return false;
  if (variant.person.isSubject && !passage.isOurs && hasCapitals(written)) return true;
  const isKnown = variant.words.some(isProperWord) || isLastNameOfKnownPerson(mention);
  if (isKnown) return hasStudentCue(mention, before, after, true);
  if (!variant.words.every((word) => isEverydayWord(word, mention.index))) return true;
  if (mention.isInflected === true || !hasCapitals(written)) return false;
  return hasStudentCue(mention, before, after, false) || standsAsName(mention, before, after);
}

/** What follows a word that asks, orders or tells the time: "Will the plant", "Mark each answer", "Summer break". */
const AFTER_WORD: Readonly<Record<string, RegExp>> = {
  will: /^ (?:the|a|an|this|that|these|those|you|we|they|he|she|it|there|your|our|my|his|her|its|their|students?|not)(?!\p{L})/iu,
  may: /^ (?:the|I|we|you|they|he|she|it|\d{1,2}(?!\d))(?!\p{L})/iu,
  mark: /^ (?:the|a|an|each|every|all|your|one|where|what|on|off|scheme)(?!\p{L})/iu,
  summer:
    /^ (?:break|vacation|school|holidays?|term|camp|reading|program|session|solstice|vacations)(?!\p{L})/iu,
  autumn: /^ (?:break|term|leaves|holidays?)(?!\p{L})/iu,
  hope: /^ (?:that|to|you|this|is|for)(?!\p{L})/iu,
  faith: /^ (?:in|is|and reason|communit(?:y|ies))(?!\p{L})/iu,
  grace: /^ (?:period|notes?|under)(?!\p{L})/iu,
};
const SEASON_BEFORE = /\b(?:in|the|last|next|this|every|during|since|good|blind|of) $/iu;

/** Whether a name that is also a word can only be the word here. */
function isClearlyWord({ words }: Variant, lead: string, rest: string): boolean {
  const [word = ''] = words;
  const after = words.length === 1 ? AFTER_WORD[word] : undefined;
  if (!after) return false;
  return after.test(rest) || (/^(?:summer|autumn|faith|may)$/.test(word) && SEASON_BEFORE.test(lead));
}

const hasCapitals = (written: string): boolean => wordsOf(written).every(({ raw }) => isCapitalised(raw));

/** "Rosa" in "Rosa Parks" is not a student, even if the class has a Rosa. */
function isPartOfKnownName({ variant }: Mention, before: readonly Word[], after: readonly Word[]): boolean {
  const name = variant.words.join(' ');
  const left = before.slice(0, 3).map(({ plain }) => plain);
  const right = after.slice(0, 3).map(({ plain }) => plain);
  for (let back = 0; back <= left.length; back += 1) {
    for (let ahead = 0; ahead <= right.length; ahead += 1) {
      const words = [...left.slice(0, back).toReversed(), name, ...right.slice(0, ahead)];
      if (words.length > 1 && people.has(words.join(' '))) return true;
    }
  }
  return false;
}

/** In a text about Rosa Parks, "Parks" is she; her first name still counts as a student's. */
function isLastNameOfKnownPerson({ passage, variant: { words, person } }: Mention): boolean {
  const [name = ''] = words;
  return words.length === 1 && person.family.has(name) && passage.isAbout(name);
}

const BEFORE_STUDENT =
  /(?:\b(?:my|our|the|a|one|new) (?:students?|pupils?|learners?|child|boy|girl|son|daughter|classmates?|kid)|\b(?:students?|pupils?|child|boy|girl|son|daughter|kid) (?:named|called|is|was)|\b(?:dear|hi|hello|hey)|\b(?:name|student|pupil|author|by|from|for|group|parents? of|mother of|father of)s? ?:|\b(?:mrs?|ms|miss|mx)\.?) *$/iu;

const AFTER_STUDENT =
  /^(?:['’]s? (?:homework|iep|504|accommodations?|behaviou?r|reading level|parents|mom|mum|guardians?|quiz|draft|seat|classmates?|dyslexia|adhd|attendance|report card)| (?:struggles?|is (?:absent|struggling|dyslexic|autistic|in my|a student|behind)|needs (?:extra|help|support|more time)|has (?:an iep|a 504|adhd|dyslexia|autism|trouble|difficulty)))(?!\p{L})/iu;

/** Phrases that follow a student's name, but also the name of an author or a force. */
const AFTER_PERSON =
  /^(?:['’]s? (?:essay|work|writing|answers?|mother|father|dad|family|progress|grades?|score|desk|group|reading|needs|paper|project|presentation|notebook|handwriting|report|test)| (?:needs|finds|forgot|missed|asked|told|can't|cannot|won’t|won't|doesn’t|doesn't|didn't|wants|likes|loves|prefers|sits|reads|writes|wrote|works|speaks|said|says|gets|handed|turned|submitted|scored))(?!\p{L})/iu;

function hasStudentCue(
  { passage: { text }, start, end, index }: Mention,
  before: readonly Word[],
  after: readonly Word[],
  strictly: boolean,
): boolean {
  const lead = leadOf(text, start);
  const rest = text.slice(end, end + NEARBY);
  if (!isCapitalised(text.slice(start))) return false;
  if (BEFORE_STUDENT.test(lead) || AFTER_STUDENT.test(rest)) return true;
  if (!strictly && AFTER_PERSON.test(rest)) return true;
  const isAfterName = LIST_BEFORE.test(lead) && isClearName(before, index);
  return isAfterName || (LIST_AFTER.test(rest) && isClearName(after, index));
}

const LIST_BEFORE = /(?:, ?(?:and |or )?| and | or | & )$/u;
const LIST_AFTER = /^(?:, ?(?:and |or )?| and | or | & )/u;

/** Whether the neighbour in a list is a name that is no other word: "Jayden, Will and May". */
function isClearName(neighbours: readonly Word[], index: NameIndex): boolean {
  const neighbour = neighbours.find(({ plain }) => plain !== 'and' && plain !== 'or');
  if (!neighbour || !isCapitalised(neighbour.raw)) return false;
  const { plain } = neighbour;
  return index.beginningWith(plain) !== undefined && !isEverydayWord(plain, index) && !isProperWord(plain);
}

/** Whether an everyday word with a capital stands alone within a sentence: "Ask Will", not "Bill of Rights". */
function standsAsName(
  { passage: { text }, start, end }: Mention,
  [previous]: readonly Word[],
  [next]: readonly Word[],
): boolean {
  const lead = leadOf(text, start);
  if (!previous || !/[\p{L}\p{N},][ \u00a0]$/u.test(lead)) return false;
  if (/^(?:the|a|an)$/.test(previous.plain)) return false;
  const beginsSentence = !/[\p{L}\p{N},;]\s*$/u.test(lead.slice(0, previous.start));
  if (isCapitalised(previous.raw) && !beginsSentence && /\p{L} $/u.test(lead)) return false;
  if (/^ of\b/u.test(text.slice(end, end + 4))) return false;
  return !(next && isCapitalised(next.raw) && text[end] === ' ' && next.start === 1);
}
