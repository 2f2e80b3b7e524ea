import { areNear, type Definition } from '../../../drafting/definitions.ts';
import type { Term } from '../../../drafting/key-terms.ts';
import { factsOf } from '../../../drafting/questions/cloze.ts';
import type { Sentence } from '../../../drafting/sentences.ts';
import type { SourceReading } from '../../../drafting/source-reading.ts';
import { foldPhrase } from '../../../drafting/words.ts';

/** What the sources give a lesson. */
export interface LessonSource {
  reading: SourceReading;
  /** What says most about the topic, first things first. */
  facts: Sentence[];
  /** What is read in class, in the order of the source, so that the lesson reads on. */
  statements: Sentence[];
  /** What the lesson dwells on, what the source explains first; not the topic itself. */
  terms: Term[];
  /** Two terms that the source speaks of in one sentence. */
  linked: [string, string] | null;
  /** Two terms to hold against each other. */
  compared: [string, string] | null;
  meaningOf(term: string): Definition | undefined;
}

const READ_IN_CLASS = 6;

export function lessonSource(reading: SourceReading, topic: string): LessonSource | null {
  const about = foldPhrase(topic);
  const facts = aboutFirst(factsOf(reading), about, reading);
  if (facts.length === 0) return null;
  const meanings = new Map(
    reading.definitions.map((definition) => [foldPhrase(definition.term), definition]),
  );
  const things = reading.terms.filter(
    ({ proper, key }) => (!proper || meanings.has(key)) && !` ${about} `.includes(` ${key} `),
  );
  const pool = things.length > 1 ? things : reading.terms;
  const explained = (term: Term) => (meanings.has(term.key) ? 1 : 0);
  // What the whole text is about says too little to dwell on.
  const dwelt = (term: Term) => (term === reading.terms[0] ? -1 : explained(term));
  const terms = pool.toSorted((a, b) => dwelt(b) - dwelt(a) || b.weight - a.weight);
  return {
    reading,
    facts,
    statements: facts.slice(0, READ_IN_CLASS).toSorted((a, b) => a.index - b.index),
    terms,
    linked: linkedIn(facts, terms, reading),
    compared: comparedOf(terms, meanings),
    meaningOf: (term) => meanings.get(foldPhrase(term)),
  };
}

/** How many places forward a statement moves for each term of the topic that it speaks of. */
const LEAP = 12;

/** The statements that speak of the topic itself come forward. */
function aboutFirst(facts: readonly Sentence[], about: string, reading: SourceReading): Sentence[] {
  const named = reading.terms.filter(({ key }) => ` ${about} `.includes(` ${key} `));
  const hits = (fact: Sentence) => reading.termsIn(fact).filter((term) => named.includes(term)).length;
  return facts
    .map((fact, index) => ({ fact, place: index - LEAP * hits(fact) }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ fact }) => fact);
}

/** Near each other if the source explains two such, else of one kind. */
function comparedOf(
  terms: readonly Term[],
  meanings: ReadonlyMap<string, Definition>,
): [string, string] | null {
  const leading = terms.slice(0, 6);
  const pairs = leading.flatMap((one, index) =>
    leading.slice(index + 1).map((other) => [one, other] as const),
  );
  const near = pairs.find(([one, other]) => {
    const [left, right] = [meanings.get(one.key), meanings.get(other.key)];
    return left !== undefined && right !== undefined && areNear(left, right);
  });
  const [first, second] = near ?? pairs.find(([one, other]) => one.proper === other.proper) ?? pairs[0] ?? [];
  return first && second ? [first.text, second.text] : null;
}

function linkedIn(
  facts: readonly Sentence[],
  terms: readonly Term[],
  reading: SourceReading,
): [string, string] | null {
  for (const fact of facts) {
    const [first, second] = terms.filter((term) => reading.termsIn(fact).includes(term));
    if (first && second) return [first.text, second.text];
  }
  return null;
}
