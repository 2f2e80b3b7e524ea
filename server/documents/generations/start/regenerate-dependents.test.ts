import { expect, test } from 'vitest';
import { EngineFailure } from '../../../engine/port/engine-failure.ts';
import { ruleEngine } from '../../../engine/rule-engine/rule-engine.ts';
import type { Generation } from '../../../generated/schemas/index.ts';
import { openTestApp, type SignedIn } from '../../../testing.ts';
import { endOf, quizRequest, scriptedEngine, swappableEngine } from '../testing.ts';

const engine = swappableEngine();
const { app, signIn } = await openTestApp({ engine });

const post = (path: string, { headers }: SignedIn, payload: object) =>
  app.inject({ method: 'POST', url: `/api/generations${path}`, headers, payload });

/** A quiz by the rule engine. */
async function writtenQuiz(person: SignedIn): Promise<Generation> {
  engine.use(ruleEngine({ pause: 0 }));
  const { id } = (await post('', person, quizRequest)).json<Generation>();
  return endOf(app, person.headers, id);
}

const regenerate = (id: string, person: SignedIn) =>
  post(`/${id}/sections/sections/regenerate`, person, { version: 1, change: 'again' });

test('regenerating questions also regenerates the marking scheme in the same version', async () => {
  const person = await signIn();
  const before = await writtenQuiz(person);
  expect((await regenerate(before.id, person)).statusCode).toBe(200);
  const after = await endOf(app, person.headers, before.id);
  expect(after).toMatchObject({ status: 'complete', version: 2 });
  expect(after.result['sections']).not.toEqual(before.result['sections']);
  expect(after.result['marking_scheme']).not.toEqual(before.result['marking_scheme']);
  // A document without AI lists no passed checks.
  expect(after.checks.map(({ name }) => name)).not.toContain('Marking fits the questions');
});

test('the prompt requests both sections and names the dependent one', async () => {
  const person = await signIn();
  const { id } = await writtenQuiz(person);
  const writer = scriptedEngine({ does: 'write' });
  engine.use(writer);
  await regenerate(id, person);
  await endOf(app, person.headers, id);
  const [request] = writer.requests;
  expect(request?.sections.map(({ key }) => key)).toEqual(['sections', 'marking_scheme']);
  expect(Object.keys(request?.written ?? {})).not.toContain('marking_scheme');
  expect(request?.prompt.user).toContain('Then write marking_scheme anew, so that it fits.');
});

test('a refusal leaves both sections unchanged', async () => {
  const person = await signIn();
  const before = await writtenQuiz(person);
  engine.use(scriptedEngine({ does: 'fail', failure: new EngineFailure('refused'), after: 0 }));
  await regenerate(before.id, person);
  const after = await endOf(app, person.headers, before.id);
  expect(after).toMatchObject({ status: 'complete', version: 1, result: before.result });
});
