import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { LessonBlock } from '../generated/schemas/index.ts';
import type { Database } from '../platform/database/client.ts';
import { createAssignment } from '../school/work/assignments/assignments.ts';
import { addLessonDocument } from '../school/lessons/lessons/lesson-documents.ts';
import { createLesson, publishLesson, saveLesson } from '../school/lessons/lessons/lessons.ts';
import { saveMark } from '../school/marking/marking/marks.ts';
import { returnMarks } from '../school/marking/marking/return-marks.ts';
import { saveDraft } from '../school/work/submissions/drafts.ts';
import { handIn } from '../school/work/submissions/hand-in.ts';
import { submissions } from '../school/work/submissions/tables.ts';
import { sampleAssignments, sampleQuiz } from './sample-assignments.ts';
import { daysAway, SAMPLE_ZONE } from './dates/sample-dates.ts';

interface Sample {
  teacherId: string;
  studentId: string;
  classId: string;
  /** The teacher's documents by the keys of the history. */
  documents: ReadonlyMap<string, string>;
}

const PARAGRAPH = `The willow got its mass from air and water, not from the soil.

Van Helmont weighed the soil before and after. In five years it lost only about 2 ounces. The tree weighed 5 pounds at first and 169 pounds in the end.

If the tree had eaten the soil, the soil would have lost as much as the tree gained.`;

const DIARY = `Monday: 41 mm long, one small hole.
Tuesday: 41 mm, the hole is 2 mm wide.
Wednesday: 42 mm. It rained all day.
Thursday: 42 mm, a second hole.
Friday: 42 mm, the tip is yellow.`;

const PLAN = 'I would put the willow under a glass bell and measure the gas every day.';

/** Sets work in the sample class, some of which the student has handed in, and teaches a lesson with it. */
export async function createSampleWork(db: Database, sample: Sample): Promise<void> {
  const { teacherId, studentId, classId, documents } = sample;
  const set = (content: Parameters<typeof createAssignment>[2]['content']) =>
    createAssignment(db, teacherId, { classId, timeZone: SAMPLE_ZONE, content });
  const contents = sampleAssignments();
  const returned = await set(contents.returned);
  const toMark = await set(contents.toMark);
  await set(contents.missing);
  const toDo = await set(contents.toDo);
  await set(contents.draft);
  const quiz = documents.get('sample-willow-quiz');
  const quizId = quiz === undefined ? undefined : await set(sampleQuiz(quiz));

  const paragraph = await handInWork(db, studentId, returned, { text: PARAGRAPH, at: daysAway(-4, 16, 40) });
  await markParagraph(db, teacherId, paragraph);
  await returnMarks(db, teacherId, returned, { submission_ids: [paragraph], at: null });
  await handInWork(db, studentId, toMark, { text: DIARY, at: daysAway(-1, 19, 5) });
  await saveDraft(db, studentId, toDo, { revision: 0, text: PLAN, link: '' });
  await teachLessons(db, sample, { assignments: [returned, toDo, ...(quizId ? [quizId] : [])] });
}

async function handInWork(
  db: Database,
  studentId: string,
  assignmentId: string,
  { text, at }: { text: string; at: Date },
): Promise<string> {
  const { revision } = await saveDraft(db, studentId, assignmentId, { revision: 0, text, link: '' });
  const { id } = await handIn(db, studentId, assignmentId, { revision, key: undefined });
  await db.update(submissions).set({ submittedAt: at }).where(eq(submissions.id, id));
  return id;
}

async function markParagraph(db: Database, teacherId: string, id: string): Promise<void> {
  const quote = 'the soil would have lost as much as the tree gained';
  const start = PARAGRAPH.indexOf(quote);
  await saveMark(db, teacherId, id, {
    revision: 0,
    state: 'marked',
    scores: [
      { criterion_id: 'claim', points: 3 },
      { criterion_id: 'evidence', points: 4 },
      { criterion_id: 'reasoning', points: 1 },
    ],
    points: null,
    comment: 'A clear claim with both measurements. Now say where the rest of the mass came from.',
    notes: [
      {
        id: randomUUID(),
        start,
        end: start + quote.length,
        quote,
        comment: 'Good thinking. What does this say about the water he gave it?',
      },
    ],
  });
}

async function teachLessons(
  db: Database,
  { teacherId, classId, documents }: Sample,
  { assignments }: { assignments: readonly string[] },
): Promise<void> {
  const newLesson = (title: string) =>
    createLesson(db, teacherId, classId, { title, time_zone: SAMPLE_ZONE });
  const { id, revision } = await newLesson('Where does a tree’s mass come from?');
  const plan = documents.get('sample-willow-lesson');
  const document = plan ? await addLessonDocument(db, teacherId, id, { generation_id: plan }) : undefined;
  const blocks: LessonBlock[] = [
    {
      type: 'text',
      id: 'question',
      text: '#### On your way in\n\nA willow grows in a pot for five years. Where does its mass come from? Write down your guess.',
    },
    {
      type: 'list',
      id: 'steps',
      is_numbered: true,
      items: [
        'Read what van Helmont measured before and after.',
        'Work out how much the tree gained and how much the soil lost.',
        'Compare it with your guess.',
      ],
    },
    ...(document ? [{ type: 'document' as const, id: document.id, document_id: document.id }] : []),
    ...assignments.map((assignment) => ({
      type: 'assignment' as const,
      id: assignment,
      assignment_id: assignment,
    })),
  ];
  const content = { title: 'Where does a tree’s mass come from?', blocks };
  await saveLesson(db, teacherId, id, { revision, content });
  await publishLesson(db, teacherId, id, daysAway(-5, 8).toISOString());
  await newLesson('What the air has to do with it');
}
