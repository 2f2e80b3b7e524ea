import { levelOfTask } from '../../../drafting/bloom.ts';
import { type PaperOrder, writePaper } from '../../../drafting/questions/paper.ts';
import { capitalise, joinWords } from '../../../drafting/words.ts';
import type { Question } from '../../question.ts';
import type { LessonInput, LessonResult } from '../schema.ts';
import { quoted } from './content-sections.ts';
import { type Ground, linesOf, sourceNames, toYou } from './ground.ts';
import { draftPhases } from './phases.ts';

export function draftMaterials({ input, context, wish }: Ground): string[] {
  const needed = [
    ...linesOf(input.materials_available),
    ...sourceNames({ context }).map((name) => `${capitalise(name)}, one copy for each pair`),
    'Board or screen',
    'Mini whiteboards or scrap paper, one for each student',
    ...(input.include.includes('exit ticket') ? ['Exit tickets, one for each student'] : []),
    ...(wish.size > 0 ? ['A timer that the class can see', 'Pens in two colours'] : []),
  ];
  return wish.size < 0 ? needed.slice(0, 3) : needed;
}

/** The starter takes the first three rows, the exit ticket the rest, so that neither asks what the other has asked. */
const order: PaperOrder = {
  question_mix: [
    { type: 'true-false', count: 2, points: 1 },
    { type: 'multiple-choice', count: 1, points: 1 },
    { type: 'multiple-choice', count: 1, points: 1 },
    { type: 'fill-in-blank', count: 1, points: 1 },
    { type: 'short-answer', count: 1, points: 2 },
  ],
  difficulty: 'Mixed',
  bloom: [],
  dok: [],
  standards: [],
  shuffle: false,
  hints: false,
  explanations: true,
};

const STARTER_ROWS = 2;

export function draftQuestions(
  ground: Ground,
  which: 'starter' | 'exit',
  before: readonly Question[],
): Question[] {
  const { source, wish } = ground;
  if (source === null) return which === 'starter' ? openStarter(ground) : openExit(ground);
  const avoid = new Set(wish.turn > 0 ? before.map(({ stem }) => stem) : []);
  const change = wish.demand < 0 ? 'easier' : wish.demand > 0 ? 'harder' : undefined;
  const parts = writePaper(order, source.reading, { avoid, ...(change ? { change } : {}) });
  const own = which === 'starter' ? parts.slice(0, STARTER_ROWS) : parts.slice(STARTER_ROWS);
  const questions = own.flatMap((part) => part.questions);
  return wish.size < 0 ? questions.slice(0, 2) : questions;
}

function written(id: string, stem: string, explanation: string, lines: number): Question {
  return {
    id,
    type: 'open-ended',
    stem,
    points: 1,
    lines,
    explanation,
    bloom: levelOfTask(stem) ?? 'Understand',
  };
}

function openStarter({ topic, input, wish }: Ground): Question[] {
  const known = linesOf(input.prior_knowledge)[0];
  const asked = [
    written(
      'q1',
      `Write two things that you already know about ${topic.phrase}.`,
      'Any true statement counts; note what comes often.',
      3,
    ),
    written(
      'q2',
      known === undefined
        ? `Which word or idea about ${topic.phrase} have you heard and could not explain?`
        : `You have worked on this before: ${known.replace(/\.$/, '')}. Give one example.`,
      'Shows where to begin.',
      2,
    ),
    written(
      'q3',
      topic.question ?? `What would you like to find out about ${topic.phrase}?`,
      'Keep two of the answers for the end of the lesson.',
      2,
    ),
  ];
  return wish.size < 0 ? asked.slice(0, 2) : asked;
}

function openExit({ objectives, topic, wish }: Ground): Question[] {
  const goals = (wish.turn % 2 === 1 ? objectives.toReversed() : objectives).slice(0, wish.size < 0 ? 1 : 2);
  return [
    ...goals.map((goal, index) =>
      written(
        `x${index + 1}`,
        `Show that you can do this: ${goal.charAt(0).toLowerCase()}${toYou(goal.slice(1))}.`,
        `Look for this objective: ${goal}.`,
        4,
      ),
    ),
    written(
      `x${goals.length + 1}`,
      `What about ${topic.phrase} is still unclear to you? Write it as a question.`,
      'Begin the next lesson with the question that comes most often.',
      2,
    ),
  ];
}

const supportMoves: Record<LessonInput['supports'][number], (ground: Ground) => string> = {
  'sentence starters': ({ source }) =>
    source
      ? 'Sentence starters on the board: “The text says ..., so ...”, “I think ... because ...”.'
      : 'Sentence starters on the board: “I think ... because ...”, “First ..., then ...”.',
  'word bank': ({ source }) =>
    source
      ? `A word bank: ${source.terms
          .slice(0, 6)
          .map(({ text }) => text)
          .join(', ')}.`
      : 'A word bank that the class fills in the first phase.',
  'chunked steps': () => 'Hand the task out one step at a time.',
  'large print': () => 'Print the sheets at 18 points, one task to a page.',
  'read-aloud script': ({ source }) =>
    source
      ? 'Read the text aloud once, slowly, before the first task.'
      : 'Read every task aloud before it is begun.',
  'fewer items': () => 'Half as many entries, the same kind of thinking.',
  'graphic organizer': () => 'Draw the two-column table beforehand, with the first entry filled in.',
  'bilingual glossary': () => 'A glossary of the words to know, with room for the home language.',
};

const wida: Record<LessonInput['wida_level'], string> = {
  'Not set':
    'Show each new word with a picture or an object, let students speak in pairs before they speak to the class, and take labels or drawings as answers.',
  Entering:
    'Pictures, gestures and yes-or-no questions; students point, match and label. Let them use the home language with a partner.',
  Emerging: 'Short phrases with a word bank; either-or questions; a partner who models the sentence first.',
  Developing: 'Sentence frames for each task, and time to rehearse with a partner before speaking.',
  Expanding: 'Paragraph frames and linking words; ask for one exact word instead of a general one.',
  Bridging: 'The same task with feedback on exact wording; a glossary for rare words only.',
  Reaching: 'The same task as everyone, with feedback on style.',
};

export function draftDifferentiation(ground: Ground): LessonResult['differentiation'] {
  const { input, topic, voice, wish } = ground;
  const supports = input.supports.map((support) => supportMoves[support](ground));
  const always = wish.demand < 0 ? ['Work through the first item together and leave it on the board.'] : [];
  const base =
    supports.length > 0
      ? []
      : ['Give the first step and a sentence to begin with. Seat students beside someone who explains well.'];
  const profile =
    input.class_profile === ''
      ? []
      : [`Bear in mind: ${input.class_profile.replaceAll(/\s*\n\s*/g, '; ').replace(/\.?$/, '.')}`];
  const short = wish.size < 0;
  return {
    support: [...base, ...supports, ...always, ...(short ? [] : profile)].join(' '),
    extension: `Find a case where today’s main idea does not hold, and justify it with ${voice.evidence}.${short ? '' : ` Or write three questions about ${topic.phrase} that make a classmate think, with answers.`}`,
    ell: wida[input.wida_level],
    iep_504: `Each student’s own plan comes first. In this lesson look at the timed tasks (extra time), the reading${ground.source ? ' of the text' : ''} (read aloud, larger print) and the writing (spoken or typed answers).`,
  };
}

export function draftAssessment({ objectives, input, voice, wish, source }: Ground): string {
  const rows = objectives.map(
    (goal, index) =>
      `${index + 1}. ${goal}: a student shows it, unprompted, with ${source ? 'a line of the text' : voice.evidence}.`,
  );
  const ticket = input.include.includes('exit ticket')
    ? 'Sort the exit tickets in three piles: there, nearly, not yet. Plan the next lesson for the middle pile, and see the last one first.'
    : 'Note for each objective who showed it and who did not, and begin the next lesson there.';
  return (wish.size < 0 ? [ticket] : [...rows, ticket]).join('\n\n');
}

export function draftNotes(ground: Ground): string[] {
  const { input, topic, source, wish } = ground;
  const names = joinWords(sourceNames(ground));
  const notes = [
    source
      ? `Drafted by rule from what you typed and from ${names}. What is said about the topic is quoted from there; nothing was added.`
      : 'Drafted by rule from what you typed. It states no facts about the topic: bring your own example to each phase, or give a source text and write it again.',
    ...topic.wishes.map(
      (wished) =>
        `You asked for this: ${quoted(wished)} A rule cannot work it in; change the phase where it belongs.`,
    ),
    ...(input.additional_instructions === ''
      ? []
      : [
          `You added: ${quoted(input.additional_instructions)} A rule cannot act on it; change the plan where it matters.`,
        ]),
    ...(source ? [] : ['Misconceptions and word meanings are left for you: they depend on facts.']),
    ...(wish.size > 0
      ? [
          'If time runs short, leave out the part before the last and keep the ending whole.',
          'If a phase falls flat, ask for the opposite: “What would have to be true for this to be wrong?”',
        ]
      : []),
  ];
  return [...notes, ...(input.include.includes('slides outline') ? slides(ground) : [])];
}

function slides(ground: Ground): string[] {
  const { topic, objectives } = ground;
  const phases = draftPhases(ground).map(
    ({ name, minutes, student_actions }) => `${name} (${minutes} min). ${student_actions}`,
  );
  return [
    `${topic.title}${topic.question && topic.question !== topic.title ? `. ${topic.question}` : ''}`,
    `By the end you can: ${objectives.map(toYou).join('; ')}.`,
    ...phases,
  ].map((text, index) => `Slide ${index + 1}: ${text}`);
}
