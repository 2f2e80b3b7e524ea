import { refersBack, type Sentence } from '../sentences.ts';
import { shuffled } from '../shuffle.ts';
import type { SourceReading } from '../source-reading.ts';
import { irregularPast } from '../data/dictionary.ts';
import { capitalise, tokensOf } from '../words.ts';
import { BLANK, type Candidate, quote } from './candidate.ts';
import { factsOf } from './cloze.ts';
import { datedIn } from './years.ts';

const NUMBER = /(?<![\p{L}\d.,/-])\d+(?:,\d{3})*(?:\.\d+)?(?![\d/]|\p{L}|-\p{L})/gu;

/** Numeric questions: a number or year in the source, or the difference between two numbers in a sentence. */
export function numericCandidates(reading: SourceReading): Candidate[] {
  return factsOf(reading)
    .flatMap((sentence) => difference(sentence) ?? figure(sentence) ?? [])
    .toSorted((a, b) => rank(a) - rank(b));
}

function rank({ question }: Candidate): number {
  return question.bloom === 'Apply' ? 0 : question.stem.includes('year') ? 2 : 1;
}

function numeric(
  stem: string,
  answer: number,
  sentence: Sentence,
  rest: Partial<Candidate['question']>,
): Candidate {
  return {
    question: {
      type: 'numeric',
      stem,
      answers: [String(answer)],
      tolerance: 0,
      difficulty: 'Medium',
      bloom: 'Remember',
      dok: 1,
      explanation: `The source says: ${quote(sentence.text)}`,
      source_ref: sentence.text,
      ...rest,
    },
    uses: [sentence.index],
  };
}

function valueOf(written: string): number {
  return Number(written.replaceAll(',', ''));
}

/** Neither the day of a date nor the whole part of "1 5/12" makes a question. */
const DAY =
  /\b(?:January|February|March|April|May|June|July|August|September|October|November|December|(?:Jan|Feb|Aug|Sept|Oct|Nov|Dec)\.) $/;

function figure(sentence: Sentence): Candidate | null {
  const [only, ...more] = [...sentence.text.matchAll(NUMBER)];
  if (only === undefined || more.length > 0) return null;
  if (
    DAY.test(sentence.text.slice(0, only.index)) ||
    /^ \d+\//.test(sentence.text.slice(only.index + only[0].length))
  )
    return null;
  const gapped =
    sentence.text.slice(0, only.index) + BLANK + sentence.text.slice(only.index + only[0].length);
  const asked = datedIn(sentence) === null ? 'number' : 'year';
  const stem = `Which ${asked} does the source give? ${quote(gapped)}`;
  return numeric(stem, valueOf(only[0]), sentence, {});
}

// Percentages of different wholes can't be subtracted.
const NO_AMOUNT = /^(?:percent|per|times|of|and|or|to)$/i;

/** Asks for the difference between two numbers with the same unit ("from 40 meters to 65 meters"). */
function difference(sentence: Sentence): Candidate | null {
  const numbers = [...sentence.text.matchAll(new RegExp(String.raw`${NUMBER.source} (\p{L}+)`, 'gu'))];
  const [first, second] = numbers;
  if (numbers.length !== 2 || first?.[1] === undefined || first[1] !== second?.[1]) return null;
  const [large, small] = [
    valueOf(first[0].split(' ')[0] ?? ''),
    valueOf(second[0].split(' ')[0] ?? ''),
  ].toSorted((x, y) => y - x);
  if (large === undefined || small === undefined || large === small || NO_AMOUNT.test(first[1])) return null;
  const result = Math.round((large - small) * 1e6) / 1e6;
  const stem = `Work out the difference between the two numbers, in ${first[1]}. ${quote(sentence.text)}`;
  return numeric(stem, result, sentence, {
    bloom: 'Apply',
    dok: 2,
    explanation: `${large} − ${small} = ${result}`,
  });
}

const MARKER =
  /^(?:first(?:ly)?|second(?:ly)?|third(?:ly)?|next|then|after that|afterwards?|finally|lastly)\b,?\s*/i;
const DATED = /^(?:In|On [^,]{3,20},?) (1\d{3}|20\d{2}),? /;
/** The rest of a dated sentence that makes no sense without its date. */
const FRAGMENT = /^(?:known|called|when|which|where|while|after|before|as|however|though)\b/i;
const ITEMS = { least: 3, most: 6 };

/** Ordering questions: steps that the source gives in order, and events with years. */
export function orderingCandidates(reading: SourceReading): Candidate[] {
  const dated = reading.sentences
    .flatMap((sentence) => {
      const year = DATED.exec(sentence.text)?.[1];
      return year === undefined || refersBack(sentence.text) || !describesEvent(bare(sentence.text, DATED))
        ? []
        : [{ sentence, year: Number(year), text: bare(sentence.text, DATED) }];
    })
    .toSorted((a, b) => a.year - b.year)
    .filter((event, index, all) => event.year !== all[index - 1]?.year);
  const sequences = [...stepsOf(reading.sentences), ...numberedOf(reading)];
  return [
    ...sequences.flatMap((steps) => ordering('Put these steps in the order that the source gives.', steps)),
    ...ordering('Put these events in the order in which they happened, earliest first.', dated),
  ];
}

/** Whether the text describes an action in the past, rather than a state. */
function describesEvent(text: string): boolean {
  if (FRAGMENT.test(text) || /^there (?:was|were)\b/i.test(text)) return false;
  return tokensOf(text).some(({ lower }) => irregularPast.has(lower) || /[^e]ed$/.test(lower));
}

interface Step {
  sentence: Sentence;
  text: string;
}

function stepsOf(sentences: readonly Sentence[]): Step[][] {
  const sequences: Step[][] = [];
  let open: Step[] = [];
  for (const sentence of sentences) {
    const marked = MARKER.test(sentence.text);
    const begins = /^first/i.test(sentence.text);
    if (begins || (!marked && open.length > 0)) open = [];
    if (begins) sequences.push(open);
    if (marked && (begins || open.length > 0)) open.push({ sentence, text: bare(sentence.text, MARKER) });
  }
  return sequences;
}

function numberedOf(reading: SourceReading): Step[][] {
  const sequences: Step[][] = [];
  let expected = 1;
  for (const sentence of reading.sentences) {
    const number = /^(\d{1,2})[.)]\s+\p{L}/u.exec(sentence.text)?.[1];
    if (number === undefined) continue;
    if (Number(number) === 1) sequences.push([]);
    else if (Number(number) !== expected) continue;
    expected = Number(number) + 1;
    sequences.at(-1)?.push({ sentence, text: bare(sentence.text, /^\d{1,2}[.)]\s+/) });
  }
  return sequences;
}

function bare(text: string, lead: RegExp): string {
  return capitalise(text.replace(lead, ''));
}

function ordering(stem: string, steps: readonly Step[]): Candidate[] {
  if (steps.length < ITEMS.least) return [];
  const part = steps.slice(0, ITEMS.most);
  const answers = part.map(({ text }) => text);
  return [
    {
      question: {
        type: 'ordering',
        stem,
        items: shuffled(answers, stem + answers.join('|')),
        answers,
        difficulty: 'Medium',
        bloom: 'Understand',
        dok: 2,
        explanation: 'This is the order in the source.',
      },
      uses: part.map(({ sentence }) => sentence.index),
    },
  ];
}
