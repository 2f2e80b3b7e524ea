import { expect, test } from 'vitest';
import { DocumentCopy, readEvents } from '../../../tests/support/event-reader.ts';
import { eventBatches } from './tables.ts';
import { balanceOf } from '../../billing/credits/credits.ts';
import { ledgerSums } from '../../billing/credits/testing.ts';
import { standardConnections } from '../../platform/http/connections.ts';
import { openTestApp } from '../../testing.ts';
import { endOf, scriptedEngine, startLesson } from './testing.ts';

const everyoneReads = Promise.withResolvers<void>();
const { app, db, signIn } = await openTestApp({
  // Readers and server share this process: on a busy machine a request may take its time to be sent.
  connections: { ...standardConnections, request: 300_000, headers: 300_000 },
  engine: scriptedEngine({ does: 'write', chunk: 100, pause: 5, gate: everyoneReads.promise }),
});
const address = await app.listen({ port: 0, host: '127.0.0.1' });

const DOCUMENTS = 200;
const PEOPLE = 20;

test('200 concurrent documents all complete, with ordered events and resumable readers', async () => {
  const people = await Promise.all(Array.from({ length: PEOPLE }, () => signIn()));
  const personOf = (index: number) => people[index % PEOPLE] ?? Promise.reject(new Error('No one'));

  let readers = 0;
  const read = async (index: number) => {
    const { headers } = await personOf(index);
    const { id } = await startLesson(app, headers);
    const copy = new DocumentCopy();
    let connections = 0;
    // Each reader is cut off once, each after another number of events, and comes back with the last number it has.
    for (
      let left = 3 + (index % 20);
      copy.generation?.status !== 'complete';
      left = Number.POSITIVE_INFINITY
    ) {
      connections++;
      const cut = new AbortController();
      const url = `${address}/api/generations/${id}/events`;
      const resumed = copy.lastEventId === undefined ? {} : { lastEventId: copy.lastEventId };
      for await (const event of readEvents({ url, headers, signal: cut.signal, ...resumed })) {
        if (event.event.type === 'end')
          expect(copy.generation?.result).toEqual(event.event.generation.result);
        if (copy.generation === undefined) readers++;
        if (readers === DOCUMENTS) everyoneReads.resolve();
        copy.take(event);
        left--;
        if (left === 0) break;
      }
      cut.abort();
    }
    expect(copy.generation).toMatchObject({ id, status: 'complete', version: 1 });
    return { id, headers, connections, copy };
  };

  const documents = await Promise.all(Array.from({ length: DOCUMENTS }, (_, index) => read(index)));
  expect(new Set(documents.map(({ id }) => id)).size).toBe(DOCUMENTS);
  // On a busy machine a document may end in fewer events than its reader was to have.
  const resumed = documents.filter(({ connections }) => connections === 2);
  expect(resumed.length).toBeGreaterThan(DOCUMENTS / 2);
  expect(Math.max(...documents.map(({ connections }) => connections))).toBe(2);
  for (const { id, headers, copy } of documents) {
    const kept = await endOf(app, headers, id);
    expect(kept.result).toEqual(copy.generation?.result);
  }

  expect(await db.$count(eventBatches)).toBe(0);
  for (const { id } of people) {
    expect(await balanceOf(db, id)).toEqual(await ledgerSums(db, id));
  }
}, 300_000);
