import { expect, test } from 'vitest';
import { FairQueue } from './fair-queue.ts';

/** Queues named tasks that end when they are released; `begun` lists them in the order in which they began. */
function open(slots: number) {
  const queue = new FairQueue(slots);
  const begun: string[] = [];
  const releases = new Map<string, () => void>();
  const add = (owner: string, name: string, signal?: AbortSignal) =>
    queue.run(
      owner,
      () =>
        new Promise<void>((resolve) => {
          begun.push(name);
          releases.set(name, resolve);
        }),
      signal,
    );
  const release = async (name: string) => {
    releases.get(name)?.();
    await new Promise(setImmediate);
  };
  return { queue, begun, add, release };
}

test('an owner has one task at a time, and owners take turns', async () => {
  const { begun, add, release } = open(2);
  for (const name of ['a1', 'a2', 'a3', 'b1', 'c1', 'c2']) void add(name.charAt(0), name);
  await release('');
  expect(begun).toEqual(['a1', 'b1']);
  await release('b1');
  expect(begun).toEqual(['a1', 'b1', 'c1']);
  await release('a1');
  expect(begun).toEqual(['a1', 'b1', 'c1', 'a2']);
  await release('a2');
  expect(begun).toEqual(['a1', 'b1', 'c1', 'a2', 'a3']);
  await release('c1');
  expect(begun).toEqual(['a1', 'b1', 'c1', 'a2', 'a3', 'c2']);
});

test('counts the tasks of an owner that wait or run', async () => {
  const { queue, add, release } = open(1);
  for (const name of ['a1', 'a2', 'b1']) void add(name.charAt(0), name);
  expect([queue.countOf('a'), queue.countOf('b'), queue.countOf('c')]).toEqual([2, 1, 0]);
  await release('');
  await release('a1');
  expect(queue.countOf('a')).toBe(1);
});

test('a failed task frees its slot and rejects for its caller', async () => {
  const { queue } = open(1);
  const failed = queue.run('a', () => Promise.reject(new Error('broken')));
  const next = queue.run('a', () => Promise.resolve('done'));
  await expect(failed).rejects.toThrow('broken');
  expect(await next).toBe('done');
});

test('an aborted task leaves the queue', async () => {
  const { begun, add, release } = open(1);
  const controller = new AbortController();
  void add('a', 'a1');
  const left = add('a', 'a2', controller.signal);
  void add('a', 'a3');
  controller.abort(new Error('gone'));
  await expect(left).rejects.toThrow('gone');
  await release('a1');
  expect(begun).toEqual(['a1', 'a3']);
});
