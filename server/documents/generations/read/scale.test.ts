import { expect, test } from 'vitest';
import { DocumentCopy, readEvents } from '../../../../tests/support/event-reader.ts';
import { eventBatches } from '../document/tables.ts';
import { balanceOf } from '../../../billing/credits/credits.ts';
import { ledgerSums } from '../../../billing/credits/testing.ts';
import { standardConnections } from '../../../platform/http/connections.ts';
import { openTestApp } from '../../../testing.ts';
import { endOf, scriptedEngine, startLesson } from '../testing.ts';

const allConnected = Promise.withResolvers<void>();
const { app, db, signIn } = await openTestApp({
  // Readers and server share this process, so on a busy machine a request may be sent late.
  connections: { ...standardConnections, request: 300_000, headers: 300_000 },
  engine: scriptedEngine({ does: 'write', chunk: 100, pause: 5, gate: allConnected.promise }),
});
const address = await app.listen({ port: 0, host: '127.0.0.1' });

const DOCUMENTS = 200;
const USERS = 20;

test('200 concurrent documents all complete, with ordered events and resumable readers', async () => {
  const users = await Promise.all(Array.from({ length: USERS }, () => signIn()));
  const userOf = (index: number) => users[index % USERS] ?? Promise.reject(new Error('No user'));

  let readers = 0;
  const read = async (index: number) => {
    const { headers } = await userOf(index);
    const { id } = await startLesson(app, headers);
    const copy = new DocumentCopy();
    let connections = 0;
    // Each reader disconnects once, after 3 to 22 events, and resumes from its last event.
    for (
      let remaining = 3 + (index % 20);
      copy.generation?.status !== 'complete';
      remaining = Number.POSITIVE_INFINITY
    ) {
      connections++;
      const connection = new AbortController();
      const url = `${address}/api/generations/${id}/events`;
      const resumed = copy.lastEventId === undefined ? {} : { lastEventId: copy.lastEventId };
      for await (const event of readEvents({ url, headers, signal: connection.signal, ...resumed })) {
        if (event.event.type === 'end')
          expect(copy.generation?.result).toEqual(event.event.generation.result);
        if (copy.generation === undefined) readers++;
        if (readers === DOCUMENTS) allConnected.resolve();
        copy.take(event);
        remaining--;
        if (remaining === 0) break;
      }
      connection.abort();
    }
    expect(copy.generation).toMatchObject({ id, status: 'complete', version: 1 });
    return { id, headers, connections, copy };
  };

  const documents = await Promise.all(Array.from({ length: DOCUMENTS }, (_, index) => read(index)));
  expect(new Set(documents.map(({ id }) => id)).size).toBe(DOCUMENTS);
  // On a busy machine a document may end before its reader disconnects.
  const resumed = documents.filter(({ connections }) => connections === 2);
  expect(resumed.length).toBeGreaterThan(DOCUMENTS / 2);
  expect(Math.max(...documents.map(({ connections }) => connections))).toBe(2);
  for (const { id, headers, copy } of documents) {
    const stored = await endOf(app, headers, id);
    expect(stored.result).toEqual(copy.generation?.result);
  }

  expect(await db.$count(eventBatches)).toBe(0);
  for (const { id } of users) {
    expect(await balanceOf(db, id)).toEqual(await ledgerSums(db, id));
  }
}, 300_000);
