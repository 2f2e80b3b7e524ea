import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { classOf } from '../../../tests/contract/make-class.ts';
import { classes } from '../../school/classes/classes/tables.ts';
import { openTestApp, type SignedIn } from '../../testing.ts';
import { lessonRequest } from '../generations/testing.ts';

const { app, db, signIn } = await openTestApp();

const fieldOf = async ({ headers }: SignedIn, template: string = lessonRequest.template_type) => {
  const answer = await app.inject({ url: `/api/templates/${template}`, headers });
  const { properties } = answer.json().input_schema;
  return { field: properties.class_id, names: Object.keys(properties) };
};

test('a form offers the current classes of its teacher, before the grade that a class fills in', async () => {
  const teacher = await signIn();
  const [open, archived] = [await classOf(db, teacher.id), await classOf(db, teacher.id)];
  await db.update(classes).set({ archivedAt: new Date() }).where(eq(classes.id, archived));
  const [row] = await db.select().from(classes).where(eq(classes.id, open));
  const { field, names } = await fieldOf(teacher);
  expect(field).toMatchObject({
    title: 'Class',
    widget: 'class',
    classes: [
      { id: open, name: `${row?.name} ${row?.subject}`, subject: row?.subject, grade_level: row?.grade },
    ],
  });
  expect(names.indexOf('class_id')).toBe(names.indexOf('grade_level') - 1);
});

test('the form of a teacher without classes has no field for one', async () => {
  await classOf(db, (await signIn()).id);
  const { field, names } = await fieldOf(await signIn());
  expect(field).toBeUndefined();
  expect(names).toContain('grade_level');
});

test('a document remembers its class', async () => {
  const teacher = await signIn();
  const class_id = await classOf(db, teacher.id);
  const started = await app.inject({
    method: 'POST',
    url: '/api/generations',
    headers: teacher.headers,
    payload: { ...lessonRequest, input: { ...lessonRequest.input, class_id } },
  });
  expect(started.json()).toMatchObject({ input: { class_id } });
});

test('a copied template offers the classes of its teacher, before the grade', async () => {
  const teacher = await signIn();
  const class_id = await classOf(db, teacher.id);
  const copy = await app.inject({
    method: 'POST',
    url: '/api/own-templates',
    headers: teacher.headers,
    payload: { from: lessonRequest.template_type },
  });
  const { field, names } = await fieldOf(teacher, copy.json().template_type);
  expect(field.classes).toMatchObject([{ id: class_id }]);
  expect(names.slice(0, 4)).toEqual(['topic', 'class_id', 'grade_level', 'subject']);
});
