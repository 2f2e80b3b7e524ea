import { randomUUID } from 'node:crypto';
import { lt } from 'drizzle-orm';
import type { Database } from '../../platform/database/client.ts';
import { announcementComments, announcements } from '../../school/classes/announcements/tables.ts';
import { messages, messageThreads } from '../../school/news/messages/tables.ts';
import { findNews } from '../../school/news/notifications/find-news.ts';
import { notifications } from '../../school/news/notifications/tables.ts';
import { daysAway } from '../dates/sample-dates.ts';
import type { SampleClass } from './classes.ts';

const ANNOUNCEMENTS = [
  {
    days: -1,
    text: 'The egg drop is on the stairs by the gym. The rules and a film of last year: https://harborview.example/egg-drop\n\nBring your own tape.',
    comment: 'Can we use yarn?',
  },
  {
    days: -12,
    text: 'Lunch help is on Tuesdays in room 214. Bring the question, not the whole sheet.',
    comment: null,
  },
];

interface Talk {
  classId: string;
  studentId: string;
  /** Null for a message. */
  assignmentId: string | null;
  title: string;
  lines: readonly { role: 'teacher' | 'student'; text: string }[];
}

/** What the teacher told the classes, and the messages and comments on work between the teacher and students. */
export async function writeNews(
  tx: Database,
  teacherId: string,
  classes: readonly SampleClass[],
  returned: { id: string; title: string },
): Promise<void> {
  const told = classes.flatMap(({ id: classId, students }) =>
    ANNOUNCEMENTS.map(({ days, text, comment }) => {
      const createdAt = daysAway(days, 15, 20);
      return {
        row: {
          id: randomUUID(),
          classId,
          authorId: teacherId,
          text,
          commentsOpen: true,
          createdAt,
          updatedAt: createdAt,
        },
        comment,
        by: students[1],
      };
    }),
  );
  await tx.insert(announcements).values(told.map(({ row }) => row));
  await tx.insert(announcementComments).values(
    told.flatMap(({ row, comment, by }) => {
      const createdAt = new Date(row.createdAt.getTime() + 1_800_000);
      const of = { id: randomUUID(), announcementId: row.id, createdAt };
      return comment === null || by === undefined ? [] : [{ ...of, authorId: by.id, text: comment }];
    }),
  );
  await writeTalks(tx, teacherId, talksOf(classes, returned));
}

const talksOf = (classes: readonly SampleClass[], returned: { id: string; title: string }): Talk[] =>
  classes.flatMap(({ id: classId, students: [first, second, third] }, index): Talk[] => [
    ...(third
      ? [
          {
            classId,
            studentId: third.id,
            assignmentId: null,
            title: 'The plan for my lander',
            lines: [
              { role: 'student' as const, text: 'May I use a parachute, or is that against the rules?' },
              ...(index % 2 === 0
                ? [{ role: 'teacher' as const, text: 'You may, if it is made of the paper on the list.' }]
                : []),
            ],
          },
        ]
      : []),
    ...(second && index === 0
      ? [
          {
            classId,
            studentId: second.id,
            assignmentId: null,
            title: 'Missing work',
            lines: [
              {
                role: 'teacher' as const,
                text: 'Your motion graphs are not here yet. Is something in the way?',
              },
            ],
          },
        ]
      : []),
    ...(first && index === 0
      ? [
          {
            classId,
            studentId: first.id,
            assignmentId: returned.id,
            title: returned.title,
            lines: [
              {
                role: 'teacher' as const,
                text: 'Read your reasoning once more before you ask for a regrade.',
              },
              { role: 'student' as const, text: 'I did. I think the mass is evidence, not reasoning.' },
            ],
          },
        ]
      : []),
  ]);

async function writeTalks(tx: Database, teacherId: string, talks: readonly Talk[]): Promise<void> {
  const written = talks.map(({ lines, ...talk }) => ({
    ...talk,
    id: randomUUID(),
    lines: lines.map((line, index) => ({ ...line, createdAt: daysAway(-2, 16 + index * 2, 40) })),
  }));
  await tx.insert(messageThreads).values(
    written.map(({ lines, ...thread }) => {
      const last = lines.at(-1);
      const isAnswered = lines.some(({ role }) => role === 'student');
      // Whoever wrote last has read it; the other one has not.
      return {
        ...thread,
        teacherId,
        isAnswered,
        createdAt: lines[0]?.createdAt,
        lastAt: last?.createdAt,
        teacherReadAt: last?.role === 'teacher' ? last.createdAt : null,
        otherReadAt: last?.role === 'student' ? last.createdAt : null,
      };
    }),
  );
  await tx.insert(messages).values(
    written.flatMap(({ id: threadId, assignmentId, lines }) =>
      lines.map(({ role, text, createdAt }) => ({
        id: randomUUID(),
        threadId,
        role,
        teacherId: assignmentId !== null && role === 'teacher' ? teacherId : null,
        text,
        createdAt,
      })),
    ),
  );
}

/** Stores the notifications of the last week without emails about them; the older ones have been read. */
export async function notifyOfWeek(tx: Database): Promise<void> {
  await findNews(tx, daysAway(-7, 0));
  await tx.update(notifications).set({ mailAt: null });
  await tx
    .update(notifications)
    .set({ readAt: daysAway(-1, 18) })
    .where(lt(notifications.happenedAt, daysAway(-1, 12)));
}
