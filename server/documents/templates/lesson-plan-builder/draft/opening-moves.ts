import { joinWords } from '../../../../engine/rule-engine/words.ts';
import { carefulHook, isDelicate } from './care.ts';
import { ended, type Ground, type Move, quoted } from './ground.ts';

function bigQuestion({ topic }: Ground): string {
  return topic.question ?? `What do you already know about ${topic.phrase}, and how do you know it?`;
}

function belief({ source }: Ground): string | null {
  const found = source?.reading.sentences.find(
    ({ text, heading }) =>
      !heading && /\b(?:people|students|many|most|some)\b.*\b(?:believed?|thought|think)\b/i.test(text),
  );
  return found?.text ?? null;
}

export function hook(ground: Ground): Move {
  if (isDelicate(ground) && ground.wish.turn % 2 === 0) return carefulHook();
  const wrongIdea = belief(ground);
  const terms = ground.source?.linked ?? null;
  if (ground.wish.turn % 2 === 1 && terms !== null) {
    return {
      you: [
        `Write two words on the board: ${terms.map(quoted).join(' and ')}.`,
        'Ask pairs what the two could have to do with each other. Collect three guesses and correct none of them yet.',
      ],
      students: ['Write one sentence that links the two words, then compare it with a partner’s.'],
      checks: [
        'Does the sentence say how they are linked, or only that they are?',
        'Keep two guesses that disagree on the board for the end.',
      ],
    };
  }
  if (ground.wish.turn % 2 === 1) {
    return {
      you: [
        `Hand each pair a blank sheet. Ask them to draw what comes to mind about ${ground.topic.phrase}, without words.`,
        'Hang up two drawings that differ and keep them for the end.',
        ...prior(ground),
      ],
      students: [
        'Draw for two minutes, then compare with another pair and mark what only one of the two drawings shows.',
      ],
      checks: ['What does every drawing show?', 'What does none of them show?'],
    };
  }
  const start =
    wrongIdea === null || ground.topic.question !== null
      ? `Write the question on the board: ${quoted(bigQuestion(ground))}`
      : `Write on the board what the text reports: ${quoted(wrongIdea)} Ask who would agree, and why.`;
  return {
    you: [
      start,
      'Give a minute of silence, then take three answers. Write them up and correct none of them; the class comes back to them at the end.',
      ...prior(ground),
    ],
    students: ['Write an answer alone, then compare it with a partner’s and mark where the two differ.'],
    checks: [
      'Does each answer come with a reason?',
      'Which answers disagree? Keep two that do on the board.',
    ],
  };
}

function prior({ input }: Ground): string[] {
  return input.prior_knowledge === '' ? [] : [`Build on what they know: ${ended(input.prior_knowledge)}`];
}

export function purpose({ objectives, voice, source }: Ground): Move {
  return {
    you: [
      `Show the objectives and read them out: ${objectives.join('; ')}.`,
      `Say how everyone will know that it worked: each claim is backed with ${source ? 'a line of the text' : voice.evidence}.`,
    ],
    students: ['Put one objective into their own words, then rank the objectives by how sure they feel.'],
    checks: [
      'Two students say today’s goal without reading it.',
      'Thumbs up, level or down for each objective; note who is unsure.',
    ],
  };
}

export function words(ground: Ground): Move {
  const { source, topic } = ground;
  const terms = source?.terms.slice(0, 4).map(({ text }) => quoted(text)) ?? [];
  return {
    you: [
      terms.length > 1
        ? `Introduce the words ${joinWords(terms)}: say each, show it in a sentence of the text, and have it said back.`
        : `Collect the words the class will need about ${topic.phrase}; say each, use it in a sentence, and have it said back.`,
      ...prior(ground),
    ],
    students: [
      'Sort the words into “I can explain it”, “I have heard it” and “new”, then explain one to a partner.',
      'Draw or act out one word.',
    ],
    checks: [
      'Each student says one of the words in a sentence.',
      'Which word stands under “new” most often? Begin with it.',
    ],
  };
}
