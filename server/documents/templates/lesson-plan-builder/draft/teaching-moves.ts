import type { Sentence } from '../../../../engine/rule-engine/sentences.ts';
import { type Ground, type Move, quoted } from './ground.ts';

/** The statement of the source that this stretch reads, counted from 0. */
function statement({ source }: Ground, place: number): Sentence | null {
  return source?.statements[place % source.statements.length] ?? null;
}

export function model(ground: Ground): Move {
  const { source, topic, voice } = ground;
  const [first, second] = [statement(ground, 0), statement(ground, 1)];
  if (source === null || first === null) {
    return voice.ways.model(topic.phrase);
  }
  const term =
    source.reading.termsIn(first).find(({ text }) => source.meaningOf(text)) ??
    source.reading.termsIn(first)[0];
  const found = term && source.meaningOf(term.text);
  const meaning = found?.definition;
  const asked =
    term && (found?.name ? `Who or what is “${term.text}”?` : `What does “${term.text}” mean here?`);
  return {
    you: [
      `Read aloud from the text: ${quoted(first.text)}`,
      `Think aloud: ${term ? `underline ${quoted(term.text)}, ${meaning ? `say what the text ${found?.name ? 'tells about this name' : 'means by it'} (${quoted(meaning)})` : 'say what it does in the sentence'}` : 'underline the word that carries the sentence'} and write it on the board.`,
      ...(second === null || second === first ? [] : [`Do the same with: ${quoted(second.text)}`]),
    ],
    students: [
      'Mark the same words in their copy, then question one word that they could not explain to a partner.',
      'Link the marked words with arrows and label each arrow.',
    ],
    checks: [
      asked && meaning
        ? `Ask: ${quoted(asked)} A good answer comes close to: ${meaning}.`
        : 'Ask: “What does this sentence claim?” A good answer leaves no part out.',
      'Two students justify which word of the sentence carries the most.',
    ],
  };
}

export function guided(ground: Ground): Move {
  const { source, topic, voice } = ground;
  const read = statement(ground, 2);
  if (source === null || read === null) {
    return voice.ways.guided(topic.phrase);
  }
  const terms = source.linked;
  return {
    you: [
      `${source.statements.length > 2 ? 'Read on together' : 'Go back to'}: ${quoted(read.text)}`,
      'Ask one after the other: “What does it say? What does it not say? What follows from it?” Let another student confirm or correct each answer.',
    ],
    students: [
      terms
        ? `In pairs, link ${terms.map(quoted).join(' and ')} in one sentence of their own, then compare it with the text.`
        : 'In pairs, say the sentence in other words, then compare the two and justify every word that was left out.',
    ],
    checks: [
      terms
        ? `Boards up: a sentence that uses ${quoted(terms[1])} as the text does.`
        : 'Boards up: what the sentence claims, in five words.',
      'Ask: “Where in the text do you see that?” Take only answers that point to a line.',
    ],
  };
}

export function explore(ground: Ground): Move {
  const { source, topic, voice } = ground;
  const things = source ? 'the text' : `two or three ${voice.examples} about ${topic.phrase}`;
  return {
    you: [
      `Hand out ${things} and explain nothing yet.`,
      'Go round and answer questions only with questions: “What makes you say that? What would you look at next?”',
    ],
    students: [
      source
        ? 'In threes, mark three things in the text that belong together and one that surprises them, and sort them under headings of their own.'
        : 'In threes, sort what they notice under headings of their own and mark one thing that surprises them.',
      'Write one question that they want answered.',
    ],
    checks: [
      'Can the group give the rule behind its headings?',
      'Collect the questions: which one do two groups share?',
    ],
  };
}

export function explain(ground: Ground): Move {
  const taught = model(ground);
  return {
    ...taught,
    you: [
      'Begin with what the groups found: two of them present, the others add what differs.',
      ...taught.you,
    ],
  };
}
