import { expect, test } from 'vitest';
import { ModelFailure } from '../../engine/providers/model.ts';
import { builtInModel } from '../../engine/providers/built-in.ts';
import { willowText } from '../../engine/rule-engine/sample-texts.ts';
import type { Generation } from '../../generated/schemas/index.ts';
import { openTestApp, type SignedIn } from '../../testing.ts';
import { endOf, exchangeableModel, scriptedModel } from './testing.ts';

const model = exchangeableModel();
const { app, signIn } = await openTestApp({ model });

const post = (path: string, { headers }: SignedIn, payload: object) =>
  app.inject({ method: 'POST', url: `/api/generations${path}`, headers, payload });

/** A quiz of short answers, drafted by rule. */
async function writtenQuiz(person: SignedIn): Promise<Generation> {
  model.use(builtInModel({ pause: 0 }));
  const begun = await post('', person, {
    template_type: 'exam-and-quizzes',
    input: {
      topic: 'Willow',
      subject: 'Science',
      grade_level: 'Grade 6',
      source_type: 'paste',
      source_text: willowText,
      question_mix: [{ type: 'short-answer', count: 3, points: 2 }],
    },
  });
  return endOf(app, person.headers, begun.json<Generation>().id);
}

const again = (id: string, person: SignedIn) =>
  post(`/${id}/sections/sections/regenerate`, person, { version: 1, change: 'again' });

test('new questions come with a new marking, in one version', async () => {
  const person = await signIn();
  const before = await writtenQuiz(person);
  expect((await again(before.id, person)).statusCode).toBe(200);
  const after = await endOf(app, person.headers, before.id);
  expect(after).toMatchObject({ status: 'complete', version: 2 });
  expect(after.result['sections']).not.toEqual(before.result['sections']);
  expect(after.result['marking_scheme']).not.toEqual(before.result['marking_scheme']);
  expect(after.checks).toContainEqual(
    expect.objectContaining({ name: 'Marking fits the questions', status: 'passed' }),
  );
});

test('a model is asked for both, and told what the new marking has to fit', async () => {
  const person = await signIn();
  const { id } = await writtenQuiz(person);
  const writer = scriptedModel({ does: 'write' });
  model.use(writer);
  await again(id, person);
  await endOf(app, person.headers, id);
  const [request] = writer.requests;
  expect(request?.task.keys).toEqual(['sections', 'marking_scheme']);
  expect(Object.keys(request?.task.written ?? {})).not.toContain('marking_scheme');
  expect(request?.prompt.user).toContain('Then write marking_scheme anew, so that it fits.');
});

test('a refusal leaves questions and marking as they were', async () => {
  const person = await signIn();
  const before = await writtenQuiz(person);
  model.use(scriptedModel({ does: 'fail', failure: new ModelFailure('refused'), after: 0 }));
  await again(before.id, person);
  const after = await endOf(app, person.headers, before.id);
  expect(after).toMatchObject({ status: 'complete', version: 1, result: before.result });
});
