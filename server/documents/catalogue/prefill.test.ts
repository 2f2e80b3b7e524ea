import { expect, test } from 'vitest';
import { ruleEngine } from '../../engine/rule-engine/rule-engine.ts';
import type { Template } from '../../generated/schemas/index.ts';
import { onboardings } from '../../school/classes/onboarding/tables.ts';
import { openTestApp, type SignedIn } from '../../testing.ts';
import { lessonRequest, quizRequest, scriptedEngine } from '../generations/testing.ts';

const { app, openApp, db, signIn } = await openTestApp({ engine: scriptedEngine({ does: 'write' }) });

const prefillOf = async ({ headers }: SignedIn, type: string) =>
  (await app.inject({ url: `/api/templates/${type}`, headers })).json<Template>().prefill;

const teach = (userId: string) =>
  db
    .insert(onboardings)
    .values({ userId, grades: [7, 8], subjects: ['Biology', 'Science'], standards: ['NGSS'] });

test('a new form begins with what the teacher said during onboarding', async () => {
  const teacher = await signIn();
  expect(await prefillOf(teacher, lessonRequest.template_type)).toEqual({});
  await teach(teacher.id);
  expect(await prefillOf(teacher, lessonRequest.template_type)).toEqual({
    grade_level: 'Grade 7',
    subject: 'Biology',
    standards_framework: 'NGSS',
  });
});

test('a form has no value for a field that it lacks', async () => {
  const teacher = await signIn();
  await teach(teacher.id);
  const { grade_level, ...rest } = await prefillOf(teacher, 'seating-plan');
  expect(grade_level).toBe('Grade 7');
  expect(rest).not.toHaveProperty('standards_framework');
});

test('the last document from the template comes before onboarding, and other templates are unaffected', async () => {
  const teacher = await signIn();
  await teach(teacher.id);
  const input = { ...quizRequest.input, grade_level: 'Grade 10', subject: 'Physics' };
  const started = await app.inject({
    method: 'POST',
    url: '/api/generations',
    headers: teacher.headers,
    payload: { ...quizRequest, input },
  });
  expect(started.statusCode).toBe(201);
  expect(await prefillOf(teacher, quizRequest.template_type)).toEqual({
    grade_level: 'Grade 10',
    subject: 'Physics',
    standards_framework: 'none',
  });
  expect(await prefillOf(teacher, lessonRequest.template_type)).toMatchObject({ grade_level: 'Grade 7' });
  const colleague = await signIn();
  expect(await prefillOf(colleague, quizRequest.template_type), 'of another user').toEqual({});
});

test('a template that the engine cannot write without a source asks for a text', async () => {
  const composing = await openApp({ engine: ruleEngine({ pause: 0 }) });
  const { headers } = await signIn();
  const answer = await composing.inject({ url: `/api/templates/${quizRequest.template_type}`, headers });
  expect(answer.json<Template>().prefill).toEqual({ source_type: 'paste' });
  await composing.close();
});
