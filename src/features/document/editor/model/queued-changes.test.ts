import { allSettled, type EventCallable, type Scope } from 'effector';
import { expect, test } from 'vitest';
import '../index';
import { $document } from '@/entities/generation';
import { lesson, settledState } from '../../../../../tests/support/documents';
import { textEdited } from './in-place';
import { changeQueued, redoQueued, undoQueued } from './queued-changes';
import { generation, sectionOf, start } from './editor.fixture';

/** A document with earlier versions, whose server answers each change with the next version. */
function withHistory(undo: readonly number[]) {
  const outside = start(
    settledState(lesson, {}, { document: { generation, lastEvent: 0, used: 0, undo, redo: [] } }),
  );
  let { version } = generation;
  const answer = () => {
    version += 1;
    return Promise.resolve({ ...generation, version });
  };
  outside.restore.mockImplementation(answer);
  outside.edit.mockImplementation(answer);
  const restored = () =>
    outside.restore.mock.calls.map((call) => /"version":(\d+)/.exec(JSON.stringify(call))?.[1]);
  return { outside, restored, scope: outside.scope(true) };
}

const press = (scope: Scope, times: number, unit: EventCallable<void>) =>
  Promise.all(Array.from({ length: times }, () => allSettled(unit, { scope })));

test('quick undos restore one version each, newest first', async () => {
  const { restored, scope } = withHistory([10, 20, 30]);
  await press(scope, 3, undoQueued);
  expect(restored()).toEqual(['30', '20', '10']);
  expect(scope.getState($document)?.undo).toEqual([]);
  await press(scope, 2, redoQueued);
  expect(restored()).toHaveLength(5);
});

test('an undo waits for the edit before it, and reverts it first', async () => {
  const { outside, restored, scope } = withHistory([30]);
  const section = sectionOf('overview');
  const edited = { section, path: [], before: String(generation.result.overview), text: 'Other words.' };
  const stored = allSettled(textEdited, { scope, params: edited });
  await press(scope, 2, undoQueued);
  await stored;
  expect(outside.edit).toHaveBeenCalledOnce();
  expect(restored()).toEqual([String(generation.version), '30']);
});

test('an undo too many is dropped, and the next change is sent', async () => {
  const { outside, restored, scope } = withHistory([30]);
  const changes = [
    { section: 'overview', path: [], before: generation.result.overview, value: 'Other words.' },
  ];
  await Promise.all([
    press(scope, 3, undoQueued),
    allSettled(changeQueued, { scope, params: { kind: 'edit', changes } }),
  ]);
  expect(restored()).toEqual(['30']);
  expect(outside.edit).toHaveBeenCalledOnce();
});
