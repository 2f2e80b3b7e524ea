import type { Question } from '../../../generated/blocks.ts';
import type { Definition } from '../definitions.ts';
import type { Term } from '../key-terms.ts';
import { shuffled } from '../shuffle.ts';
import type { SourceReading } from '../source-reading.ts';
import { capitalise, contentOf, foldPhrase, isPlural } from '../words.ts';
import { type Candidate, letterOf, quote } from './candidate.ts';
import { clozesOf, factsOf } from './cloze.ts';
import { distractorsFor } from './distractors.ts';
import { falsified } from './falsified.ts';
import { type Slot, slotOf } from './slots.ts';
import { datedIn, otherYears } from './years.ts';

/** Three wrong options, or two where the source has no third of the same kind. */
const WRONG = { least: 2, most: 3 };

/** Multiple-choice questions: a term for a definition, a definition for a term, and a blank in a statement. */
export function choiceCandidates(reading: SourceReading): Candidate[] {
  const definitions = reading.definitions.filter(({ full }) => full);
  const fromDefinitions = definitions.flatMap((definition, index) => {
    const made = index % 2 === 0 ? termFor(definition, reading) : meaningOf(definition, definitions);
    return made ?? [];
  });
  const fromStatements = clozesOf(reading).flatMap((cloze) => {
    const { sentence, written, start } = cloze.slot;
    const opens = start === 0;
    const wrong = wrongTerms(cloze.slot, reading);
    if (wrong.length < WRONG.least) return [];
    return {
      question: {
        type: 'multiple-choice' as const,
        stem: `Which word or phrase completes this sentence from the source? ${quote(cloze.gapped)}`,
        options: optionsOf(
          [written, ...wrong.map(({ text }) => text)].map((text) => (opens ? capitalise(text) : text)),
          cloze.gapped,
        ),
        difficulty: 'Easy' as const,
        bloom: 'Remember' as const,
        dok: 1,
        explanation: `The source says: ${quote(sentence.text)}`,
        source_ref: sentence.text,
      },
      uses: [sentence.index],
    };
  });
  return interleaved<Candidate>(
    fromDefinitions,
    interleaved<Candidate>(fromStatements, yearCandidates(reading)),
  );
}

/** The year of a sentence among other years of the source, in their order. */
function yearCandidates(reading: SourceReading): Candidate[] {
  return factsOf(reading).flatMap((sentence) => {
    const dated = datedIn(sentence);
    const wrong = dated === null ? [] : otherYears(dated, reading).slice(0, WRONG.most);
    if (dated === null || wrong.length < WRONG.least) return [];
    return {
      question: {
        type: 'multiple-choice' as const,
        stem: `Which year does the source give? ${quote(dated.gapped)}`,
        options: optionsOf([dated.year, ...wrong], dated.gapped),
        difficulty: 'Easy' as const,
        bloom: 'Remember' as const,
        dok: 1,
        explanation: `The source says: ${quote(sentence.text)}`,
        source_ref: sentence.text,
      },
      uses: [sentence.index],
    };
  });
}

/** Three of the six likeliest, so that not every question offers the same. */
function wrongTerms(slot: Slot, reading: SourceReading): Term[] {
  const likeliest = distractorsFor(slot, reading).slice(0, 2 * WRONG.most);
  return shuffled(likeliest, slot.sentence.text).slice(0, WRONG.most);
}

function termFor(definition: Definition, reading: SourceReading): Candidate | null {
  const defined = foldPhrase(definition.term);
  const term = reading.terms.find(({ key }) => key === defined);
  const slot = term === undefined ? null : slotOf(definition.sentence, term);
  if (slot === null) return null;
  const wrong = wrongTerms(slot, reading);
  if (wrong.length < WRONG.least) return null;
  if (
    echoes(
      definition.term,
      definition.definition,
      wrong.map(({ text }) => text),
    )
  )
    return null;
  return definitionQuestion(
    definition,
    definition.name
      ? `Which name belongs to this description in the source? ${quote(definition.definition)}`
      : `Which term does the source explain as ${quote(definition.definition)}?`,
    optionsOf([definition.term, ...wrong.map(({ text }) => text)].map(capitalise), definition.definition),
  );
}

function meaningOf(definition: Definition, definitions: readonly Definition[]): Candidate | null {
  const others = definitions.filter(
    ({ term, name, definition: words }) =>
      term !== definition.term &&
      name === definition.name &&
      !words.toLowerCase().includes(definition.term.toLowerCase()),
  );
  const wrong = others.toSorted((a, b) => gap(a, definition) - gap(b, definition)).slice(0, WRONG.most);
  if (wrong.length < WRONG.least) return null;
  if (
    echoes(
      definition.definition,
      definition.term,
      wrong.map((other) => other.definition),
    )
  )
    return null;
  return definitionQuestion(
    definition,
    definition.name
      ? `What does the source tell about ${quote(definition.term)}?`
      : isPlural(definition.term)
        ? `What are ${quote(definition.term)} in the source?`
        : `What does ${quote(definition.term)} mean in the source?`,
    optionsOf(
      [definition, ...wrong].map((each) => capitalise(each.definition)),
      definition.term,
    ),
  );
}

/** Whether the right option alone repeats a word of what is asked, so that it can be told by its looks. */
function echoes(right: string, asked: string, wrong: readonly string[]): boolean {
  const words = contentOf(asked);
  const repeats = (text: string) => [...contentOf(text)].some((word) => words.has(word));
  return repeats(right) && !wrong.some(repeats);
}

/** What is many and what is one give each other away, and so does the length. */
function gap(left: Definition, right: Definition): number {
  const number = isPlural(left.term) === isPlural(right.term) ? 0 : 40;
  return number + Math.abs(left.definition.length - right.definition.length);
}

function definitionQuestion(definition: Definition, stem: string, options: Question['options']): Candidate {
  return {
    question: {
      type: 'multiple-choice',
      stem,
      options,
      difficulty: 'Medium',
      bloom: 'Understand',
      dok: 1,
      explanation: `The source says: ${quote(definition.sentence.text)}`,
      source_ref: definition.sentence.text,
    },
    uses: [definition.sentence.index],
  };
}

/** Statements of the source beside statements with one term changed: choose every one that agrees. */
export function selectCandidates(reading: SourceReading): Candidate[] {
  const statements = factsOf(reading).map((sentence) => ({ sentence, wrong: falsified(sentence, reading) }));
  const found: Candidate[] = [];
  for (let start = 0; start + 5 <= statements.length; start += 5) {
    const five = statements.slice(start, start + 5);
    const changeable = five.filter(({ wrong }) => wrong !== null).slice(0, found.length % 2 === 0 ? 2 : 3);
    if (changeable.length < 2) continue;
    const options = shuffled(five, five[0]?.sentence.text ?? '').map(({ sentence, wrong }, index) => {
      const altered = changeable.some((change) => change.sentence === sentence) ? wrong : null;
      const rationale = altered === null ? undefined : `The source says: ${quote(sentence.text)}`;
      return {
        key: letterOf(index),
        text: altered?.text ?? sentence.text,
        correct: altered === null,
        rationale,
      };
    });
    found.push({
      question: {
        type: 'multiple-select',
        stem: 'Which of these statements agree with the source? Choose every one that does.',
        options,
        difficulty: 'Medium',
        bloom: 'Understand',
        dok: 2,
        explanation: 'Each of the others differs from the source in one word or phrase.',
      },
      uses: five.map(({ sentence }) => sentence.index),
    });
  }
  return found;
}

/** The correct option first; the paper moves it to its place. */
function optionsOf(
  [right = '', ...wrong]: readonly string[],
  seed: string,
): NonNullable<Question['options']> {
  return [right, ...shuffled(wrong, seed)].map((text, index) => ({
    key: letterOf(index),
    text,
    correct: index === 0,
  }));
}

function interleaved<Thing>(left: readonly Thing[], right: readonly Thing[]): Thing[] {
  const longest = Math.max(left.length, right.length);
  return Array.from({ length: longest }, (_, index) => [left[index], right[index]])
    .flat()
    .filter((thing) => thing !== undefined);
}
