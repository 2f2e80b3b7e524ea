import { particles } from './data/everyday-words.ts';
import { remember } from '../../platform/remember.ts';
import { nicknames } from './data/nicknames.ts';
import { isUnspaced, wordsOf, wordsOfPrompt } from './words.ts';

/** A person whose name must not reach a model. */
export interface PersonName {
  given: string;
  family: string;
}

export interface KnownPerson {
  kind: 'student' | 'person';
  /** The words of the last name. */
  family: ReadonlySet<string>;
  /** The document is about this student, so that every capitalised word that can be the name is. */
  isSubject?: true;
}

/** One way to write a name. */
interface Spelling {
  /** The words of the name, in lower case and without diacritics. */
  words: readonly string[];
  /** Its words between spaces. */
  text: string;
  /** Whether it consists of both names. */
  isFull: boolean;
  /** A short name as its bearer writes it: "Thị" is not the beginning of "This", nor "Lê" an article. */
  marked?: string;
}

/** One way to write a person's name. */
export interface Variant extends Spelling {
  person: KnownPerson;
}

/** Finds every way to write the names of known persons by its first word. */
export class NameIndex {
  readonly #variants = new Map<string, Variant[]>();
  /** Names in scripts without spaces, which can occur within a word; by their first character. */
  readonly #unspaced = new Map<string, Variant[]>();
  readonly #persons = new Map<string, KnownPerson>();
  readonly #subjects = new Map<string, KnownPerson>();

  readonly #ordinary: ReadonlySet<string>;

  /** The words of our own instructions are common words even if a student has one as a name. */
  constructor(instructions = '') {
    this.#ordinary = ordinaryWordsOf(instructions);
  }

  isOrdinary(word: string): boolean {
    return this.#ordinary.has(word);
  }

  get isEmpty(): boolean {
    return this.#persons.size === 0;
  }

  /** A student whom the document is about. Add these first, because the first of two persons with a name counts. */
  addSubject(text: string): void {
    this.#subjects.set(text, this.#add(splitName(text), { kind: 'student', isSubject: true }));
  }

  /** The values of the fields for a student, each with the student. */
  get subjects(): Iterable<readonly [string, KnownPerson]> {
    return this.#subjects;
  }

  add(name: PersonName, kind: KnownPerson['kind']): void {
    this.#add(name, { kind });
  }

  #add({ given, family }: PersonName, about: Omit<KnownPerson, 'family'>): KnownPerson {
    const { key, last, spellings } = spellingsOf(`${given}${BETWEEN_NAMES}${family}`);
    const known = this.#persons.get(key);
    if (known) return known;
    const person: KnownPerson = { ...about, family: last };
    if (spellings.length === 0) return person;
    this.#persons.set(key, person);
    for (const spelling of spellings) this.#put({ ...spelling, person });
    return person;
  }

  /** The variants that begin with this word, longest first. */
  beginningWith(word: string): readonly Variant[] | undefined {
    return this.#variants.get(word);
  }

  /** The longest name at this position of a run without spaces. */
  within(run: string, position: number): Variant | undefined {
    return this.#unspaced
      .get(run[position] ?? '')
      ?.find(({ words }) => run.startsWith(words[0] ?? '', position));
  }

  get hasUnspaced(): boolean {
    return this.#unspaced.size > 0;
  }

  #put(variant: Variant): void {
    const { words, text } = variant;
    const [head = ''] = words;
    const unspaced = isUnspaced(head) && words.length === 1;
    const [map, key] = unspaced ? [this.#unspaced, head[0] ?? ''] : [this.#variants, head];
    const others = map.get(key);
    if (!others) {
      map.set(key, [variant]);
    } else if (!others.some((other) => other.text === text)) {
      others.push(variant);
      others.sort((a, b) => b.words.length - a.words.length || b.text.length - a.text.length);
    }
  }
}

const PROMPTS = 50;

const ordinaryWordsOf = remember(
  PROMPTS,
  (prompt) =>
    new Set(wordsOfPrompt(prompt).flatMap(({ raw, plain }) => (raw === raw.toLowerCase() ? [plain] : []))),
);

interface Spellings {
  /** The same for two names that differ in case or diacritics. */
  key: string;
  /** The words of the last name. */
  last: ReadonlySet<string>;
  spellings: readonly Spelling[];
}

const BETWEEN_NAMES = '\0';
const NAMES = 5000;

/** Remembered, because the names of a class are the same for each of its documents. */
const spellingsOf = remember(NAMES, (name): Spellings => {
  const [first = [], last = []] = name.split(BETWEEN_NAMES).map(namesIn);
  const full = fullNames(first, last).map((words) => ({ words, isFull: true }));
  const written = new Map(wordsOf(name).map(({ raw, plain }) => [plain, raw.toLowerCase().normalize('NFC')]));
  const short = nicknamesOf(first).map((word) => [word]);
  const parts = [...partsOf(first), ...partsOf(last), ...short].map((words) => {
    const [word = ''] = words;
    const marked = words.length === 1 && word.length <= SHORT ? written.get(word) : undefined;
    return { words, isFull: false, ...(marked !== undefined && { marked }) };
  });
  return {
    key: [...first, '/', ...last].join(' '),
    last: new Set(last),
    spellings: [...full, ...parts].map((spelling) => ({ ...spelling, text: spelling.words.join(' ') })),
  };
});

/** A name of so few letters is a part of many words, and another word without its marks. */
const SHORT = 3;

/** The usual short forms of a first name. */
const nicknamesOf = (first: readonly string[]): readonly string[] =>
  first.slice(0, 1).flatMap((name) => nicknames.get(name) ?? []);

const namesIn = (text: string): string[] => wordsOf(text).map(({ plain }) => plain);

/** "Ana Lucía García-López" is also "Ana García", "Garcia Lopez, Ana" or "AnaGarcia". */
function fullNames(given: readonly string[], family: readonly string[]): string[][] {
  if (given.length === 0 || family.length === 0) return [];
  const firsts = [given, given.slice(0, 1)];
  const lasts = [family, family.slice(0, 1), family.slice(-1)].filter((words) => !isParticle(words));
  const orders = firsts.flatMap((first) =>
    lasts.flatMap((last) => [
      [...first, ...last],
      [...last, ...first],
    ]),
  );
  return orders.flatMap((words) => [words, [words.join('')]]);
}

const isParticle = (words: readonly string[]): boolean => words.length === 1 && particles.has(words[0] ?? '');

/** The name as a whole, joined, and by each of its words. */
function partsOf(name: readonly string[]): string[][] {
  const single = name.filter((word) => isUsable(word, name.length)).map((word) => [word]);
  return name.length > 1 ? [[...name], [name.join('')], ...single] : single;
}

/** An initial or a particle doesn't identify a person; a single character of an unspaced script is too common. */
function isUsable(word: string, words: number): boolean {
  if (word.length < 2) return false;
  return words === 1 || !particles.has(word);
}

/** A name typed as one text: "Ana García" or "García, Ana". */
export function splitName(text: string): PersonName {
  const name = text.trim();
  const comma = name.indexOf(',');
  if (comma > 0) return { given: name.slice(comma + 1).trim(), family: name.slice(0, comma).trim() };
  const space = name.lastIndexOf(' ');
  return space < 0
    ? { given: name, family: '' }
    : { given: name.slice(0, space).trim(), family: name.slice(space + 1) };
}
