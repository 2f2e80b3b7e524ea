import { capitalise, joinWords } from '../../../../engine/rule-engine/words.ts';
import type { LessonInput, LessonResult } from '../schema.ts';
import { careNote, isDelicate } from './care.ts';
import { ended, type Ground, linesOf, quoted, sourceNames, toYou } from './ground.ts';
import { draftPhases, leftOut } from './phases.ts';

export function draftMaterials({ input, context, wish }: Ground): string[] {
  const needed = [
    ...linesOf(input.materials_available),
    ...sourceNames({ context }).map((name) => `${capitalise(name)}, one copy for each pair`),
    'Board or screen',
    'Mini whiteboards or scrap paper, one for each student',
    ...(input.include.includes('exit ticket') ? ['Exit tickets, one for each student'] : []),
    ...(wish.size > 0 ? ['A timer that the class can see', 'Pens in two colors'] : []),
  ];
  return wish.size < 0 ? needed.slice(0, 3) : needed;
}

const wordBank = (words: readonly string[]) =>
  words.length > 1
    ? `A word bank: ${words.join(', ')}.`
    : 'A word bank that the class fills in the first phase.';

const supportMoves: Record<LessonInput['supports'][number], (ground: Ground) => string> = {
  'sentence starters': ({ source }) =>
    source
      ? 'Sentence starters on the board: “The text says ..., so ...”, “I think ... because ...”.'
      : 'Sentence starters on the board: “I think ... because ...”, “First ..., then ...”.',
  'word bank': ({ source }) =>
    source ? wordBank(source.terms.slice(0, 6).map(({ text }) => text)) : wordBank([]),
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
  const profile = input.class_profile === '' ? [] : [`Bear in mind: ${ended(input.class_profile)}`];
  const short = wish.size < 0;
  return {
    support: [...base, ...supports, ...always, ...(short ? [] : profile)].join(' '),
    extension: `Find out where today’s main idea holds and where it does not, and back the answer with ${voice.evidence}.${short ? '' : ` Or write three questions about ${topic.phrase} that make a classmate think, and answer them.`}`,
    ell: wida[input.wida_level],
    iep_504: `Each student’s own plan comes first. In this lesson look at the timed tasks (extra time), the reading${ground.source ? ' of the text' : ''} (read aloud, larger print) and the writing (spoken or typed answers).`,
  };
}

export function draftAssessment({ objectives, input, voice, wish, source }: Ground): string {
  const rows = [
    `Look for each objective in what students say and write, unprompted and backed with ${source ? 'a line of the text' : voice.evidence}.`,
    ...objectives.map((goal, index) => `${index + 1}. ${goal}.`),
  ];
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
      : names !== ''
        ? `Drafted by rule from what you typed. In ${names} there are too few whole English sentences for a rule to quote, as in a poem, a table or another language: hand it out and choose yourself what is read in each phase.`
        : 'Drafted by rule from what you typed. It states no facts about the topic: bring your own example to each phase, or give a source text and write it again.',
    ...(isDelicate(ground) ? [careNote] : []),
    ...topic.wishes.map(
      (wished) =>
        `You asked for this: ${quoted(ended(wished))} A rule cannot work it in; change the phase where it belongs.`,
    ),
    ...(input.additional_instructions === ''
      ? []
      : [
          `You added: ${quoted(ended(input.additional_instructions))} A rule cannot act on it; change the plan where it matters.`,
        ]),
    ...(source
      ? []
      : [
          'The key ideas are questions to answer with the class. Misconceptions and word meanings are left for you: they depend on facts.',
        ]),
    ...(source && input.include.includes('starter quiz')
      ? [
          'The starter quiz asks about the text: have it read beforehand, or let students guess and check at the end.',
        ]
      : []),
    ...leftOut(input).map(
      (name) => `${quoted(name)} is left out: ${input.duration_minutes} minutes are too few for every phase.`,
    ),
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
    `${capitalise(topic.title)}${topic.question && topic.question !== topic.title ? `. ${topic.question}` : ''}`,
    `By the end you can: ${objectives.map(toYou).join('; ')}.`,
    ...phases,
  ].map((text, index) => `Slide ${index + 1}: ${text}`);
}
