import type { Sentence } from '../sentences.ts';
import type { SourceReading } from '../source-reading.ts';
import { capitalise, foldPhrase } from '../words.ts';
import { type Candidate, quote } from './candidate.ts';
import { clozesOf, factsOf } from './cloze.ts';
import { type Falsified, falsified } from './falsified.ts';
import type { Slot } from './slots.ts';

/** A true question per statement, plus a false one where a term can be swapped; a paper uses one of the two. */
export function trueFalseCandidates(reading: SourceReading): Candidate[] {
  return factsOf(reading).flatMap((sentence) => {
    const wrong = falsified(sentence, reading);
    return [trueFalse(sentence, null), ...(wrong === null ? [] : [trueFalse(sentence, wrong)])];
  });
}

function trueFalse(sentence: Sentence, wrong: Falsified | null): Candidate {
  const isTrue = wrong === null;
  return {
    question: {
      type: 'true-false',
      stem: `According to the source, is this true or false? ${quote(wrong?.text ?? sentence.text)}`,
      options: [
        { key: 'T', text: 'True', correct: isTrue },
        { key: 'F', text: 'False', correct: !isTrue },
      ],
      difficulty: 'Easy',
      bloom: 'Remember',
      dok: 1,
      explanation: isTrue
        ? 'The source says exactly this.'
        : `The source says ${quote(wrong.was)}, not ${quote(wrong.now)}: ${quote(sentence.text)}`,
      source_ref: sentence.text,
    },
    uses: [sentence.index],
  };
}

export function blankCandidates(reading: SourceReading): Candidate[] {
  return clozesOf(reading).map(({ slot, gapped }) => {
    const { sentence } = slot;
    const answer = answerOf(slot);
    return {
      question: {
        type: 'fill-in-blank',
        stem: `Fill in the blank with a word or phrase from the source. ${quote(gapped)}`,
        blanks: [answer],
        answers: [...new Set([answer, answer.toLowerCase()])],
        difficulty: 'Medium',
        bloom: 'Remember',
        dok: 1,
        hint: `It begins with ${quote(answer.charAt(0).toLowerCase())} and has ${answer.replaceAll(/[^\p{L}]/gu, '').length} letters.`,
        explanation: `The source says: ${quote(sentence.text)}`,
        source_ref: sentence.text,
      },
      uses: [sentence.index],
    };
  });
}

/** The term as within a sentence: in a word bank, the capital of a sentence would give its blank away. */
function answerOf({ written, start, term }: Slot): string {
  const isCapital = start === 0 && !term.proper && /^\p{Lu}\p{Ll}/u.test(written);
  return isCapital ? written.charAt(0).toLowerCase() + written.slice(1) : written;
}

const PAIRS = { least: 4, most: 6 };

/** Matches terms with their definitions in the source, at most six per question. */
export function matchingCandidates(reading: SourceReading): Candidate[] {
  const meanings = new Set<string>();
  const distinct = reading.definitions.filter(({ full, definition }) => {
    const isNew = full && !meanings.has(foldPhrase(definition));
    meanings.add(foldPhrase(definition));
    return isNew;
  });
  const things = distinct.filter(({ name }) => !name);
  const definitions = things.length < PAIRS.least ? distinct : things;
  const found: Candidate[] = [];
  for (let start = 0; definitions.length - start >= PAIRS.least; start += PAIRS.most) {
    const part = definitions.slice(start, start + PAIRS.most);
    found.push({
      question: {
        type: 'matching',
        stem: 'Match each term with what the source says about it.',
        pairs: part.map(({ term, definition }) => ({ left: capitalise(term), right: definition })),
        difficulty: 'Medium',
        bloom: 'Understand',
        dok: 1,
        explanation: 'Each definition is quoted from the source.',
      },
      uses: part.map(({ sentence }) => sentence.index),
    });
  }
  return found;
}
