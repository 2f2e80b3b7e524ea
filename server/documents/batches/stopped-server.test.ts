import { expect, onTestFinished, test } from 'vitest';
import type { Batch } from '../../generated/schemas/index.ts';
import { openTestApp } from '../../testing.ts';
import { scriptedEngine } from '../generations/testing.ts';
import { generations } from '../generations/document/tables.ts';
import { batchItems } from './tables.ts';
import { batchWhen, gradingRequest } from './testing.ts';

// The only server at first: another one could take the batch over before this one has begun it.
const hanging = scriptedEngine({ does: 'hang', after: 0.5 });
const { app, db, openApp, signIn } = await openTestApp({
  engine: hanging,
  batchLanes: 2,
});

test('a batch of a stopped server goes on where it was', async () => {
  const person = await signIn();
  const answer = await app.inject({
    method: 'POST',
    url: '/api/batches',
    headers: person.headers,
    payload: gradingRequest(3),
  });
  const { id } = answer.json<Batch>();
  await hanging.hung;
  await app.close();
  const left = await db.select().from(batchItems);
  expect(left.map(({ state }) => state)).toEqual(['waiting', 'waiting', 'waiting']);

  const next = await openApp({ engine: scriptedEngine({ does: 'write' }) });
  onTestFinished(() => next.close());
  const batch = await batchWhen(next, person.headers, id, ({ state }) => state !== 'running');
  expect(batch.items.map(({ state }) => state)).toEqual(['finished', 'finished', 'finished']);
  expect(await db.$count(generations)).toBe(3);
});
