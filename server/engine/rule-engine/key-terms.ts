import type { Casing } from './casing.ts';
import { auxiliaries, determiners, prepositions, unitWords } from './data/dictionary.ts';
import type { Definition } from './definitions.ts';
import { namesIn } from './names.ts';
import type { Sentence } from './sentences.ts';
import {
  foldPhrase,
  foldPlural,
  isAdverb,
  isContentWord,
  isPlural,
  isThingWord,
  isVerbForm,
  type Token,
  tokensOf,
} from './words.ts';

export interface Term {
  text: string;
  /** The folded form that counts plural and singular as one. */
  key: string;
  count: number;
  weight: number;
  /** A name rather than a common noun. */
  proper: boolean;
  plural: boolean;
}

interface Candidate {
  text: string;
  key: string;
  length: number;
  proper: boolean;
  count: number;
  inHeading: boolean;
  onlyHeading: boolean;
}

/** How many terms are compared with each other. */
const MAX_WEIGHED = 400;

const SUBJECTS = new Set(['i', 'you', 'he', 'she', 'it', 'we', 'they', 'to', 'who', 'that', 'which']);

/** The key terms of a text, most important first: names, defined terms and repeated nouns. */
export function keyTermsOf(
  sentences: readonly Sentence[],
  definitions: readonly Definition[],
  casing: Casing,
): Term[] {
  const nouns = nounDetector(sentences);
  const candidates = new Map<string, Candidate>();
  for (const sentence of sentences) {
    if (!sentence.heading) {
      for (const name of namesIn(sentence.text, casing)) count(candidates, name, true, false);
    }
    for (const phrase of phrasesIn(sentence.text, nouns, casing)) {
      count(candidates, casing.inside(phrase), false, sentence.heading);
    }
  }
  const defined = new Map(definitions.map(({ term }) => [foldPhrase(term), term]));
  for (const [key, term] of defined) {
    if (!candidates.has(key)) count(candidates, term, false, false);
  }
  const terms = [...candidates.values()]
    .filter((candidate) => candidate.count > 1 || candidate.proper || defined.has(candidate.key))
    .map((candidate) => weigh(candidate, defined))
    .toSorted((a, b) => b.weight - a.weight || a.text.localeCompare(b.text, 'en'));
  const leading = terms.slice(0, MAX_WEIGHED);
  return leading.filter((term) => !isPartOfLonger(term, leading));
}

function count(candidates: Map<string, Candidate>, text: string, proper: boolean, inHeading: boolean): void {
  const key = foldPhrase(text);
  const known = candidates.get(key);
  if (known === undefined) {
    const length = tokensOf(text).length;
    candidates.set(key, { text, key, length, proper, count: 1, inHeading, onlyHeading: inHeading });
    return;
  }
  // Headings may use title case, so prefer the spelling of running text.
  if (known.onlyHeading && !inHeading) known.text = text;
  known.onlyHeading &&= inHeading;
  known.count += 1;
  known.inHeading ||= inHeading;
  known.proper ||= proper;
}

function weigh(candidate: Candidate, defined: ReadonlyMap<string, string>): Term {
  const { key, proper, length, inHeading } = candidate;
  const factor =
    (defined.has(key) ? 2.5 : 1) * (inHeading ? 1.4 : 1) * (proper ? 1.1 : 1) * (1 + 0.5 * (length - 1));
  const text = defined.get(key) ?? candidate.text;
  return {
    text,
    key,
    count: candidate.count,
    weight: candidate.count * factor,
    proper,
    plural: !proper && isPlural(text),
  };
}

/** Whether a term hardly ever occurs outside a longer term, or is part of a name. */
function isPartOfLonger(term: Term, terms: readonly Term[]): boolean {
  return terms.some(
    (longer) =>
      longer !== term &&
      ` ${longer.key} `.includes(` ${term.key} `) &&
      longer.key.length > term.key.length &&
      (term.count - longer.count < 2 || (longer.proper && term.proper)),
  );
}

function phrasesIn(text: string, isNoun: (lower: string) => boolean, casing: Casing): string[] {
  return runsOf(text, casing).flatMap((run) => {
    const phrases: string[] = [];
    for (let end = 1; end <= run.length; end += 1) {
      const last = run[end - 1];
      if (last === undefined || !isNoun(last.lower)) continue;
      for (let start = end - 1; start >= Math.max(0, end - 3); start -= 1) {
        const first = run[start];
        if (first === undefined || (start < end - 1 && !canLead(first.lower, isNoun))) break;
        phrases.push(text.slice(first.start, last.end));
      }
    }
    return phrases;
  });
}

function canLead(lower: string, isNoun: (lower: string) => boolean): boolean {
  return !isAdverb(lower) && (isNoun(lower) || !isVerbForm(lower));
}

/** Runs of content words, without names, separated only by spaces. */
function runsOf(text: string, casing: Casing): Token[][] {
  const runs: Token[][] = [];
  let open: Token[] = [];
  let previousEnd = -1;
  for (const token of tokensOf(text)) {
    const counts = isContentWord(token.lower) && !unitWords.has(token.lower) && !casing.isName(token.text);
    if (text.slice(previousEnd, token.start) !== ' ' || !counts) open = [];
    if (counts) {
      if (open.length === 0) runs.push(open);
      open.push(token);
    }
    previousEnd = token.end;
  }
  return runs;
}

/** Decides from the neighbouring words whether the text uses a word as a noun. */
function nounDetector(sentences: readonly Sentence[]): (lower: string) => boolean {
  const scores = new Map<string, number>();
  const leads = new Map<string, [leading: number, all: number]>();
  for (const { text } of sentences) {
    const tokens = tokensOf(text);
    tokens.forEach((token, index) => {
      const key = foldPlural(token.lower);
      const before = tokens[index - 1];
      const after = tokens[index + 1];
      const joined = after !== undefined && text.slice(token.end, after.start) === ' ';
      const [leading, all] = leads.get(key) ?? [0, 0];
      const modifiesNext = joined && isThingWord(after.lower.replace(/'s$/, ''));
      leads.set(key, [leading + (modifiesNext ? 1 : 0), all + 1]);
      // In "the cold air" the article belongs to "air".
      const score = modifiesNext ? 0 : neighbourScore(before?.lower, joined ? after.lower : undefined);
      scores.set(key, (scores.get(key) ?? 0) + score);
    });
  }
  return (lower) => {
    const key = foldPlural(lower);
    const score = scores.get(key) ?? 0;
    const [leading, all] = leads.get(key) ?? [0, 1];
    if (isAdverb(lower) || leading / all > 0.6) return false;
    if (/(?:ed|ing)$/.test(lower) || isVerbForm(lower)) return score >= 2;
    return score >= 0;
  };
}

function neighbourScore(before: string | undefined, after: string | undefined): number {
  let score = 0;
  if (before !== undefined && (determiners.has(before) || prepositions.has(before))) score += 1;
  if (before !== undefined && (SUBJECTS.has(before) || auxiliaries.has(before))) score -= 1;
  if (after === 'of' || (after !== undefined && auxiliaries.has(after))) score += 1;
  if (after !== undefined && determiners.has(after)) score -= 1.5;
  return score;
}
