import { levelOfTask } from '../../../../engine/rule-engine/bloom.ts';
import { openEndedCandidates } from '../../../../engine/rule-engine/questions/open-ended.ts';
import { type PaperOrder, writePaper } from '../../../../engine/rule-engine/questions/paper.ts';
import { shortAnswerCandidates } from '../../../../engine/rule-engine/questions/written.ts';
import type { Question } from '../../question.ts';
import { draftKeyConcepts } from './content-sections.ts';
import { type Ground, inside, linesOf, plainWish, toYou } from './ground.ts';
import { isYoung } from './young-moves.ts';

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
  const avoid = wish.turn > 0 ? before : [];
  const change = wish.demand < 0 ? 'easier' : wish.demand > 0 ? 'harder' : undefined;
  const shown = new Set([
    ...draftKeyConcepts({ ...ground, wish: plainWish }),
    ...source.reading.definitions.map(({ sentence }) => sentence.text),
  ]);
  const parts = writePaper(order, source.reading, { avoid, shown, ...(change ? { change } : {}) });
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

function openStarter(ground: Ground): Question[] {
  const { topic, input, wish } = ground;
  const known = linesOf(input.prior_knowledge)[0];
  const asked = [
    written(
      'q1',
      `${isYoung(ground) ? 'Draw or write' : 'Write'} two things that you already know about ${topic.phrase}.`,
      'Any true statement counts; note what comes often.',
      3,
    ),
    written(
      'q2',
      known === undefined
        ? `Which word ${isYoung(ground) ? '' : 'or idea '}about ${topic.phrase} have you heard but could not explain?`
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

function openExit(ground: Ground): Question[] {
  const { objectives, topic, wish } = ground;
  const lead = isYoung(ground) ? 'Draw or write to show that you can do this' : 'Show that you can do this';
  const goals = (wish.turn % 2 === 1 ? objectives.toReversed() : objectives).slice(0, wish.size < 0 ? 1 : 2);
  return [
    ...goals.map((goal, index) =>
      written(`x${index + 1}`, `${lead}: ${toYou(inside(goal))}.`, `Look for this objective: ${goal}.`, 4),
    ),
    written(
      `x${goals.length + 1}`,
      `What about ${topic.phrase} is still unclear to you? Write it as a question.`,
      'Begin the next lesson with the question that comes most often.',
      2,
    ),
  ];
}

/** What each student answers alone: a question of the source that neither the starter nor the exit ticket asks; null without a source. */
export function taskAlone(ground: Ground): string | null {
  const { source, wish } = ground;
  if (source === null) return null;
  const plain = { ...ground, wish: plainWish };
  const asked = new Set(
    [...draftQuestions(plain, 'starter', []), ...draftQuestions(plain, 'exit', [])].map(
      ({ source_ref }) => source_ref,
    ),
  );
  const free = shortAnswerCandidates(source.reading).filter(
    ({ question }) => !asked.has(question.source_ref),
  );
  const tasks = [...free, ...openEndedCandidates(source.reading).toReversed()];
  return tasks[wish.turn % Math.max(1, tasks.length)]?.question.stem ?? null;
}
