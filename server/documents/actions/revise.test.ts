import { expect, test } from 'vitest';
import { EngineFailure } from '../../engine/port/engine-failure.ts';
import { ruleEngine } from '../../engine/rule-engine/rule-engine.ts';
import { generators } from '../../generated/generators.ts';
import type { Estimate, Generation, VersionContent } from '../../generated/schemas/index.ts';
import { openTestApp, type SignedIn } from '../../testing.ts';
import { endOf, scriptedEngine, swappableEngine } from '../generations/testing.ts';
import { offersAction } from '../templates/actions.ts';
import { readSample } from '../templates/sample.ts';
import { missingSections } from './revise.ts';
import { storeSample } from './testing.ts';

const engine = swappableEngine();
const { app, db, signIn } = await openTestApp({ engine });

const post = (path: string, { headers }: SignedIn, payload: object) =>
  app.inject({ method: 'POST', url: `/api/generations${path}`, headers, payload });

/** A template that offers the action; every registry has one. */
function offering(action: Parameters<typeof offersAction>[1]) {
  const found = generators.find((generator) => offersAction(generator, action));
  if (!found) throw new Error(`No template offers ${action}.`);
  return found;
}

test('a lower reading level also changes the form, and undo restores the text', async () => {
  const generator = offering('simpler');
  const person = await signIn();
  const id = await storeSample(db, person.id, generator);
  engine.use(scriptedEngine({ does: 'write', chunk: 4000 }));
  await post(`/${id}/revise`, person, { version: 1, change: 'simpler' });
  const after = await endOf(app, person.headers, id);
  expect(after.input['reading_level']).toMatch(/^Grade \d+$/);
  const first = await app.inject({ url: `/api/generations/${id}/versions/1`, headers: person.headers });
  const { result } = first.json<VersionContent>();
  expect(result).not.toEqual(after.result);
  const restored = await post(`/${id}/versions/1/restore`, person, {});
  expect(restored.json<Generation>().result).toEqual(result);
});

test('sections that a failed revision has not finished keep their text', async () => {
  const generator = offering('shorter');
  const person = await signIn();
  const id = await storeSample(db, person.id, generator);
  const read = async () =>
    (await app.inject({ url: `/api/generations/${id}`, headers: person.headers })).json<Generation>();
  const before = await read();
  engine.use(scriptedEngine({ does: 'fail', failure: new EngineFailure('refused'), after: 0 }));
  await post(`/${id}/revise`, person, { version: 1, change: 'shorter' });
  expect(await endOf(app, person.headers, id)).toMatchObject({ version: 1, result: before.result });

  engine.use(scriptedEngine({ does: 'fail', failure: new EngineFailure('refused'), after: 0.5 }));
  await post(`/${id}/revise`, person, { version: 1, change: 'shorter' });
  const after = await endOf(app, person.headers, id);
  expect(after).toMatchObject({ status: 'complete', version: 2 });
  const keys = before.sections.map(({ key }) => key);
  expect(keys.filter((key) => after.result[key] === undefined)).toEqual([]);
  const kept = keys.filter((key) => JSON.stringify(after.result[key]) === JSON.stringify(before.result[key]));
  expect(kept.length).toBeGreaterThan(0);
  expect(kept.length).toBeLessThan(keys.length);
});

test('a section that the document lacks is added in its place, and removed again if it fails', async () => {
  const generator = offering('add');
  const person = await signIn();
  const written = Object.keys(readSample(generator).result).filter((key) => !generator.derived.includes(key));
  const section = written.at(-1) ?? '';
  const id = await storeSample(db, person.id, generator, section);
  const read = async () =>
    (await app.inject({ url: `/api/generations/${id}`, headers: person.headers })).json<Generation>();
  const whole = await read();
  expect(missingSections(generator, whole)).toContain(section);
  const request = { version: 1, change: 'add', section };
  engine.use(scriptedEngine({ does: 'fail', failure: new EngineFailure('refused'), after: 0 }));
  await post(`/${id}/revise`, person, request);
  expect((await endOf(app, person.headers, id)).sections).toEqual(whole.sections);
  engine.use(scriptedEngine({ does: 'write' }));
  await post(`/${id}/revise`, person, request);
  const after = await endOf(app, person.headers, id);
  expect(after.sections.map(({ key }) => key)).toContain(section);
  expect((await post(`/${id}/revise`, person, { ...request, version: 2 })).statusCode).toBe(422);
});

test('the built-in engine declines with one sentence, and an outdated version conflicts', async () => {
  const generator = offering('shorter');
  const person = await signIn();
  const id = await storeSample(db, person.id, generator);
  engine.use(ruleEngine({ pause: 0 }));
  const request = { version: 1, change: 'shorter' };
  const estimate = (await post(`/${id}/revise/estimate`, person, request)).json<Estimate>();
  expect(estimate.refusal).toBe(
    'Lectern can’t rewrite a whole document without an AI model, and none is connected here.',
  );
  expect((await post(`/${id}/revise`, person, request)).statusCode).toBe(422);
  expect((await post(`/${id}/revise`, person, { ...request, version: 9 })).statusCode).toBe(409);
});
