import { sql } from 'drizzle-orm';
import { afterEach, expect, test, vi } from 'vitest';
import { alwaysAvailable } from '../database/availability.ts';
import { openTestDatabase } from '../database/testing.ts';
import { type Job, type JobOptions, Jobs } from './jobs.ts';

const { db } = await openTestDatabase();
const error = vi.fn();

const open: Jobs[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((jobs) => jobs.close()));
  await db.execute(sql`delete from jobs.job`);
  error.mockClear();
});

/** Jobs as a process has them that is not alone and runs nothing by itself. */
function openJobs(jobs: readonly Partial<Job>[], options: Partial<JobOptions> = {}): Jobs {
  const opened = new Jobs({
    db,
    log: { error, warn: vi.fn() },
    alone: false,
    availability: alwaysAvailable,
    pace: null,
    ...options,
  });
  for (const job of jobs) opened.add({ name: 'work', retries: 0, run: async () => {}, ...job });
  open.push(opened);
  return opened;
}

/** A run that waits until it is released. */
function gate() {
  const { promise, resolve } = Promise.withResolvers<void>();
  const run = vi.fn((_key: string) => promise);
  return { run, release: resolve };
}

const statesOf = async (name: string) =>
  (
    await db.execute<{ state: string }>(
      sql`select state from jobs.job where name = ${name} order by created_on`,
    )
  ).map(({ state }) => state);

test('processes that start at the same time set the jobs up once', async () => {
  const run = vi.fn(async () => {});
  const processes = [1, 2, 3].map(() => openJobs([{ run }]));
  await Promise.all(processes.map((jobs, index) => jobs.send('work', `key-${index}`)));
  await expect.poll(() => run.mock.calls.length).toBe(3);
});

/** Ends the pause before a failed run is repeated; another key wakes the workers. */
async function repeatNow(jobs: Jobs): Promise<void> {
  await db.execute(sql`update jobs.job set start_after = now()`);
  await jobs.send('work', 'another');
}

test('a key that is sent again while it is worked on is worked on once more', async () => {
  const { run, release } = gate();
  const jobs = openJobs([{ run, atOnce: 3 }]);
  await jobs.send('work', 'a');
  await expect.poll(() => run.mock.calls).toEqual([['a', expect.anything()]]);
  for (let time = 0; time < 3; time += 1) await jobs.send('work', 'a');
  await jobs.send('work', 'b');
  await expect.poll(() => run.mock.calls.map(([key]) => key)).toEqual(['a', 'b']);
  release();
  await expect.poll(() => run.mock.calls.map(([key]) => key), { timeout: 5000 }).toEqual(['a', 'b', 'a']);
});

test('two processes work on different keys', async () => {
  const [one, other] = [gate(), gate()];
  const first = openJobs([{ run: one.run }]);
  const second = openJobs([{ run: other.run }]);
  await first.send('work', 'a');
  await expect.poll(() => one.run.mock.calls.length).toBe(1);
  await second.send('work', 'b');
  await second.send('work', 'a');
  await expect.poll(() => other.run.mock.calls.map(([key]) => key)).toEqual(['b']);
  one.release();
  other.release();
});

test('a failed run is repeated, and then its job is a dead letter', async () => {
  const run = vi.fn(async (key: string) => {
    if (key === 'a') throw new Error('broken');
  });
  const jobs = openJobs([
    { run, retries: 1 },
    { name: 'other', run: () => run('a') },
  ]);
  await jobs.send('other', 'a');
  await expect.poll(() => statesOf('dead-letters')).toEqual(['created']);
  await jobs.send('work', 'a');
  await expect.poll(() => statesOf('work')).toEqual(['retry']);
  expect(error).toHaveBeenLastCalledWith(expect.objectContaining({ job: 'work' }), 'A job failed');
  await repeatNow(jobs);
  await expect.poll(() => statesOf('dead-letters')).toEqual(['created', 'created']);
  expect(run.mock.calls.filter(([key]) => key === 'a')).toHaveLength(3);
  const letters = await db.execute(
    sql`select source_name, data, source_output->>'message' as message from jobs.job where name = 'dead-letters'`,
  );
  expect(letters).toContainEqual({ source_name: 'work', data: { key: 'a' }, message: 'broken' });
});

test('another process goes on with the run of a dead one', async () => {
  const { run: hang, release } = gate();
  await openJobs([{ run: hang, retries: 1 }]).send('work', 'a');
  await expect.poll(() => hang.mock.calls.length).toBe(1);
  await db.execute(sql`update jobs.job set heartbeat_on = now() - interval '21 seconds'`);

  const run = vi.fn(async (_key: string) => {});
  const next = openJobs([{ run }], { pace: { times: 30, forwarding: 30, sent: 30, deaths: 1 } });
  await next.send('work', 'b');
  await expect.poll(() => statesOf('work'), { timeout: 10_000 }).toContain('retry');
  await repeatNow(next);
  await expect.poll(() => run.mock.calls.map(([key]) => key)).toContain('a');
  release();
}, 20_000);

test('a process that is alone goes on with the run of a killed one at once', async () => {
  const { run: hang, release } = gate();
  await openJobs([{ run: hang }]).send('work', 'a');
  await expect.poll(() => hang.mock.calls.length).toBe(1);
  const run = vi.fn(async (_key: string) => {});
  await openJobs([{ run }], { alone: true }).send('work', 'a');
  await expect.poll(() => run.mock.calls.map(([key]) => key)).toEqual(['a']);
  release();
});

test('closing waits for the runs under way, and begins no other', async () => {
  const { run, release } = gate();
  const jobs = openJobs([{ run }]);
  await jobs.send('work', 'a');
  await expect.poll(() => run.mock.calls.length).toBe(1);
  await jobs.send('work', 'b');
  let isClosed = false;
  const closing = jobs.close().then(() => (isClosed = true));
  await new Promise((resolve) => setImmediate(resolve));
  expect(isClosed).toBe(false);
  release();
  await closing;
  expect(run).toHaveBeenCalledTimes(1);
  expect(await statesOf('work')).toEqual(['completed', 'created']);
});

test('a job runs when the process begins to listen and at its times, which the next version replaces', async () => {
  const [hourly, often] = [vi.fn(async () => {}), vi.fn(async () => {})];
  const times = [
    { name: 'hourly', every: 3600, run: hourly },
    { name: 'often', every: 10, run: often },
  ];
  const pace = { times: 1, forwarding: 1, sent: 60, deaths: 60 };
  const jobs = openJobs(times, { pace });
  await jobs.start();
  await expect.poll(() => hourly.mock.calls.length).toBe(1);
  await expect.poll(() => often.mock.calls.length, { timeout: 10_000 }).toBeGreaterThan(1);
  await jobs.close();

  await openJobs(times.slice(0, 1), { pace }).send('hourly');
  const stored = await db.execute(sql`select distinct name from jobs.schedule`);
  expect(stored).toEqual([{ name: 'hourly' }]);
}, 20_000);
