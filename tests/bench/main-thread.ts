import { z } from 'zod';

/** A task of the page's main thread, in milliseconds. A busy machine makes a task longer, but not its share of a processor. */
export interface Task {
  duration: number;
  processor: number;
  /** How much of the duration V8 collected garbage of the whole heap. */
  collection: number;
}

type Timed = Task & { start: number };

/** For `browser.startTracing`. */
export const TRACED = ['disabled-by-default-devtools.timeline', 'v8', '__metadata'];

const MICROSECONDS = 1000;

const traceEvents = z.object({
  traceEvents: z.array(
    z.object({
      name: z.string(),
      pid: z.number(),
      tid: z.number(),
      ts: z.number().optional(),
      dur: z.number().optional(),
      tdur: z.number().optional(),
      args: z.object({ name: z.unknown() }).partial().optional(),
    }),
  ),
});

/** The tasks of the page in a trace that `browser.stopTracing` returned. */
export function tasksOf(trace: Buffer): Task[] {
  const { traceEvents: events } = traceEvents.parse(JSON.parse(trace.toString()));
  const main = new Map<string, Timed[]>();
  for (const { name, pid, tid, args } of events)
    if (name === 'thread_name' && args?.name === 'CrRendererMain') main.set(`${pid} ${tid}`, []);
  for (const { name, pid, tid, ts = 0, dur = 0, tdur = 0 } of events) {
    const task = { start: ts, duration: dur / MICROSECONDS, processor: tdur / MICROSECONDS, collection: 0 };
    if (name === 'RunTask') main.get(`${pid} ${tid}`)?.push(task);
  }
  for (const { name, pid, tid, ts = 0, dur = 0 } of events) {
    if (name !== 'MajorGC') continue;
    const around = main
      .get(`${pid} ${tid}`)
      ?.find(({ start, duration }) => start <= ts && ts < start + duration * MICROSECONDS);
    if (around) around.collection += dur / MICROSECONDS;
  }
  // The browser's own pages have renderers too, which hardly work.
  const [page] = [...main.values()].toSorted((one, other) => total(other) - total(one));
  if (!page || page.length === 0) throw new Error('The trace has no task of the page.');
  return page;
}

const total = (tasks: readonly Task[]) => tasks.reduce((sum, { processor }) => sum + processor, 0);
