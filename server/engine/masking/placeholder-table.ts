import type { Placeholder } from '../port/engine.ts';
import type { KnownPerson } from './name-index.ts';

type Kind = Placeholder['kind'];

const HEADS: Readonly<Record<Kind, string>> = {
  student: 'Student',
  person: 'Person',
  email: 'Email',
  phone: 'Phone',
  id: 'Id',
  text: 'Text',
};

export const HEAD_NAMES: readonly string[] = Object.values(HEADS);

/** The letters that tell the ways apart in which one person's name was written; the first has none. */
const SPELLINGS = ['', ...'bcdefghijklmnopqrstuvwxyz'.split('')];

interface Spelled {
  number: number;
  spellings: number;
}

/** The placeholders of a run: a value always gets the same one. */
export class PlaceholderTable {
  readonly #byName = new Map<string, Placeholder>();
  readonly #byValue = new Map<string, Placeholder>();
  readonly #persons = new Map<KnownPerson, Spelled>();
  readonly #counts = new Map<Kind, number>();

  get isEmpty(): boolean {
    return this.#byName.size === 0;
  }

  find(name: string): Placeholder | undefined {
    return this.#byName.get(name);
  }

  /** Every way to write a person's name has a placeholder of its own: Student_1, Student_1b. */
  ofPerson(person: KnownPerson, value: string): Placeholder {
    const known = this.#byValue.get(value);
    if (known) return known;
    let spelled = this.#persons.get(person);
    if (!spelled || spelled.spellings >= SPELLINGS.length) {
      spelled = { number: this.#next(person.kind), spellings: 0 };
      this.#persons.set(person, spelled);
    }
    const suffix = SPELLINGS[spelled.spellings++] ?? '';
    return this.#add(person.kind, `${spelled.number}${suffix}`, value);
  }

  ofValue(kind: Exclude<Kind, KnownPerson['kind']>, value: string): Placeholder {
    return this.#byValue.get(value) ?? this.#add(kind, String(this.#next(kind)), value);
  }

  #next(kind: Kind): number {
    const number = (this.#counts.get(kind) ?? 0) + 1;
    this.#counts.set(kind, number);
    return number;
  }

  #add(kind: Kind, suffix: string, value: string): Placeholder {
    const placeholder = { name: `${HEADS[kind]}_${suffix}`, kind, value };
    this.#byName.set(placeholder.name, placeholder);
    this.#byValue.set(value, placeholder);
    return placeholder;
  }
}
