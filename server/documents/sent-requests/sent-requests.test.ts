import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { classOf, enrolStudent } from '../../../tests/contract/make-class.ts';
import { hardText } from '../../../tests/support/reading-texts.ts';
import { valueFor } from '../../../tests/support/schema-value.ts';
import { users } from '../../accounts/users/tables.ts';
import { acceptsEverything, type Engine, type Prompt } from '../../engine/port/engine.ts';
import { ruleEngine } from '../../engine/rule-engine/rule-engine.ts';
import { invite } from '../../school/classes/invitations/invitations.ts';
import { rosterNames } from '../../school/people/roster/roster-names.ts';
import { openTestApp, type SignedIn } from '../../testing.ts';
import { endOf, lessonRequest, quizRequest, swappableEngine } from '../generations/testing.ts';
import { sentRequests } from '../generations/document/tables.ts';

const captured: Prompt[] = [];
/** Sections that replace those of the engine below. */
let extra: Record<string, unknown> = {};

const objectFor = (schema: unknown, topic: string): object => {
  const value = valueFor(schema, topic);
  return typeof value === 'object' && value !== null ? value : {};
};

/** Writes what the prompt says of the topic into every text. */
const quotingEngine: Engine = {
  name: 'quoting',
  kind: 'model',
  ...acceptsEverything,
  async write({ prompt, resultSchema }, listener) {
    captured.push(prompt);
    listener.sent?.({ host: 'models.school.test', ...prompt });
    const topic = /Topic: (.*)/.exec(prompt.user)?.[1] ?? '';
    const text = JSON.stringify({ ...objectFor(resultSchema, topic), ...extra });
    for (const character of text) listener.text(character);
    listener.usage({ input: 900, output: 400 });
  },
};

const engine = swappableEngine();
const { app, db, signIn } = await openTestApp({ engine });

const TOPIC = 'How Jayden, Priya and Rosa Parks shaped willows';

/** A teacher with a student, Jayden Ortiz, and an invited one, Priya Raman. */
async function teacherOfClass(): Promise<SignedIn> {
  captured.length = 0;
  extra = {};
  engine.use(quotingEngine);
  const [teacher, student] = [await signIn(), await signIn({ role: 'student' })];
  await db.update(users).set({ firstName: 'Jayden', lastName: 'Ortiz' }).where(eq(users.id, student.id));
  const classId = await classOf(db, teacher.id);
  await enrolStudent(db, classId, student);
  await invite(db, classId, [{ email: 'priya@school.test', name: 'Priya Raman' }]);
  return teacher;
}

const call = ({ headers }: SignedIn, method: 'GET' | 'POST' | 'DELETE', path: string, payload?: object) =>
  app.inject({ method, url: `/api/generations${path}`, headers, ...(payload && { payload }) });

async function lessonAbout(teacher: SignedIn, input: object) {
  const request = { ...lessonRequest, input: { ...lessonRequest.input, ...input } };
  const { id } = (await call(teacher, 'POST', '', request)).json();
  return endOf(app, teacher.headers, id);
}

const requestsOf = async (teacher: SignedIn, id: string, query = '') =>
  (await call(teacher, 'GET', `/${id}/requests${query}`)).json();

describe('a document by a model', () => {
  test('holds the names that its provider never gets', async () => {
    const teacher = await teacherOfClass();
    const lesson = await lessonAbout(teacher, {
      topic: TOPIC,
      additional_instructions: 'Ortiz reads at home: ortiz@family.example, (555) 201-3344.',
    });
    expect(lesson.status).toBe('complete');
    expect(JSON.stringify(lesson.result)).toContain(TOPIC);
    expect(JSON.stringify(captured)).not.toMatch(/Jayden|Ortiz|Priya|Raman|@|201-3344/i);
    expect(captured[0]?.user).toContain('How Student_1, Student_2 and Rosa Parks shaped willows');
  });

  test('shows its owner exactly what was sent, newest first', async () => {
    const teacher = await teacherOfClass();
    const { id, version } = await lessonAbout(teacher, { topic: TOPIC });
    await call(teacher, 'POST', `/${id}/sections/homework/regenerate`, { version, change: 'shorter' });
    await endOf(app, teacher.headers, id);
    const { items } = await requestsOf(teacher, id);
    expect(items).toHaveLength(2);
    expect(items).toMatchObject([
      { cause: 'regenerated', ...captured[1], input_tokens: 900, output_tokens: 400 },
      {
        cause: 'written',
        model: 'quoting',
        host: 'models.school.test',
        ...captured[0],
        placeholders: [
          { name: 'Student_1', kind: 'student', value: 'Jayden' },
          { name: 'Student_2', kind: 'student', value: 'Priya' },
        ],
      },
    ]);
    const first = await requestsOf(teacher, id, '?limit=1');
    expect(first.items).toHaveLength(1);
    const second = await requestsOf(teacher, id, `?limit=1&cursor=${first.next_cursor}`);
    expect(second).toMatchObject({ items: [{ cause: 'written' }], next_cursor: null });
  });

  test('gets no name in a rewrite for the reading level either', async () => {
    const teacher = await teacherOfClass();
    extra = { homework: hardText };
    const { id } = await lessonAbout(teacher, { topic: TOPIC });
    expect(captured.length).toBeGreaterThan(1);
    expect(JSON.stringify(captured)).not.toMatch(/Jayden|Priya/);
    expect((await requestsOf(teacher, id)).items).toHaveLength(captured.length);
  });

  test('that is deleted for good leaves no record of its requests', async () => {
    const teacher = await teacherOfClass();
    const { id } = await lessonAbout(teacher, { topic: TOPIC });
    await call(teacher, 'DELETE', `/${id}`);
    await app.inject({ method: 'DELETE', url: `/api/trash/document/${id}`, headers: teacher.headers });
    expect(await db.$count(sentRequests)).toBe(0);
  });

  test('that fails keeps the record of what was sent, without usage', async () => {
    const teacher = await teacherOfClass();
    engine.use({
      ...quotingEngine,
      async write({ prompt }, listener) {
        listener.sent?.({ host: 'models.school.test', ...prompt });
        throw new Error('Lost');
      },
    });
    const { id } = await lessonAbout(teacher, { topic: TOPIC });
    const { items } = await requestsOf(teacher, id);
    expect(items[0]).toMatchObject({ input_tokens: null, output_tokens: null });
  });
});

test('a document by the built-in engine has no requests', async () => {
  const teacher = await teacherOfClass();
  engine.use(ruleEngine({ pause: 0 }));
  const { id } = (await call(teacher, 'POST', '', quizRequest)).json();
  await endOf(app, teacher.headers, id);
  expect(await requestsOf(teacher, id)).toEqual({ items: [], next_cursor: null });
});

test('the names of a student include their own, their teacher and their classmates', async () => {
  const teacher = await teacherOfClass();
  const student = await signIn({ role: 'student' });
  expect(await rosterNames(db, student.id)).toEqual([{ given: 'Sam', family: 'Example' }]);
  const [row] = await db.execute<{ id: string }>('select id from classes limit 1');
  await enrolStudent(db, row?.id ?? '', student);
  const names = (await rosterNames(db, student.id)).map(({ given, family }) => `${given} ${family}`);
  expect(names.toSorted()).toEqual(['Jayden Ortiz', 'Priya Raman', 'Sam Example', 'Tess Example']);
  expect(await rosterNames(db, teacher.id)).toHaveLength(4);
});
