import { randomUUID } from 'node:crypto';
import { hundredths } from '../../platform/hundredths.ts';
import { lateDeduction } from '../../documents/templates/late-deduction.ts';
import type { GivenScore, TextNote } from '../../generated/schemas/index.ts';
import type { marks } from '../../school/marking/marking/tables.ts';
import { secondsLate } from '../../school/work/assignments/work-dates.ts';
import type { assignments, assignmentTargets } from '../../school/work/assignments/tables.ts';
import type { quizAnswers, quizAttempts } from '../../school/work/quizzes/tables.ts';
import type { submissions, workDrafts, workFiles } from '../../school/work/submissions/tables.ts';
import type { SampleAssignment, TextKey } from './assignments.ts';
import { chance, pick } from './chance.ts';
import data from './data/texts.json' with { type: 'json' };
import { type Fate, fateOf } from './fates.ts';
import { answersOf, sampleQuizzes, scoresOf } from './quiz-work.ts';

const HOUR = 3_600_000;

/** What is inserted, by table. */
export interface Rows {
  targets: (typeof assignmentTargets.$inferInsert)[];
  drafts: (typeof workDrafts.$inferInsert)[];
  files: (typeof workFiles.$inferInsert & { id: string; picture: Buffer })[];
  submissions: (typeof submissions.$inferInsert)[];
  attempts: (typeof quizAttempts.$inferInsert)[];
  answers: (typeof quizAnswers.$inferInsert)[];
  marks: (typeof marks.$inferInsert)[];
}

export interface Task {
  sample: SampleAssignment;
  row: Pick<typeof assignments.$inferSelect, 'id' | 'dueAt' | 'publishAt' | 'points'>;
}

export interface Author {
  id: string;
  /** The class and the place in it, which decide what the student does. */
  who: string;
  isOwn: boolean;
}

interface Given {
  task: Task;
  author: Author;
  fate: Fate;
  teacherId: string;
  now: number;
}

/** Adds what one student did with one assignment. */
export function addWork(
  rows: Rows,
  { task, author, teacherId, now }: Omit<Given, 'fate'>,
  pictures: readonly Buffer[],
): void {
  const { sample, row } = task;
  const fate = fateOf(sample, author.who, author.isOwn);
  const of = { assignmentId: row.id, studentId: author.id };
  if (fate.work === 'none') return;
  if (fate.work === 'excused') {
    rows.targets.push({ ...of, isChosen: false, excused: true });
    return;
  }
  const text = sample.text ? textOf(sample.text, author.who) : '';
  if (fate.work === 'draft') {
    if (text !== '') rows.drafts.push({ ...of, text: text.slice(0, text.length / 2), revision: 1 });
    return;
  }
  const submittedAt = timeOf({ task, author, fate, teacherId, now });
  const submission = { ...of, id: randomUUID(), attempt: 1, text, link: '', fileIds: [] as string[] };
  rows.drafts.push({ ...of, text, revision: 1, updatedAt: submittedAt });
  if (sample.kinds.includes('file') && !sample.kinds.includes('text')) {
    const file = randomUUID();
    const picture = pick(pictures, author.who, 'picture');
    rows.files.push({ ...of, id: file, name: 'particles.png', size: picture.length, picture });
    submission.fileIds.push(file);
  }
  rows.submissions.push({ ...submission, aiHelp: helpOf(sample, author.who), submittedAt });
  let scores = sample.rubric ? rubricScores(sample, author.who) : [];
  if (sample.quiz) {
    const questions = sampleQuizzes[sample.quiz];
    const given = answersOf(questions, abilityOf(author.who), author.who);
    const attemptId = randomUUID();
    const minutes = 9 + Math.floor(chance(author.who, sample.key, 'minutes') * 20);
    const startedAt = new Date(submittedAt.getTime() - minutes * 60_000);
    rows.attempts.push({ ...of, id: attemptId, attempt: 1, startedAt, submissionId: submission.id });
    rows.answers.push(
      ...given.map(({ question_id, values }) => ({
        attemptId,
        questionId: question_id,
        values,
        savedAt: submittedAt,
      })),
    );
    scores = scoresOf(questions, given);
  }
  if (fate.marking === 'waiting') return;
  const mark = markOf(
    { task, author, fate, teacherId, now },
    { id: submission.id, text, submittedAt, scores },
  );
  rows.marks.push(mark);
  if (!author.isOwn && mark.returnedAt && sample.text && triesAgain(sample, author.who)) {
    const since = now - mark.returnedAt.getTime();
    const again = new Date(mark.returnedAt.getTime() + chance(author.who, sample.key, 'when') * since);
    const better = textOf(sample.text, `${author.who} again`);
    rows.submissions.push({ ...submission, id: randomUUID(), attempt: 2, text: better, submittedAt: again });
    rows.drafts.splice(-1, 1, { ...of, text: better, revision: 2, updatedAt: again });
  }
}

/** Some of those who did not do well hand in a second attempt, which waits to be marked. */
const triesAgain = ({ key, attempts }: SampleAssignment, who: string): boolean =>
  attempts !== 1 && qualityOf(who, key) < 0.6 && chance(who, key, 'again') < 0.25;

/** How well a student does, from 0.4 to 1. */
const abilityOf = (who: string): number => 0.4 + 0.6 * Math.sqrt(chance(who, 'ability'));

/** How well a student does this time, from 0 to 1. */
const qualityOf = (who: string, key: string): number =>
  Math.min(1, Math.max(0, abilityOf(who) + (chance(who, key, 'quality') - 0.5) * 0.4));

/** Each paragraph is one of several, the better ones first. */
function textOf(key: TextKey, who: string): string {
  const quality = qualityOf(who, key);
  return data.texts[key]
    .map((ways, index) => {
      const draw = 1 - quality + (chance(who, key, index) - 0.5) * 0.8;
      return ways[Math.min(ways.length - 1, Math.max(0, Math.floor(draw * ways.length)))];
    })
    .join('\n\n');
}

/** When it was handed in; work that is not due yet in the last two days. */
function timeOf({ task: { sample, row }, author, fate, now }: Given): Date {
  const draw = chance(author.who, sample.key, 'time');
  const due = row.dueAt?.getTime() ?? now;
  const first = (row.publishAt?.getTime() ?? now) + HOUR;
  const late = due + (1 + draw * 30) * HOUR;
  if (fate.work === 'late' && late < now - HOUR) return new Date(late);
  const last = Math.min(due - HOUR / 4, now - HOUR / 4);
  return new Date(Math.max(first, last - draw * draw * 60 * HOUR));
}

function helpOf({ aiPolicy }: SampleAssignment, who: string): string | null {
  if (aiPolicy === 'none') return null;
  return chance(who, 'help') < 0.15 ? 'I asked it for another word for “shows”.' : '';
}

const rubricScores = ({ key, rubric }: SampleAssignment, who: string): GivenScore[] =>
  (rubric?.criteria ?? []).map(({ id, levels }) => {
    const draw = 1 - qualityOf(who, key) + (chance(who, key, id) - 0.5) * 0.4;
    const level = levels[Math.min(levels.length - 1, Math.max(0, Math.floor(draw * levels.length)))];
    return { criterion_id: id, points: level?.points ?? 0 };
  });

interface HandedIn {
  id: string;
  text: string;
  submittedAt: Date;
  scores: GivenScore[];
}

function markOf(
  { task: { sample, row }, author, fate, teacherId, now }: Given,
  { id, text, submittedAt, scores }: HandedIn,
): Rows['marks'][number] {
  const hasParts = scores.length > 0;
  const isFinished = fate.marking !== 'in marking';
  const given = isFinished ? scores : scores.slice(0, 2);
  const whole = Math.round(qualityOf(author.who, sample.key) * row.points * 2) / 2;
  const points = hasParts ? hundredths(given.reduce((sum, score) => sum + score.points, 0)) : whole;
  const part = points / row.points;
  const tone = part >= 0.85 ? 'high' : part >= 0.6 ? 'middle' : 'low';
  const isReturned = fate.marking === 'returned';
  const lateSeconds = secondsLate({ dueAt: row.dueAt, cutOffAt: null }, submittedAt);
  const returnedAt = new Date(Math.min(now - 20 * HOUR, (row.dueAt?.getTime() ?? now) + 66 * HOUR));
  const has = (what: string, share: number) => isFinished && chance(author.who, sample.key, what) < share;
  return {
    submissionId: id,
    markerId: teacherId,
    state: isFinished ? 'marked' : 'in_marking',
    scores: given,
    points: isFinished || hasParts ? points : null,
    deduction: isReturned
      ? lateDeduction(sample.latePolicy, { points, possible: row.points, lateSeconds })
      : null,
    comment: has('comment', 0.7) ? pick(data.comments[tone], author.who, sample.key) : '',
    notes: has('note', 0.4) ? notesOn(text, pick(data.notes[tone], author.who, sample.key)) : [],
    returnedAt: isReturned ? returnedAt : null,
    regradeReason: fate.asksRegrade ? 'I think my second measurement counts as evidence too.' : null,
    regradeRequestedAt: fate.asksRegrade ? new Date(now - 5 * HOUR) : null,
    updatedAt: returnedAt,
  };
}

/** A comment on the last sentence. */
function notesOn(text: string, comment: string): TextNote[] {
  const quote = /[^.!?\n]{12,200}[.!?]?$/u.exec(text)?.[0].trim();
  if (quote === undefined) return [];
  const start = text.lastIndexOf(quote);
  return [{ id: randomUUID(), start, end: start + quote.length, quote, comment }];
}
