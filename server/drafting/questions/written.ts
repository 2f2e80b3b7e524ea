import type { Definition } from '../definitions.ts';
import type { Term } from '../key-terms.ts';
import type { Sentence } from '../sentences.ts';
import type { SourceReading } from '../source-reading.ts';
import { capitalise, isPlural, joinWords } from '../words.ts';
import { type Candidate, quote } from './candidate.ts';
import { factsOf } from './cloze.ts';

/** Short answers in the student's own words: causes first, then meanings, then how two terms hang together. */
export function shortAnswerCandidates(reading: SourceReading): Candidate[] {
  const { clause } = reading.casing;
  const causes = reading.sentences.flatMap((sentence) => cause(sentence, clause) ?? []);
  const meanings = reading.definitions.filter(({ full }) => full).map(meaning);
  const links = factsOf(reading).flatMap((sentence) => link(sentence, reading) ?? []);
  return [...causes, ...meanings, ...links];
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

function cause(sentence: Sentence, clause: (words: string) => string): Candidate | null {
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
  return shortAnswer(`Explain why ${clause(effect)}.`, `Because ${reason}.`, sentence, {
    bloom: 'Analyze',
    difficulty: 'Hard',
  });
}

function meaning({ term, definition, sentence }: Definition): Candidate {
  const article = new RegExp(String.raw`^(The|An?) ${escape(term)}`, 'i')
    .exec(sentence.text)?.[1]
    ?.toLowerCase();
  const name = article === undefined ? term : `${article} ${term}`;
  const verb = isPlural(term) ? 'are' : 'is';
  return shortAnswer(`In your own words, what ${verb} ${name}?`, `${capitalise(definition)}.`, sentence, {});
}

function escape(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}

function link(sentence: Sentence, reading: SourceReading): Candidate | null {
  const [first, second] = reading.termsIn(sentence);
  if (first === undefined || second === undefined) return null;
  const stem = `What does the source say about how ${quote(first.text)} and ${quote(second.text)} are connected?`;
  return shortAnswer(stem, sentence.text, sentence, {});
}

/** Longer answers that take a position or put the source's terms together. */
export function openEndedCandidates(reading: SourceReading): Candidate[] {
  const facts = factsOf(reading);
  const used = reading.terms.filter((term) => facts.some((fact) => reading.termsIn(fact).includes(term)));
  // Things before names, and what the whole text is about last: it belongs to every answer anyway.
  const rank = (term: Term) => (term === reading.terms[0] ? 2 : Number(term.proper));
  const terms = used.toSorted((a, b) => rank(a) - rank(b));
  const said = (keys: readonly string[]) =>
    facts.filter((fact) => reading.termsIn(fact).some(({ key }) => keys.includes(key))).slice(0, 3);
  const groups = Array.from({ length: Math.floor(terms.length / 3) }, (_, index) =>
    terms.slice(index * 3, index * 3 + 3),
  );
  return groups.flatMap((group, index) => {
    const details = said(group.map(({ key }) => key)).map(({ text }) => text);
    const [first, second] = group;
    if (details.length < 2 || first === undefined || second === undefined) return [];
    const weigh = index % 2 === 0;
    const stem = weigh
      ? `Which matters more in this source, ${quote(first.text)} or ${quote(second.text)}? Take a position and defend it with at least two details from the source.`
      : `Make a labelled diagram or a table that shows how ${joinWords(group.map(({ text }) => quote(text)))} are connected. Add one sentence for each link, with a detail from the source.`;
    return {
      question: {
        type: 'open-ended' as const,
        stem,
        answers: [`Details that the answer can draw on: ${details.map(quote).join(' ')}`],
        difficulty: 'Hard' as const,
        bloom: weigh ? ('Evaluate' as const) : ('Create' as const),
        dok: 3,
        lines: 8,
        source_ref: details[0],
      },
      uses: [],
    };
  });
}
