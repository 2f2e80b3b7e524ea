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

/** Three wrong options, or two if the source has no third of the same kind. */
const WRONG_OPTIONS = { least: 2, most: 3 };

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
    if (wrong.length < WRONG_OPTIONS.least) return [];
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

/** Asks for the year of a sentence; the wrong options are other years from the source. */
function yearCandidates(reading: SourceReading): Candidate[] {
  return factsOf(reading).flatMap((sentence) => {
    const dated = datedIn(sentence);
    const wrong = dated === null ? [] : otherYears(dated, reading).slice(0, WRONG_OPTIONS.most);
    if (dated === null || wrong.length < WRONG_OPTIONS.least) return [];
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

/** Picks three of the six closest terms, so that questions don’t all offer the same options. */
function wrongTerms(slot: Slot, reading: SourceReading): Term[] {
  const closest = distractorsFor(slot, reading).slice(0, 2 * WRONG_OPTIONS.most);
  return shuffled(closest, slot.sentence.text).slice(0, WRONG_OPTIONS.most);
}

function termFor(definition: Definition, reading: SourceReading): Candidate | null {
  const defined = foldPhrase(definition.term);
  const term = reading.terms.find(({ key }) => key === defined);
  const slot = term === undefined ? null : slotOf(definition.sentence, term);
  if (slot === null) return null;
  const wrong = wrongTerms(slot, reading);
  if (wrong.length < WRONG_OPTIONS.least) return null;
  if (
    repeatsStem(
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
  const wrong = others
    .toSorted((a, b) => dissimilarity(a, definition) - dissimilarity(b, definition))
    .slice(0, WRONG_OPTIONS.most);
  if (wrong.length < WRONG_OPTIONS.least) return null;
  if (
    repeatsStem(
      definition.definition,
      definition.term,
      wrong.map((other) => other.definition),
    )
  )
    return null;
  return definitionQuestion(
    definition,
    definition.name
      ? `What does the source say about ${quote(definition.term)}?`
      : isPlural(definition.term)
        ? `What are ${quote(definition.term)} in the source?`
        : `What does ${quote(definition.term)} mean in the source?`,
    optionsOf(
      [definition, ...wrong].map((each) => capitalise(each.definition)),
      definition.term,
    ),
  );
}

/** Whether only the correct option repeats a word of the stem, which would give it away. */
function repeatsStem(right: string, stem: string, wrong: readonly string[]): boolean {
  const words = contentOf(stem);
  const repeats = (text: string) => [...contentOf(text)].some((word) => words.has(word));
  return repeats(right) && !wrong.some(repeats);
}

/** Options that differ in number or length are easy to rule out. */
function dissimilarity(left: Definition, right: Definition): number {
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

/** Mixes true statements with ones in which a term was changed; students choose the true ones. */
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
        stem: 'Which of these statements agree with the source? Choose all that apply.',
        options,
        difficulty: 'Medium',
        bloom: 'Understand',
        dok: 2,
        explanation: 'The other statements each differ from the source in one word or phrase.',
      },
      uses: five.map(({ sentence }) => sentence.index),
    });
  }
  return found;
}

/** The correct option comes first; the paper moves it to its final position. */
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
