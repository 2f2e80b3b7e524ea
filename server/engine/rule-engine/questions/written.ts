import type { Casing } from '../casing.ts';
import type { Definition } from '../definitions.ts';
import type { Sentence } from '../sentences.ts';
import { contains, type SourceReading } from '../source-reading.ts';
import { capitalise, escaped, isPlural, isThingWord, tokensOf } from '../words.ts';
import { type Candidate, quote } from './candidate.ts';
import { factsOf } from './cloze.ts';

/** Questions with short answers: causes first, then meanings, links between two terms, and paraphrases. */
export function shortAnswerCandidates(reading: SourceReading): Candidate[] {
  const { casing } = reading;
  const causes = reading.sentences.flatMap((sentence) => cause(sentence, casing) ?? []);
  const meanings = reading.definitions
    .filter(({ full }) => full)
    .toSorted((a, b) => Number(a.name) - Number(b.name))
    .map((definition) => meaning(definition, casing));
  return [...causes, ...meanings, ...linksOf(reading), ...factsOf(reading).map(paraphrase)];
}

function shortAnswer(
  stem: string,
  answer: string,
  sentence: Sentence,
  rest: Partial<Candidate['question']>,
): Candidate {
  return {
    question: {
      type: 'short-answer',
      stem,
      answers: [answer],
      difficulty: 'Medium',
      bloom: 'Understand',
      dok: 2,
      lines: 3,
      explanation: `The source says: ${quote(sentence.text)}`,
      source_ref: sentence.text,
      ...rest,
    },
    uses: [sentence.index],
  };
}

function cause(sentence: Sentence, casing: Casing): Candidate | null {
  const text = sentence.text.replace(/\.$/, '');
  const match = /^(\p{Lu}[^,;]{10,}?),? because (?!of\b)([^;]{8,})$/u.exec(text);
  const turned = match ? null : /^Because (?!of\b)([^,;]{8,}), ([^;]{10,})$/.exec(text);
  const effect = match?.[1] ?? turned?.[2];
  const reason = match?.[2] ?? turned?.[1];
  if (
    effect === undefined ||
    reason === undefined ||
    /^(?:It|They|This|These|He|She|His|Her|Their)\b/.test(effect)
  )
    return null;
  const clause = casing.clause(effect);
  // A capital that may be a name's or only the sentence's stays at the start of a sentence.
  const [, next] = tokensOf(clause);
  const isSubject = next !== undefined && !isThingWord(next.lower);
  const isUnclear = /^\p{Lu}\p{Ll}/u.test(clause) && !isSubject && !isSurelyName(clause, casing);
  const stem = isUnclear ? `Explain why this is so: ${quote(`${effect}.`)}` : `Explain why ${clause}.`;
  return shortAnswer(stem, `Because ${reason}.`, sentence, {
    bloom: 'Analyze',
    difficulty: 'Hard',
  });
}

/** Whether a phrase with a capital is a name for certain: another capital follows, or the text writes it within sentences. */
function isSurelyName(phrase: string, casing: Casing): boolean {
  const [first, second] = tokensOf(phrase);
  return /^\p{Lu}/u.test(second?.text ?? '') || (first !== undefined && casing.isName(first.text));
}

function meaning({ term, name: isName, definition, sentence }: Definition, casing: Casing): Candidate {
  const article = new RegExp(String.raw`^(The|An?) ${escaped(term)}`, 'i')
    .exec(sentence.text)?.[1]
    ?.toLowerCase();
  const name = article === undefined ? term : `${article} ${term}`;
  const asked =
    article === undefined && !isPlural(term)
      ? `what does ${quote(term)} mean?`
      : `what ${isPlural(term) ? 'are' : 'is'} ${name}?`;
  const about = isSurelyName(term, casing)
    ? `In your own words, what does the source say about ${name}?`
    : `${capitalise(name)}: in your own words, what does the source say?`;
  const stem = isName ? about : `In your own words, ${asked}`;
  return shortAnswer(stem, `${capitalise(definition)}.`, sentence, {});
}

function paraphrase(sentence: Sentence): Candidate {
  const stem = `In your own words, what does this sentence from the source mean? ${quote(sentence.text)}`;
  return shortAnswer(stem, `The full meaning of the sentence, in other words: ${sentence.text}`, sentence, {
    explanation: 'An answer that repeats the sentence doesn’t show that the student understood it.',
  });
}

/** Asks about two terms that share exactly one sentence, so that there is one answer. */
function linksOf(reading: SourceReading): Candidate[] {
  const asked = new Set<string>();
  return factsOf(reading).flatMap((sentence) => {
    const pair = pairIn(sentence, reading);
    if (pair === null || asked.has(pair.join())) return [];
    asked.add(pair.join());
    const stem = `In your own words, what does the source say about ${quote(pair[0])} and ${quote(pair[1])}? One sentence is enough.`;
    return shortAnswer(stem, sentence.text, sentence, {});
  });
}

function pairIn(sentence: Sentence, reading: SourceReading): [string, string] | null {
  const [first, second] = reading.termsIn(sentence);
  if (first === undefined || second === undefined) return null;
  const places = reading.sentences.filter(
    (other) => !other.heading && contains(other, first.key) && contains(other, second.key),
  );
  return places.length === 1 ? [first.text, second.text] : null;
}
