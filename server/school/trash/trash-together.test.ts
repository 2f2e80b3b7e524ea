import { expect, test } from 'vitest';
import { openTestApp, type SignedIn } from '../../testing.ts';
import { classWithTerm } from '../gradebook/terms/testing.ts';
import { briefcaseCalls } from '../library/briefcases/testing.ts';
import { lessons } from '../lessons/lessons/tables.ts';
import { type Deletable, oneOfEach, trashCalls } from './testing.ts';

const testApp = await openTestApp();
const { app, db, signIn } = testApp;
const { call, remove, list } = trashCalls(testApp);

const restoring = async (who: SignedIn, { kind, id, by = who }: Deletable) =>
  (await call(by, 'POST', `/trash/${kind}/${id}/restore`)).statusCode;
const erasing = async (who: SignedIn, { kind, id, by = who }: Deletable) =>
  (await call(by, 'DELETE', `/trash/${kind}/${id}`)).statusCode;
const deleting = async (who: SignedIn, { path, payload, by = who }: Deletable) =>
  (await call(by, payload ? 'POST' : 'DELETE', path, payload)).statusCode;

/** A class with one thing of every kind, and the class itself as the last one. */
async function everything() {
  const { teacher, first, classId, ids, enter } = await classWithTerm(testApp);
  await enter(ids.quiz, first, [null, 8]);
  const lesson = { classId, createdBy: teacher.id, timeZone: 'Europe/London', position: 0 };
  await db.insert(lessons).values([
    { ...lesson, id: crypto.randomUUID(), title: 'Light' },
    { ...lesson, id: crypto.randomUUID(), title: 'Leaves' },
  ]);
  const things = await oneOfEach(testApp, teacher, classId);
  const whole: Deletable = { kind: 'class', id: classId, path: `/classes/${classId}` };
  return { teacher, things: [...things, whole] };
}

test('two deletions of one thing at the same time are one deletion', async () => {
  const { teacher, things } = await everything();
  for (const thing of things) {
    const answers = await Promise.all([1, 2, 3].map(() => deleting(teacher, thing)));
    expect([thing.kind, answers.filter((status) => status >= 500)]).toEqual([thing.kind, []]);
    expect([thing.kind, answers.some((status) => status < 300)]).toEqual([thing.kind, true]);
    const { by = teacher } = thing;
    const listed = (await list(by)).filter(({ id }: Deletable) => id === thing.id);
    expect([thing.kind, listed.length]).toEqual([thing.kind, 1]);
    expect([thing.kind, await restoring(teacher, thing)]).toEqual([thing.kind, 204]);
  }
}, 120_000);

test.each([
  ['restored first', [restoring, erasing, restoring, erasing]],
  ['erased first', [erasing, restoring, erasing, restoring]],
])(
  'what is restored and erased at the same time is either there or gone: %s',
  async (_, calls) => {
    const { teacher, things } = await everything();
    for (const thing of things) {
      await remove(teacher, thing);
      const answers = await Promise.all(
        calls.map(
          async (ask) => [ask === erasing ? 'erased' : 'restored', await ask(teacher, thing)] as const,
        ),
      );
      const done = answers.filter(([, status]) => status === 204).map(([what]) => what);
      expect([thing.kind, new Set(done).size, answers]).toEqual([thing.kind, 1, answers]);
      const others = answers
        .map(([, status]) => status)
        .filter((status) => ![204, 404, 409].includes(status));
      expect([thing.kind, others]).toEqual([thing.kind, []]);
      // Deleting it again finds it in the trash, unless it is gone.
      await deleting(teacher, thing);
      const { by = teacher } = thing;
      const isThere = (await list(by)).some(({ id }: Deletable) => id === thing.id);
      expect([thing.kind, thing.kind === 'draft' || isThere === done.includes('restored')]).toEqual([
        thing.kind,
        true,
      ]);
    }
  },
  240_000,
);

const emptying = (who: SignedIn, _: Deletable) => call(who, 'DELETE', '/trash');

test.each([
  ['erased', erasing],
  ['emptied', emptying],
])(
  'a folder that is restored while it is %s is whole or gone',
  async (_, ask) => {
    const { folder, file } = briefcaseCalls(testApp);
    const teacher = await signIn();
    for (let round = 0; round < 6; round += 1) {
      const unit = await folder(teacher, `Unit ${round}`);
      const inner = await folder(teacher, 'Inner', unit.id);
      for (const name of ['a.txt', 'b.txt', 'c.txt'])
        await file(teacher, name, `The text of ${name}`, { folderId: inner.id });
      const thing: Deletable = { kind: 'folder', id: unit.id, path: `/briefcase-folders/${unit.id}` };
      await remove(teacher, thing);
      const both = [() => restoring(teacher, thing), () => ask(teacher, thing)];
      await Promise.all((round % 2 === 0 ? both : both.toReversed()).map((one) => one()));
      const entries =
        (await call(teacher, 'GET', `/briefcase-entries?folder_id=${inner.id}`)).json().items ?? [];
      for (const { file_id: id } of entries) {
        const { url } = (await call(teacher, 'GET', `/briefcase-files/${id}/link`)).json();
        expect((await app.inject(url)).body).toMatch(/^The text of/);
      }
      expect([0, 3]).toContain(entries.length);
    }
  },
  120_000,
);
