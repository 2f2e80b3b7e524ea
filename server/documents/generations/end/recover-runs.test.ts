import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { DocumentCopy, readEvents } from '../../../../tests/support/event-reader.ts';
import { ledger } from '../../../billing/credits/tables.ts';
import { eventBatches, runs } from '../document/tables.ts';
import { openTestApp } from '../../../testing.ts';
import { recoverRuns } from './recover-runs.ts';
import { endOf, scriptedEngine, startLesson } from '../testing.ts';

const hanging = scriptedEngine({ does: 'hang', after: 0.5 });
const { app, db, signIn } = await openTestApp({
  engine: hanging,
  writing: { checkpointTiming: { interval: 20, lease: 4 } },
});
const address = await app.listen({ port: 0, host: '127.0.0.1' });

test('a run with an expired lease is ended once, and its own process stops writing', async () => {
  const person = await signIn({ tokens: 50_000 });
  const { id } = await startLesson(app, person.headers);
  await hanging.hung;
  expect(await recoverRuns(db, { all: false, except: [] })).toBe(0);

  const copy = new DocumentCopy();
  const url = `${address}/api/generations/${id}/events`;
  for await (const read of readEvents({ url, headers: person.headers })) {
    copy.take(read);
    if (read.event.type !== 'snapshot') continue;
    // In one transaction: its own process renews the lease at a checkpoint, which now comes after
    // the end.
    const ended = await db.transaction(async (tx) => {
      await tx.update(runs).set({ leaseUntil: sql`now() - interval '1 second'` });
      const byOwnProcess = await recoverRuns(tx, { all: false, except: [id] });
      const byOtherProcess = await recoverRuns(tx, { all: false, except: [] });
      return [byOwnProcess, byOtherProcess, await recoverRuns(tx, { all: false, except: [] })];
    });
    expect(ended).toEqual([0, 1, 0]);
  }
  expect(copy.generation).toMatchObject({ id, status: 'interrupted' });
  expect(copy.generation).toEqual(await endOf(app, person.headers, id));
  // The checkpoint that waited for the lock has stored nothing more.
  expect(await db.$count(eventBatches)).toBe(0);
  const kinds = await db.select({ kind: ledger.kind }).from(ledger).where(eq(ledger.userId, person.id));
  expect(kinds.map(({ kind }) => kind).toSorted()).toEqual(['grant', 'refund', 'reserve', 'settle']);
});
