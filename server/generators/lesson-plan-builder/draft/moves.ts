import type { Sentence } from '../../../drafting/sentences.ts';
import { shortAnswerCandidates } from '../../../drafting/questions/written.ts';
import { joinWords } from '../../../drafting/words.ts';
import type { Ground } from './ground.ts';

/** What happens in a stretch of a lesson, in sentences; the first of each are the ones that a short plan keeps. */
export interface Move {
  you: string[];
  students: string[];
  checks: string[];
}

export type MoveName = keyof typeof moves;

const quoted = (text: string) => `“${text}”`;

/** The statement of the source that this stretch reads, counted from 0. */
function statement({ source }: Ground, place: number): Sentence | null {
  return source?.statements[place % source.statements.length] ?? null;
}

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

function hook(ground: Ground): Move {
  const wrongIdea = belief(ground);
  const terms = ground.source?.linked ?? null;
  if (ground.wish.turn % 2 === 1 && terms !== null) {
    return {
      you: [
        `Write two words on the board: ${terms.join(' and ')}.`,
        'Ask pairs what the two could have to do with each other. Collect three guesses and correct none of them yet.',
      ],
      students: ['Write one sentence that links the two words, then compare it with a neighbour’s.'],
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
    students: ['Write an answer alone, then compare it with a neighbour’s and mark where the two differ.'],
    checks: [
      'Does each answer come with a reason?',
      'Which answers disagree? Keep two that do on the board.',
    ],
  };
}

function prior({ input }: Ground): string[] {
  return input.prior_knowledge === ''
    ? []
    : [
        `Build on what they know: ${input.prior_knowledge.replaceAll(/\s*\n\s*/g, '; ').replace(/\.?$/, '.')}`,
      ];
}

function purpose({ objectives, voice, source }: Ground): Move {
  return {
    you: [
      `Show the objectives and read them out: ${objectives.join('; ')}.`,
      `Say how everyone will know that it worked: each claim is backed with ${source ? 'a line of the text' : voice.evidence}.`,
    ],
    students: ['Put one objective into their own words and rank the objectives by how sure they feel.'],
    checks: [
      'Two students say today’s goal without reading it.',
      'Thumbs up, level or down for each objective; note who is unsure.',
    ],
  };
}

function model(ground: Ground): Move {
  const { source, topic, voice } = ground;
  const [first, second] = [statement(ground, 0), statement(ground, 1)];
  if (source === null || first === null) {
    return {
      you: [
        `Work through one ${voice.example} about ${topic.phrase} aloud, from beginning to end.`,
        'At each step say what you look at, what you decide and why, and write the step on the board.',
        'Make one small mistake on purpose and let them find it.',
      ],
      students: [
        'Watch without writing, then rebuild the steps from memory with a neighbour and compare them with the board.',
        'Mark the step that they find hardest.',
      ],
      checks: [
        'Ask: “Which step decided the result, and why?”',
        'Who found the mistake, and what gave it away?',
      ],
    };
  }
  const term =
    source.reading.termsIn(first).find(({ text }) => source.meaningOf(text)) ??
    source.reading.termsIn(first)[0];
  const meaning = term && source.meaningOf(term.text)?.definition;
  return {
    you: [
      `Read aloud from the text: ${quoted(first.text)}`,
      `Think aloud: ${term ? `underline ${quoted(term.text)}, ${meaning ? `say what the text means by it (${quoted(meaning)})` : 'say what it does in the sentence'}` : 'underline the word that carries the sentence'} and write it on the board.`,
      ...(second === null || second === first ? [] : [`Do the same with: ${quoted(second.text)}`]),
    ],
    students: [
      'Mark the same words in their copy, then question one word that they could not explain to a neighbour.',
      'Link the marked words with arrows and label each arrow.',
    ],
    checks: [
      term && meaning
        ? `Ask: “What does ${term.text} mean here?” A good answer comes close to: ${meaning}.`
        : 'Ask: “What does this sentence claim?” A good answer leaves no part out.',
      'Two students justify which word of the sentence carries the most.',
    ],
  };
}

function guided(ground: Ground): Move {
  const { topic, voice } = ground;
  const read = statement(ground, 2);
  const terms = ground.source?.linked ?? null;
  if (read === null || terms === null) {
    return {
      you: [
        `Take a second ${voice.example} about ${topic.phrase} together.`,
        'Before every step ask: “What do we know? What does it tell us? What do we do next?” Give each step to another student, and let a third confirm or correct it.',
      ],
      students: [
        'Solve each step on a whiteboard, hold it up, and correct it against a neighbour’s.',
        'Decide together which step could be left out, if any.',
      ],
      checks: [
        'Boards up at every step: wait until all are.',
        'Ask one who was wrong at first: “What made you change it?”',
      ],
    };
  }
  return {
    you: [
      `Read on together: ${quoted(read.text)}`,
      'Ask one after the other: “What does it say? What does it not say? What follows from it?” Let another student confirm or correct each answer.',
    ],
    students: [
      `In pairs, link ${terms.join(' and ')} in one sentence of their own and check it against the text.`,
    ],
    checks: [
      `Boards up: a sentence that uses ${quoted(terms[1])} as the text does.`,
      'Ask: “Where in the text do you see that?” Take only answers that point to a line.',
    ],
  };
}

function together(ground: Ground): Move {
  const terms = ground.source?.compared ?? null;
  const about = ground.topic.phrase;
  if (terms === null || ground.wish.turn % 2 === 1) {
    return {
      you: [
        'Put students in threes and explain the task; walk round and ask for reasons, not results.',
        'Stop the class once to share a good reason you heard.',
      ],
      students: [
        `Write four statements about ${about}, three true and one false${terms === null ? '' : ', each with its line in the text'}. Swap with another group, find their false one and justify the choice.`,
      ],
      checks: [
        'Can the group say why the false one is false?',
        'Ask the quietest member of each group for the reason.',
      ],
    };
  }
  return {
    you: [
      'Put students in pairs with a sheet in two columns; walk round and ask for the line in the text.',
      'Stop the class once to compare two sheets that differ.',
    ],
    students: [
      `Compare ${terms.join(' and ')}: what the text says of each, what they share, where they differ. Every entry names its line.`,
    ],
    checks: ['Does every entry have its line?', `Ask: “What would be missing without ${terms[0]}?”`],
  };
}

function alone(ground: Ground): Move {
  const { source, voice, topic } = ground;
  const question = source && shortAnswerCandidates(source.reading)[ground.wish.turn]?.question.stem;
  const goal = ground.objectives.at(-1) ?? '';
  if (source === null && ground.wish.turn % 2 === 1) {
    return {
      you: [
        `Ask each student to make up ${voice.example === 'example' ? 'an example' : `a ${voice.example}`} about ${topic.phrase} that a neighbour can work on.`,
        'Go round and ask what makes it hard.',
      ],
      students: [
        `Design it alone, with the answer on the back. Swap, solve the neighbour’s, and check it together against this goal: ${goal}.`,
      ],
      checks: [
        'Can it be answered with what was learned?',
        `Read three answers: is each backed with ${voice.evidence}?`,
      ],
    };
  }
  return {
    you: [
      question
        ? `Set the task: ${quoted(question)}`
        : `Set the task on ${voice.fresh} about ${topic.phrase}.`,
      'Work with those who were unsure; let the others begin at once.',
    ],
    students: [
      question
        ? `Write the answer alone, support it with a line from the text, then check it against this goal: ${goal}.`
        : `Work on it alone towards this goal: ${goal}. Write a reason beside each step.`,
      'Revise one part after reading it through.',
    ],
    checks: [
      'After two minutes: has everyone begun?',
      `Read three answers over the shoulder: is each backed with ${source ? 'a line of the text' : voice.evidence}?`,
    ],
  };
}

function explore(ground: Ground): Move {
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

function explain(ground: Ground): Move {
  const taught = model(ground);
  return {
    ...taught,
    you: [
      'Begin with what the groups found: two of them present, the others add what differs.',
      ...taught.you,
    ],
  };
}

function words(ground: Ground): Move {
  const { source, topic } = ground;
  const terms = source?.terms.slice(0, 4).map(({ text }) => text) ?? [];
  return {
    you: [
      terms.length > 1
        ? `Introduce the words ${joinWords(terms)}: say each, show it in a sentence of the text, and have it said back.`
        : `Collect the words the class will need about ${topic.phrase}; say each, use it in a sentence, and have it said back.`,
      ...prior(ground),
    ],
    students: [
      'Sort the words into “I can explain it”, “I have heard it” and “new”, then explain one to a neighbour.',
      'Draw or act out one word.',
    ],
    checks: [
      'Each student says one of the words in a sentence.',
      'Which word stands under “new” most often? Begin with it.',
    ],
  };
}

function share(ground: Ground): Move {
  return {
    you: [
      'Hang the work up. Model one comment that helps: what works, what is missing, what to look at next.',
      'Keep the time: two minutes at each piece.',
    ],
    students: [
      `Review two other groups’ work, rate how well each claim is backed with ${ground.source ? 'the text' : ground.voice.evidence}, and write one suggestion on each.`,
      'Improve their own with the best suggestion.',
    ],
    checks: ['Does each comment name a place in the work?', 'Ask: “Which suggestion did you take, and why?”'],
  };
}

function close(ground: Ground): Move {
  const ticket = ground.input.include.includes('exit ticket')
    ? ['Hand out the exit ticket and take it in at the door.']
    : ['Each student says one sentence at the door that was not true for them an hour ago.'];
  return {
    you: [
      'Point back to the answers on the board from the beginning. Ask what they would change now.',
      ...ticket,
    ],
    students: ['Correct their first answer in another colour and justify the change in one sentence.'],
    checks: [
      'Which objective do most show? Which one needs another lesson?',
      ground.input.include.includes('exit ticket')
        ? 'Sort the tickets in three piles: there, nearly, not yet.'
        : 'Note two students to begin with next time.',
    ],
  };
}

export const moves = { hook, purpose, model, guided, together, alone, explore, explain, words, share, close };
