import type { Definition } from '../../../drafting/definitions.ts';
import type { Term } from '../../../drafting/key-terms.ts';
import { factsOf } from '../../../drafting/questions/cloze.ts';
import type { Sentence } from '../../../drafting/sentences.ts';
import type { SourceReading } from '../../../drafting/source-reading.ts';
import { foldPhrase } from '../../../drafting/words.ts';

/** What the sources give a lesson. */
export interface LessonSource {
  reading: SourceReading;
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
  const facts = factsOf(reading);
  if (facts.length === 0) return null;
  const meanings = new Map(
    reading.definitions.map((definition) => [foldPhrase(definition.term), definition]),
  );
  const about = foldPhrase(topic);
  const things = reading.terms.filter(({ proper, key }) => !proper && key !== about);
  const pool = things.length > 1 ? things : reading.terms;
  const explained = (term: Term) => (meanings.has(term.key) ? 1 : 0);
  // What the whole text is about says too little to dwell on.
  const dwelt = (term: Term) => (term === reading.terms[0] ? -1 : explained(term));
  const terms = pool.toSorted((a, b) => dwelt(b) - dwelt(a) || b.weight - a.weight);
  const [first, second] = terms;
  return {
    reading,
    statements: facts.slice(0, READ_IN_CLASS).toSorted((a, b) => a.index - b.index),
    terms,
    linked: linkedIn(facts, terms, reading),
    compared: first && second ? [first.text, second.text] : null,
    meaningOf: (term) => meanings.get(foldPhrase(term)),
  };
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
