import type { Term } from '../key-terms.ts';
import type { Sentence } from '../sentences.ts';
import { placeOf, type SourceReading } from '../source-reading.ts';
import { isContentWord, isVerbForm, tokensOf } from '../words.ts';
import { BLANK } from './candidate.ts';

export interface Cloze {
  sentence: Sentence;
  term: Term;
  /** The term as the sentence writes it. */
  answer: string;
  /** The sentence with a blank for the term. */
  gapped: string;
}

const BELIEF = /\b(?:believe[ds]?|thought|think|misconception|mistake|wrongly|supposed(?:ly)?)\b/i;

/** Statements that may be put to students as so, most central first; a belief that is only reported is not. */
export function factsOf(reading: SourceReading): Sentence[] {
  return reading.central.filter(({ text }) => !BELIEF.test(text));
}

/** Every way to blank out one key term, the weightiest term of each sentence first, then the second of each. */
export function clozesOf(reading: SourceReading): Cloze[] {
  // What the whole text is about fits nearly everywhere, so it is blanked out last.
  const subject = reading.terms[0];
  const bySentence = factsOf(reading).map((sentence) =>
    reading
      .termsIn(sentence.text)
      .filter(({ text }) => text.length > 2)
      .toSorted((a, b) => Number(a === subject) - Number(b === subject))
      .flatMap((term) => clozeOf(sentence, term) ?? []),
  );
  const deepest = Math.max(0, ...bySentence.map((clozes) => clozes.length));
  return Array.from({ length: Math.min(deepest, 3) }, (_, rank) =>
    bySentence.flatMap((clozes) => clozes[rank] ?? []),
  ).flat();
}

function clozeOf(sentence: Sentence, term: Term): Cloze | null {
  const place = placeOf(sentence.text, term.key);
  if (place === null || modifies(sentence.text, place.end)) return null;
  const before = sentence.text
    .slice(0, place.start)
    .replace(/\b(an?) $/i, (article) => (/^A/.test(article) ? 'A(n) ' : 'a(n) '));
  const answer = sentence.text.slice(place.start, place.end);
  return { sentence, term, answer, gapped: `${before}${BLANK}${sentence.text.slice(place.end)}` };
}

/** "____ cells" asks for a guess at a habit of speech. */
function modifies(text: string, end: number): boolean {
  const [next] = tokensOf(text.slice(end));
  return (
    next !== undefined &&
    next.start === 1 &&
    isContentWord(next.lower) &&
    !isVerbForm(next.lower) &&
    !/(?:ed|ly)$/.test(next.lower)
  );
}
