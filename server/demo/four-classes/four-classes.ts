import { randomUUID } from 'node:crypto';
import type { Database } from '../../platform/database/client.ts';
import type { FileStore } from '../../platform/files/file-store.ts';
import { lessons } from '../../school/lessons/lessons/tables.ts';
import { settleScores } from '../../school/marking/marking/settle-scores.ts';
import { marks } from '../../school/marking/marking/tables.ts';
import { pointsOfQuestions } from '../../school/work/assignments/quiz-questions.ts';
import { assignments, assignmentTargets, quizzes } from '../../school/work/assignments/tables.ts';
import { settleStudents } from '../../school/work/assignments/targets.ts';
import { quizAnswers, quizAttempts } from '../../school/work/quizzes/tables.ts';
import { submissions, workDrafts, workFiles } from '../../school/work/submissions/tables.ts';
import { daysAway, SAMPLE_ZONE, schoolDaysAway } from '../dates/sample-dates.ts';
import { draftAssignment, type SampleAssignment, sampleAssignments } from './assignments.ts';
import type { SampleClass } from './classes.ts';
import { lessonRows } from './lessons.ts';
import { notifyOfWeek, writeNews } from './news.ts';
import { drawPictures } from './pictures.ts';
import { QUIZ_LANGUAGE, sampleQuizzes } from './quiz-work.ts';
import { addWork, type Rows } from './work.ts';

const PICTURES = 8;
/** Added to the time limit of a quiz, in minutes. */
const EXTRA_MINUTES = 15;

interface Sample {
  db: Database;
  files: FileStore;
  teacherId: string;
  studentId: string;
}

/** Fills the four classes with lessons, assignments, work and marks; one statement per table. */
export async function fillFourClasses(
  { db, files, teacherId, studentId }: Sample,
  classes: readonly SampleClass[],
): Promise<void> {
  const tasks = classes.flatMap((one, place) =>
    (place === 0 ? [...sampleAssignments, draftAssignment] : sampleAssignments).map((sample) => ({
      class: one,
      sample,
      row: assignmentRow(sample, { classId: one.id, teacherId, isLater: place % 2 === 1 }),
    })),
  );
  const rows: Rows = {
    targets: [],
    drafts: [],
    files: [],
    submissions: [],
    attempts: [],
    answers: [],
    marks: [],
  };
  const pictures = await drawPictures(PICTURES);
  const now = Date.now();
  for (const task of tasks) {
    if (task.sample.quiz && task.class.slowGroupId)
      rows.targets.push(extraTime(task.row.id, task.class.slowGroupId));
    for (const [place, { id }] of task.class.students.entries()) {
      const author = { id, who: `${task.class.name} ${place}`, isOwn: id === studentId };
      addWork(rows, { task, author, teacherId, now }, pictures);
    }
  }
  for (const { id, picture } of rows.files) await files.put(id, picture);
  await db.transaction(async (tx) => {
    await tx.insert(assignments).values(tasks.map(({ row }) => row));
    await tx.insert(quizzes).values(tasks.flatMap(({ row, sample }) => quizRow(row, sample)));
    await tx.insert(assignmentTargets).values(rows.targets);
    await settleStudents(
      tx,
      tasks.map(({ row }) => row.id),
    );
    await tx.insert(workDrafts).values(rows.drafts);
    await tx.insert(workFiles).values(rows.files);
    await tx.insert(submissions).values(rows.submissions);
    await tx.insert(quizAttempts).values(rows.attempts);
    await tx.insert(quizAnswers).values(rows.answers);
    await tx.insert(marks).values(rows.marks);
    await settleScores(tx, {
      assignmentIds: tasks.map(({ row }) => row.id),
      authorId: teacherId,
      origin: 'marking',
    });
    const idsOf = ({ id }: SampleClass) =>
      new Map(tasks.flatMap(({ class: one, sample, row }) => (one.id === id ? [[sample.key, row.id]] : [])));
    await tx.insert(lessons).values(classes.flatMap((one) => lessonRows(one, teacherId, idsOf(one))));
    const returned = tasks.find(({ sample }) => sample.key === 'change');
    if (returned) await writeNews(tx, teacherId, classes, returned.row);
    await notifyOfWeek(tx);
  });
}

type AssignmentRow = ReturnType<typeof assignmentRow>;

/** Some classes have everything a day later. */
function assignmentRow(
  sample: SampleAssignment,
  { classId, teacherId, isLater }: { classId: string; teacherId: string; isLater: boolean },
) {
  const day = (days: number | null, hour: number, minute = 0): Date | null =>
    days === null ? null : schoolDaysAway(days + Number(isLater), hour, minute);
  const publishAt = day(sample.publish, 7);
  return {
    id: randomUUID(),
    classId,
    createdBy: teacherId,
    timeZone: SAMPLE_ZONE,
    title: sample.title,
    instructions: sample.instructions,
    points: pointsOf(sample),
    category: sample.category,
    kinds: sample.kinds,
    dueAt: day(sample.due, 23, 59),
    cutOffAt: day(sample.cutOff, 23, 59),
    attempts: sample.attempts,
    aiPolicy: sample.aiPolicy,
    latePolicy: sample.latePolicy,
    missingPercent: sample.missingPercent,
    rubric: sample.rubric,
    forEveryone: true,
    publishAt,
    hideNames: sample.hideNames,
    createdAt: publishAt ?? daysAway(-2, 17),
  };
}

function pointsOf({ quiz, rubric, points }: SampleAssignment): number {
  if (quiz) return pointsOfQuestions(sampleQuizzes[quiz]);
  if (!rubric) return points;
  const most = rubric.criteria.map(({ levels }) => Math.max(...levels.map((level) => level.points)));
  return most.reduce((sum, one) => sum + one, 0);
}

const quizRow = (
  { id, title, createdAt }: AssignmentRow,
  { quiz }: SampleAssignment,
): (typeof quizzes.$inferInsert)[] =>
  quiz === null
    ? []
    : [
        {
          assignmentId: id,
          title,
          questions: sampleQuizzes[quiz],
          language: QUIZ_LANGUAGE,
          minutes: 40,
          shuffle: true,
          showAnswers: 'returned',
          copiedAt: createdAt,
          begunAt: createdAt,
        },
      ];

const extraTime = (assignmentId: string, groupId: string): Rows['targets'][number] => ({
  assignmentId,
  groupId,
  isChosen: false,
  extraMinutes: EXTRA_MINUTES,
});
