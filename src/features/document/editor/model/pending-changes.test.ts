import { httpError } from '@farfetched/core';
import { allSettled } from 'effector';
import { expect, test } from 'vitest';
import '../index';
import { $generation, generationOpened } from '@/entities/generation';
import { itemActed, textEdited, textTyped } from './in-place';
import type { ItemAction } from './item-changes';
import { $item } from './document';
import { $pending, $shown, pendingDiscarded, pendingRetried } from './pending-changes';
import { generation, sectionOf, start } from './editor.fixture';

const objectives = sectionOf('objectives');
const [first, second] = Array.isArray(generation.result.objectives) ? generation.result.objectives : [];
const newFirst = { section: objectives, path: [0], before: first, text: 'Explain rain.' };
const newSecond = { section: objectives, path: [1], before: second, text: 'Draw rain.' };
const sentChanges = (call: unknown): unknown =>
  JSON.parse(JSON.stringify(call, (key, value: unknown) => (key === 'headers' ? undefined : value)));

test('a text is shown at once and stored by one request', async () => {
  const outside = start();
  outside.edit.mockReturnValue(new Promise(() => {}));
  const scope = outside.scope(true);
  void allSettled(textEdited, { scope, params: newFirst });
  expect(scope.getState($shown)?.result.objectives).toEqual(expect.arrayContaining(['Explain rain.']));
  expect(outside.edit).toHaveBeenCalledOnce();
  expect(JSON.stringify(sentChanges(outside.edit.mock.lastCall))).toContain(
    JSON.stringify({ section: 'objectives', path: [0], before: first, value: 'Explain rain.' }),
  );
});

test('changes that are made meanwhile are sent together afterwards', async () => {
  const outside = start();
  const answer = Promise.withResolvers<unknown>();
  outside.edit.mockReturnValueOnce(answer.promise);
  const scope = outside.scope(true);
  const done = allSettled(textEdited, { scope, params: newFirst });
  void allSettled(textEdited, { scope, params: newSecond });
  void allSettled(itemActed, {
    scope,
    params: { section: objectives, path: [0], action: { kind: 'delete' } },
  });
  expect(outside.edit).toHaveBeenCalledOnce();
  answer.resolve({ ...generation, version: generation.version + 1 });
  await done;
  expect(outside.edit).toHaveBeenCalledTimes(2);
  expect(scope.getState($pending)).toEqual({ state: 'none' });
});

test('a conflict keeps the edit, which can replace the other one or be discarded', async () => {
  const outside = start();
  const conflict = httpError({ status: 409, statusText: '', response: { message: 'Changed elsewhere.' } });
  outside.edit.mockRejectedValueOnce(conflict).mockRejectedValueOnce(conflict);
  const objectivesNow = ['Their words.', second];
  outside.get.mockReturnValue({
    ...generation,
    version: generation.version + 1,
    result: { ...generation.result, objectives: objectivesNow },
  });
  const scope = outside.scope(true);
  await allSettled(textEdited, { scope, params: newFirst });
  expect(scope.getState($pending)).toMatchObject({ state: 'failed', problem: { status: 409 } });
  await allSettled(pendingRetried, { scope });
  expect(JSON.stringify(outside.edit.mock.lastCall)).toContain('"before":"Their words."');
  expect(scope.getState($pending)).toMatchObject({ state: 'failed' });
  await allSettled(pendingDiscarded, { scope });
  expect(scope.getState($shown)?.result.objectives).toEqual(objectivesNow);
});

test('items are duplicated, moved and deleted, and the selection follows', async () => {
  const outside = start();
  outside.edit.mockReturnValue(new Promise(() => {}));
  const scope = outside.scope(true);
  const act = (action: ItemAction) =>
    void allSettled(itemActed, { scope, params: { section: objectives, path: [0], action } });
  act({ kind: 'duplicate' });
  expect(scope.getState($item)).toEqual({ section: 'objectives', path: [1] });
  act({ kind: 'move', to: 1 });
  expect(scope.getState($item)).toEqual({ section: 'objectives', path: [1] });
  act({ kind: 'delete' });
  expect(scope.getState($item)).toEqual({ section: 'objectives', path: [0] });
});

test('what was typed before the page closed is sent when the document is opened again', async () => {
  const outside = start();
  outside.storedChanges.mockReturnValue([
    { section: 'objectives', path: [0], before: first, value: 'Explain rain.' },
  ]);
  const scope = outside.scope();
  await allSettled(generationOpened, { scope, params: generation.id });
  expect(scope.getState($generation)).toMatchObject({ state: 'complete' });
  expect(JSON.stringify(outside.edit.mock.lastCall)).toContain('Explain rain.');
});

test('typing is kept in the browser until it is stored', async () => {
  const outside = start();
  const scope = outside.scope(true);
  await allSettled(textTyped, { scope, params: newFirst });
  expect(JSON.stringify(outside.storeChanges.mock.lastCall)).toContain('Explain rain.');
  await allSettled(textEdited, { scope, params: newFirst });
  expect(JSON.stringify(outside.storeChanges.mock.lastCall)).toContain('"value":[]');
});
