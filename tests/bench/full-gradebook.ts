import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { users } from '../../server/accounts/users/tables.ts';
import type { Database } from '../../server/platform/database/client.ts';
import { marks } from '../../server/school/marking/marking/tables.ts';
import { scores } from '../../server/school/marking/scores/tables.ts';
import { assignments } from '../../server/school/work/assignments/tables.ts';
import { submissions, workDrafts } from '../../server/school/work/submissions/tables.ts';
import { type FullClass, insertClass } from './full-classes.ts';

const GIVEN = [
  'Amina',
  'Bruno',
  'Chloe',
  'Dmitri',
  'Elif',
  'Femi',
  'Greta',
  'Hassan',
  'Ines',
  'Jonas',
  'Keiko',
];
const FAMILY = ['Diallo', 'Fischer', 'Nakamura', 'Okafor', 'Rossi', 'Lindqvist', 'Haddad', 'Moreau', 'Silva'];
const ENDINGS = ['', 'e', 'ni', 'son', 'ova', 'as', 'er'];
const TOPICS = ['Leaf', 'Cell', 'River', 'Light', 'Sound', 'Rock', 'Blood', 'Seed', 'Star', 'Force'];
const WORKS = ['diary', 'quiz', 'test', 'report', 'poster', 'talk'];
const HOUR = 3_600_000;

const choose = <Thing>(things: readonly Thing[], place: number): Thing | undefined =>
  things[place % things.length];

/**
 * A class whose gradebook is nearly full: every other assignment is on paper, the others were handed in and marked, some of them
 * late. One cell in twenty is empty.
 */
export async function insertGradebook(
  db: Database,
  size: { students: number; assignments: number },
): Promise<FullClass> {
  const full = await insertClass(db, size);
  for (const [place, { id }] of full.students.entries()) {
    const firstName = choose(GIVEN, place) ?? '';
    const lastName = `${choose(FAMILY, place * 7)}${choose(ENDINGS, Math.floor(place / 9))}`;
    await db.update(users).set({ firstName, lastName }).where(eq(users.id, id));
  }
  for (const [column, assignmentId] of full.assignments.entries()) {
    const onPaper = column % 2 === 0;
    const dueAt = new Date(Date.now() - (full.assignments.length - column) * 24 * HOUR);
    await db
      .update(assignments)
      .set({
        title: `${choose(TOPICS, column)} ${choose(WORKS, column)}`,
        category: choose(['Homework', 'Tests', 'Projects'], column) ?? '',
        points: choose([10, 20, 100], column) ?? 10,
        latePolicy: { percent: 10, every: 'day', lowest_percent: 50 },
        dueAt,
        ...(onPaper && { kinds: ['paper' as const] }),
      })
      .where(eq(assignments.id, assignmentId));
    const done = full.students
      .filter(() => Math.random() >= 0.05)
      .map((student) => ({
        assignmentId,
        studentId: student.id,
        id: randomUUID(),
        points: Math.round(Math.random() * 20) / 2,
        handedInAt: new Date(dueAt.getTime() + (Math.random() < 0.15 ? 30 : -30) * HOUR),
      }));
    await db.insert(scores).values(
      done.map(({ id: _, ...score }) => ({
        ...score,
        isEntered: onPaper,
        handedInAt: onPaper ? null : score.handedInAt,
        returnedAt: column % 3 === 0 ? null : dueAt,
      })),
    );
    if (onPaper) continue;
    await db
      .insert(workDrafts)
      .values(
        done.map(({ assignmentId: work, studentId }) => ({ assignmentId: work, studentId, revision: 1 })),
      );
    await db.insert(submissions).values(
      done.map(({ id, assignmentId: work, studentId, handedInAt }) => ({
        id,
        assignmentId: work,
        studentId,
        attempt: 1,
        text: 'Monday: 41 mm, one hole. '.repeat(20),
        link: '',
        fileIds: [],
        submittedAt: handedInAt,
      })),
    );
    await db.insert(marks).values(
      done.map(({ id, points }) => ({
        submissionId: id,
        markerId: full.teacher.id,
        state: 'marked' as const,
        scores: [],
        points,
        comment: 'Careful shading.',
        notes: [],
        returnedAt: column % 3 === 0 ? null : dueAt,
      })),
    );
  }
  return full;
}
