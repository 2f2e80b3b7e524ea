import { areRelated, type Definition } from '../definitions.ts';
import type { Sentence } from '../sentences.ts';
import type { SourceReading } from '../source-reading.ts';
import { foldPhrase, joinWords } from '../words.ts';
import { type Candidate, quote } from './candidate.ts';
import { factsOf } from './cloze.ts';

/** How many sentences of the source the answer key quotes at most. */
const DETAILS = 3;
const MIN_DETAILS = 2;
/** How many comparison questions a paper has at most. */
const MAX_COMPARED = 3;

/** Questions with long answers: main idea, comparing two terms, connecting three, and what the source leaves open. */
export function openEndedCandidates(reading: SourceReading): Candidate[] {
  const facts = factsOf(reading);
  if (facts.length < MIN_DETAILS) return [];
  const [point, question] = [mainPoint(facts), openQuestion(facts)];
  return [point, ...compared(reading), ...linked(reading, facts), question];
}

type Thinking = Pick<Candidate['question'], 'bloom' | 'dok'>;

const evaluate: Thinking = { bloom: 'Evaluate', dok: 3 };
const analyze: Thinking = { bloom: 'Analyze', dok: 3 };
const create: Thinking = { bloom: 'Create', dok: 3 };

function openEnded(stem: string, details: readonly Sentence[], thinking: Thinking): Candidate {
  const quoted = details.slice(0, DETAILS);
  return {
    question: {
      type: 'open-ended',
      stem,
      answers: [`Details that the answer can draw on: ${quoted.map(({ text }) => quote(text)).join(' ')}`],
      difficulty: 'Hard',
      ...thinking,
      lines: 8,
      source_ref: quoted[0]?.text,
    },
    uses: [],
  };
}

function mainPoint(facts: readonly Sentence[]): Candidate {
  return openEnded(
    'What is the most important thing that the source says? Write it in one sentence of your own and defend your choice with at least two details from the source.',
    facts,
    evaluate,
  );
}

function openQuestion(facts: readonly Sentence[]): Candidate {
  return openEnded(
    'Write one question that the source leaves open. Explain with at least two details from the source why it matters and what it would help to find out.',
    facts.slice(DETAILS).length < MIN_DETAILS ? facts : facts.slice(DETAILS),
    create,
  );
}

/** Compares two terms whose definitions share words. */
function compared({ definitions }: SourceReading): Candidate[] {
  const full = definitions.filter((definition) => definition.full && !definition.name);
  const used = new Set<Definition>();
  const pairs = full.flatMap((one, index) => {
    const other = full.slice(index + 1).find((later) => !used.has(later) && areRelated(one, later));
    if (used.has(one) || other === undefined) return [];
    used.add(one).add(other);
    return [[one, other] as const];
  });
  return pairs
    .slice(0, MAX_COMPARED)
    .map(([one, other]) =>
      openEnded(
        `Compare ${quote(one.term)} and ${quote(other.term)}: what is alike and what is different? Use at least two details from the source.`,
        [one.sentence, other.sentence],
        analyze,
      ),
    );
}

/** Connects three terms that appear in one sentence of the source. */
function linked(reading: SourceReading, facts: readonly Sentence[]): Candidate[] {
  const asked = new Set<string>();
  const subject = reading.terms[0]?.key;
  return facts.flatMap((fact) => {
    const terms = reading
      .termsIn(fact)
      .filter(({ key }) => key !== subject && !asked.has(key))
      .slice(0, 3);
    if (terms.length < 3) return [];
    for (const { key } of terms) asked.add(key);
    const keys = new Set(terms.map(({ text }) => foldPhrase(text)));
    const details = facts.filter((other) => reading.termsIn(other).some(({ key }) => keys.has(key)));
    return openEnded(
      `Make a diagram with labels, or a table, that shows how ${joinWords(terms.map(({ text }) => quote(text)))} are connected in the source. Add one sentence for each link, with a detail from the source.`,
      [fact, ...details.filter((other) => other !== fact)],
      create,
    );
  });
}
