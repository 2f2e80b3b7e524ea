import { describe, expect, test } from 'vitest';
import { generationFixture, settledFixture, writingFixture } from './generation.fixture';
import type { GenerationState } from './generation-state';
import {
  beginChange,
  beginStop,
  beginOpening,
  beginStart,
  completeChange,
  failChange,
  setFavourite,
  completeFetch,
  failFetch,
  dismissProblem,
  completeStart,
  failStart,
  failStop,
  restoreUndoHistory,
} from './transitions';
import { template } from '../../../../tests/support/templates';

const request = { template_type: template.templateType, input: { topic: 'Rain' } };
const problem = { status: 402, message: 'This needs about 5,400 credits and 1,200 are left.', fields: {} };
const idle: GenerationState = { state: 'idle' };
const starting: GenerationState = { state: 'starting', request, key: 'first-key' };
const other = '0192f0c1-0000-7d3e-9d6c-1f2a3b4c5d6e';

describe('starting', () => {
  test.each([
    ['idle', idle],
    ['rejected', { state: 'rejected', request, key: 'old-key', problem }],
    ['settled', settledFixture()],
  ] as const)('is possible in the state %s', (_, state) => {
    expect(beginStart(state, { request, key: 'first-key' })).toEqual(starting);
  });

  test.each([
    ['a start is pending', starting],
    ['a document is being written', writingFixture()],
    ['a change is pending', { ...settledFixture(), pending: { kind: 'save' } }],
  ] as const)('is ignored while %s', (_, state) => {
    expect(beginStart(state, { request, key: 'second-key' })).toBe(state);
  });

  test('a successful start begins the writing, not yet connected to the stream', () => {
    const state = completeStart(starting, {
      key: 'first-key',
      generation: generationFixture({ status: 'writing' }),
    });
    expect(state).toMatchObject({ state: 'writing', link: { state: 'none' }, stopping: 'no' });
  });

  test('a rejected start keeps the request and its problem', () => {
    expect(failStart(starting, { key: 'first-key', problem })).toEqual({
      state: 'rejected',
      request,
      key: 'first-key',
      problem,
    });
  });

  test('outdated answers of another start are ignored', () => {
    const outdated = { key: 'zero-key', generation: generationFixture() };
    expect(completeStart(starting, outdated)).toBe(starting);
    expect(failStart(starting, { key: 'zero-key', problem })).toBe(starting);
    expect(completeStart(idle, { ...outdated, key: 'first-key' })).toBe(idle);
  });
});

describe('opening', () => {
  const opening = beginOpening(idle, generationFixture().id);

  test('opening the open document changes nothing', () => {
    const state = writingFixture();
    expect(beginOpening(state, state.document.generation.id)).toBe(state);
  });

  test.each(['complete', 'stopped', 'interrupted', 'writing', 'failed'] as const)(
    'a generation with status %s opens in that state',
    (status) => {
      expect(completeFetch(opening, generationFixture({ status }))).toMatchObject({ state: status });
    },
  );

  test('a failed generation without a failure from the server gets a generic one', () => {
    const failure = { code: 'provider_busy', message: 'The model is busy.', retryable: true } as const;
    expect(completeFetch(opening, generationFixture({ status: 'failed', failure }))).toMatchObject({
      failure,
    });
    expect(completeFetch(opening, generationFixture({ status: 'failed' }))).toMatchObject({
      failure: { code: 'internal' },
    });
  });

  test('a generation that answers 404 is absent', () => {
    const gone = { id: generationFixture().id, problem: { ...problem, status: 404 } };
    expect(failFetch(opening, gone)).toMatchObject({ state: 'absent' });
    expect(failFetch(settledFixture(), gone)).toMatchObject({ state: 'absent' });
  });

  test('other failed fetches, and answers for another document, leave the open document alone', () => {
    const state = settledFixture();
    expect(failFetch(state, { id: state.document.generation.id, problem })).toBe(state);
    expect(failFetch(opening, { id: other, problem })).toBe(opening);
    expect(completeFetch(opening, generationFixture({ id: other }))).toBe(opening);
    expect(completeFetch(state, generationFixture({ id: other }))).toBe(state);
  });

  test('an answer older than the open document is ignored', () => {
    const state = settledFixture({ version: 3 });
    expect(completeFetch(state, generationFixture({ version: 2 }))).toBe(state);
    const live = writingFixture({}, { lastEvent: 90 });
    expect(completeFetch(live, generationFixture({ status: 'complete', last_event: 89 }))).toBe(live);
  });

  test('fetching a document in writing keeps its open connection', () => {
    const state = writingFixture();
    expect(completeFetch(state, generationFixture({ status: 'writing', version: 0 }))).toMatchObject({
      link: state.link,
    });
  });
});

describe('changing', () => {
  const state = settledFixture();
  const pending = beginChange(state, { kind: 'edit', title: 'New' });
  const { id } = state.document.generation;

  test('one change at a time', () => {
    expect(pending).toMatchObject({ pending: { kind: 'edit' } });
    expect(beginChange(pending, { kind: 'save' })).toBe(pending);
    expect(beginChange(writingFixture(), { kind: 'save' })).toEqual(writingFixture());
  });

  test.each([
    ['continue', state, { kind: 'continue' }],
    ['save what is already saved', settledFixture({ saved: true }), { kind: 'save' }],
    ['regenerate a missing section', state, { kind: 'regenerate', section: 'phases', change: 'again' }],
    ['restore the current version', state, { kind: 'restore', version: 1, reason: 'chosen' }],
    [
      'edit a trashed document',
      settledFixture({ trashed_at: '2026-11-20T08:00:00.000Z' }),
      { kind: 'edit', changes: [] },
    ],
  ] as const)('a request to %s is ignored', (_, from, change) => {
    expect(beginChange(from, change)).toBe(from);
  });

  test('a stopped document can continue, a failed one only if the failure is retryable', () => {
    const stopped = { ...state, state: 'stopped' as const };
    expect(beginChange(stopped, { kind: 'continue' })).toMatchObject({ pending: { kind: 'continue' } });
    const failure = { code: 'refused', message: 'No.', retryable: false } as const;
    const failed: GenerationState = { ...state, state: 'failed', failure };
    expect(beginChange(failed, { kind: 'continue' })).toBe(failed);
  });

  test('a new version pushes the previous one on the undo stack', () => {
    expect(completeChange(pending, generationFixture({ version: 2 }))).toMatchObject({
      pending: null,
      document: { undo: [1], redo: [] },
    });
  });

  test('undo skips a version that another window has stored meanwhile', () => {
    const editing = beginChange(settledFixture({ version: 2 }), { kind: 'edit', title: 'New' });
    expect(completeChange(editing, generationFixture({ version: 4 }))).toMatchObject({
      document: { undo: [3], redo: [] },
    });
  });

  test('undo and redo move versions between their stacks', () => {
    const edited = settledFixture({ version: 2 }, { undo: [1] });
    const undoing = beginChange(edited, { kind: 'restore', version: 1, reason: 'undo' });
    const undone = completeChange(undoing, generationFixture({ version: 3 }));
    expect(undone).toMatchObject({ document: { undo: [], redo: [2] } });
    const redoing = beginChange(undone, { kind: 'restore', version: 2, reason: 'redo' });
    expect(completeChange(redoing, generationFixture({ version: 4 }))).toMatchObject({
      document: { undo: [3], redo: [] },
    });
  });

  test('saving creates no version and leaves both stacks alone', () => {
    const saving = beginChange(settledFixture({}, { undo: [1], redo: [4] }), { kind: 'save' });
    expect(completeChange(saving, generationFixture({ saved: true }))).toMatchObject({
      document: { undo: [1], redo: [4] },
    });
  });

  test('regenerating a section puts the document into writing', () => {
    const again = beginChange(state, { kind: 'regenerate', section: 'overview', change: 'shorter' });
    expect(completeChange(again, generationFixture({ status: 'writing' }))).toMatchObject({
      state: 'writing',
    });
  });

  test('a failed change is shown with its problem until it is dismissed', () => {
    const refused = failChange(pending, { id, problem: { ...problem, status: 409 } });
    expect(refused).toMatchObject({
      pending: null,
      problem: { change: { kind: 'edit' }, problem: { status: 409 } },
    });
    expect(dismissProblem(refused)).toMatchObject({ problem: null });
    expect(dismissProblem(state)).toBe(state);
  });

  test('outdated answers are ignored', () => {
    expect(completeChange(state, generationFixture({ version: 2 }))).toBe(state);
    expect(completeChange(pending, generationFixture({ id: other, version: 2 }))).toBe(pending);
    expect(failChange(state, { id, problem })).toBe(state);
    expect(failChange(pending, { id: other, problem })).toBe(pending);
  });
});

describe('stopping', () => {
  test('is requested once, and again after it failed', () => {
    const requested = beginStop(writingFixture());
    expect(requested).toMatchObject({ stopping: 'requested' });
    expect(beginStop(requested)).toBe(requested);
    const failed = failStop(requested, writingFixture().document.generation.id);
    expect(failed).toMatchObject({ stopping: 'failed' });
    expect(beginStop(failed)).toMatchObject({ stopping: 'requested' });
  });

  test('does nothing for a settled document', () => {
    const state = settledFixture();
    expect(beginStop(state)).toBe(state);
    expect(failStop(state, state.document.generation.id)).toBe(state);
  });

  test('the answer settles the document', () => {
    const stopped = generationFixture({ status: 'stopped', last_event: 50 });
    expect(completeFetch(beginStop(writingFixture()), stopped)).toMatchObject({ state: 'stopped' });
  });
});

test('the favourite flag changes in every state with a document', () => {
  const mark = { id: generationFixture().id, favourite: true };
  expect(setFavourite(writingFixture(), mark)).toMatchObject({
    document: { generation: { favourite: true } },
  });
  expect(setFavourite(settledFixture(), mark)).toMatchObject({
    document: { generation: { favourite: true } },
  });
  expect(setFavourite(idle, mark)).toBe(idle);
  const state = settledFixture({ favourite: true });
  expect(setFavourite(state, mark)).toBe(state);
  expect(setFavourite(state, { id: other, favourite: false })).toBe(state);
});

describe('the undo history stored before a reload', () => {
  const kept = { id: generationFixture().id, history: { version: 1, undo: [3, 4], redo: [5] } };

  test('is restored for the version it belongs to', () => {
    expect(restoreUndoHistory(settledFixture(), kept)).toEqual(
      settledFixture({}, { undo: [3, 4], redo: [5] }),
    );
    expect(restoreUndoHistory(writingFixture({ version: 1 }), kept)).toEqual(
      writingFixture({ version: 1 }, { undo: [3, 4], redo: [5] }),
    );
  });

  test.each([
    ['another version', settledFixture({ version: 2 })],
    ['another document', settledFixture({ id: other })],
    ['a document with its own undo history', settledFixture({}, { undo: [0] })],
    ['no document', idle],
  ] as const)('is ignored for %s', (_, state) => {
    expect(restoreUndoHistory(state, kept)).toBe(state);
  });
});
