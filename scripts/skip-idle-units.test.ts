import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type * as Effector from 'effector';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { skipIdle } from './skip-idle-units.ts';

let folder: string;
let effector: typeof Effector;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lectern-kernel-'));
  const kernel = await readFile(fileURLToPath(import.meta.resolve('effector')), 'utf8');
  const file = join(folder, 'effector.mjs');
  await writeFile(file, skipIdle(kernel).replace(/^\/\/# sourceMappingURL.*$/m, ''));
  effector = await import(pathToFileURL(file).href);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** A counter with a chain of mappings that counts its runs. */
function counter() {
  const runs: number[] = [];
  const added = effector.createEvent<number>();
  const $sum = effector.createStore(0).on(added, (sum, number) => sum + number);
  const $double = $sum.map((sum) => {
    runs.push(sum);
    return sum * 2;
  });
  const $text = $double.map(String);
  const scope = effector.fork();
  const add = effector.scopeBind(added, { scope });
  runs.length = 0;
  return { runs, added, $sum, $double, $text, scope, add };
}

test('a derived store is computed when it is read, and follows from then on', () => {
  const { runs, $text, scope, add } = counter();
  add(1);
  add(2);
  expect(runs).toEqual([]);
  expect(scope.getState($text)).toBe('6');
  expect(runs).toEqual([3]);
  add(4);
  expect(runs).toEqual([3, 7]);
  expect(scope.getState($text)).toBe('14');
});

test('each scope computes its own', () => {
  const { added, $text, scope, add } = counter();
  const other = effector.fork();
  expect(other.getState($text)).toBe('0');
  add(5);
  effector.scopeBind(added, { scope: other })(1);
  expect([scope.getState($text), other.getState($text)]).toEqual(['10', '2']);
});

test('units that are connected later receive later values', () => {
  const { added, $double, scope, add } = counter();
  add(1);
  const $last = effector.createStore<number[]>([]);
  effector.sample({
    clock: added.map((number) => number * 100),
    source: $double,
    fn: (double, hundreds) => [double, hundreds],
    target: $last,
  });
  add(2);
  expect(scope.getState($last)).toEqual([6, 200]);
});

test('watchers see every value', () => {
  const { $double, added, scope, add } = counter();
  const seen: unknown[] = [];
  $double.updates.watch((value) => seen.push(value));
  effector.createWatch({ unit: added.map((number) => -number), scope, fn: (value) => seen.push(value) });
  add(3);
  expect(seen).toEqual(expect.arrayContaining([6, -3]));
});

test('effects run, and report results and failures', async () => {
  const loadFx = effector.createEffect(async (fails: boolean) => {
    if (fails) throw new Error('lost');
    return 'loaded';
  });
  const $results = effector
    .createStore<string[]>([])
    .on(loadFx.doneData, (results, result) => [...results, result])
    .on(loadFx.failData, (results, { message }) => [...results, message]);
  const scope = effector.fork();
  const load = effector.scopeBind(loadFx, { scope });
  const loading = load(false);
  expect(scope.getState(loadFx.pending)).toBe(true);
  await loading;
  await load(true).catch(() => {});
  expect(scope.getState(loadFx.pending)).toBe(false);
  expect(scope.getState($results)).toEqual(['loaded', 'lost']);
});

test('another kernel is rejected', () => {
  expect(() => skipIdle('export const version = "24.0.0";')).toThrow('another kernel');
});
