import { describe, expect, test } from 'vitest';
import { generationFixture, restingFixture, writingFixture } from './generation.fixture';
import type { GenerationState } from './generation-state';
import {
  askChange,
  askStop,
  beginOpening,
  beginStart,
  changed,
  changeRefused,
  favourited,
  looked,
  lookFailed,
  problemDismissed,
  started,
  startRefused,
  stopRefused,
  takeWays,
} from './transitions';

const request = { template_type: 'lesson-plan-builder' as const, input: { topic: 'Rain' } };
const problem = { status: 402, message: 'This needs about 5,400 credits and 1,200 are left.', fields: {} };
const idle: GenerationState = { state: 'idle' };
const starting: GenerationState = { state: 'starting', request, key: 'first-key' };
const other = '0192f0c1-0000-7d3e-9d6c-1f2a3b4c5d6e';

describe('starting', () => {
  test.each([
    ['idle', idle],
    ['refused', { state: 'refused', request, key: 'old-key', problem }],
    ['at rest', restingFixture()],
  ] as const)('is possible when %s', (_, state) => {
    expect(beginStart(state, { request, key: 'first-key' })).toEqual(starting);
  });

  test.each([
    ['something starts', starting],
    ['something is written', writingFixture()],
    ['a change is on its way', { ...restingFixture(), asked: { kind: 'save' } }],
  ] as const)('is not while %s', (_, state) => {
    expect(beginStart(state, { request, key: 'second-key' })).toBe(state);
  });

  test('an answer begins the writing, without a line to the server yet', () => {
    const state = started(starting, {
      key: 'first-key',
      generation: generationFixture({ status: 'writing' }),
    });
    expect(state).toMatchObject({ state: 'writing', link: { state: 'none' }, stopping: 'no' });
  });

  test('a refusal keeps what was asked and says why', () => {
    expect(startRefused(starting, { key: 'first-key', problem })).toEqual({
      state: 'refused',
      request,
      key: 'first-key',
      problem,
    });
  });

  test('late answers of another start change nothing', () => {
    const late = { key: 'zero-key', generation: generationFixture() };
    expect(started(starting, late)).toBe(starting);
    expect(startRefused(starting, { key: 'zero-key', problem })).toBe(starting);
    expect(started(idle, { ...late, key: 'first-key' })).toBe(idle);
  });
});

describe('opening', () => {
  const opening = beginOpening(idle, generationFixture().id);

  test('a document that is open already stays as it is', () => {
    const state = writingFixture();
    expect(beginOpening(state, state.document.generation.id)).toBe(state);
  });

  test.each(['complete', 'stopped', 'interrupted', 'writing', 'failed'] as const)(
    'one that is %s opens as such',
    (status) => {
      expect(looked(opening, generationFixture({ status }))).toMatchObject({ state: status });
    },
  );

  test('a failed one says why, even if the server did not', () => {
    const failure = { code: 'provider_busy', message: 'The model is busy.', retryable: true } as const;
    expect(looked(opening, generationFixture({ status: 'failed', failure }))).toMatchObject({ failure });
    expect(looked(opening, generationFixture({ status: 'failed' }))).toMatchObject({
      failure: { code: 'internal' },
    });
  });

  test('one that is not there is absent', () => {
    const gone = { id: generationFixture().id, problem: { ...problem, status: 404 } };
    expect(lookFailed(opening, gone)).toMatchObject({ state: 'absent' });
    expect(lookFailed(restingFixture(), gone)).toMatchObject({ state: 'absent' });
  });

  test('a look that fails otherwise leaves an open document alone, and so does an answer for another one', () => {
    const state = restingFixture();
    expect(lookFailed(state, { id: state.document.generation.id, problem })).toBe(state);
    expect(lookFailed(opening, { id: other, problem })).toBe(opening);
    expect(looked(opening, generationFixture({ id: other }))).toBe(opening);
    expect(looked(state, generationFixture({ id: other }))).toBe(state);
  });

  test('an answer that is older than what is shown is left out', () => {
    const state = restingFixture({ version: 3 });
    expect(looked(state, generationFixture({ version: 2 }))).toBe(state);
    const live = writingFixture({}, { lastEvent: 90 });
    expect(looked(live, generationFixture({ status: 'complete', last_event: 89 }))).toBe(live);
  });

  test('a look at what is being written keeps the line that is open', () => {
    const state = writingFixture();
    expect(looked(state, generationFixture({ status: 'writing', version: 0 }))).toMatchObject({
      link: state.link,
    });
  });
});

describe('changing', () => {
  const state = restingFixture();
  const asked = askChange(state, { kind: 'edit', sections: { overview: 'New' } });
  const { id } = state.document.generation;

  test('one change at a time', () => {
    expect(asked).toMatchObject({ asked: { kind: 'edit' } });
    expect(askChange(asked, { kind: 'save' })).toBe(asked);
    expect(askChange(writingFixture(), { kind: 'save' })).toEqual(writingFixture());
  });

  test.each([
    ['continue', state, { kind: 'continue' }],
    ['save what is saved', restingFixture({ saved: true }), { kind: 'save' }],
    ['regenerate what is not there', state, { kind: 'regenerate', section: 'phases', change: 'again' }],
    ['restore the version that is shown', state, { kind: 'restore', version: 1, reason: 'chosen' }],
    [
      'edit what lies in the trash',
      restingFixture({ trashed_at: '2026-11-20T08:00:00.000Z' }),
      { kind: 'edit', sections: {} },
    ],
  ] as const)('no one can %s', (_, from, change) => {
    expect(askChange(from, change)).toBe(from);
  });

  test('what was stopped can go on; what failed only when it makes sense', () => {
    const stopped = { ...state, state: 'stopped' as const };
    expect(askChange(stopped, { kind: 'continue' })).toMatchObject({ asked: { kind: 'continue' } });
    const failure = { code: 'refused', message: 'No.', retryable: false } as const;
    const failed: GenerationState = { ...state, state: 'failed', failure };
    expect(askChange(failed, { kind: 'continue' })).toBe(failed);
  });

  test('an answer with a new version remembers the way back', () => {
    expect(changed(asked, generationFixture({ version: 2 }))).toMatchObject({
      asked: null,
      document: { undo: [1], redo: [] },
    });
  });

  test('undo and redo walk the same way', () => {
    const edited = restingFixture({ version: 2 }, { undo: [1] });
    const undoing = askChange(edited, { kind: 'restore', version: 1, reason: 'undo' });
    const undone = changed(undoing, generationFixture({ version: 3 }));
    expect(undone).toMatchObject({ document: { undo: [], redo: [2] } });
    const redoing = askChange(undone, { kind: 'restore', version: 2, reason: 'redo' });
    expect(changed(redoing, generationFixture({ version: 4 }))).toMatchObject({
      document: { undo: [3], redo: [] },
    });
  });

  test('saving is no new version and leaves the way back alone', () => {
    const saving = askChange(restingFixture({}, { undo: [1], redo: [4] }), { kind: 'save' });
    expect(changed(saving, generationFixture({ saved: true }))).toMatchObject({
      document: { undo: [1], redo: [4] },
    });
  });

  test('a section that is written again makes the document write', () => {
    const again = askChange(state, { kind: 'regenerate', section: 'overview', change: 'shorter' });
    expect(changed(again, generationFixture({ status: 'writing' }))).toMatchObject({ state: 'writing' });
  });

  test('a refusal names the change until it is put away', () => {
    const refused = changeRefused(asked, { id, problem: { ...problem, status: 409 } });
    expect(refused).toMatchObject({
      asked: null,
      problem: { change: { kind: 'edit' }, problem: { status: 409 } },
    });
    expect(problemDismissed(refused)).toMatchObject({ problem: null });
    expect(problemDismissed(state)).toBe(state);
  });

  test('late answers change nothing', () => {
    expect(changed(state, generationFixture({ version: 2 }))).toBe(state);
    expect(changed(asked, generationFixture({ id: other, version: 2 }))).toBe(asked);
    expect(changeRefused(state, { id, problem })).toBe(state);
    expect(changeRefused(asked, { id: other, problem })).toBe(asked);
  });
});

describe('stopping', () => {
  test('is asked for once, and again when it was refused', () => {
    const asked = askStop(writingFixture());
    expect(asked).toMatchObject({ stopping: 'asked' });
    expect(askStop(asked)).toBe(asked);
    const refused = stopRefused(asked, writingFixture().document.generation.id);
    expect(refused).toMatchObject({ stopping: 'refused' });
    expect(askStop(refused)).toMatchObject({ stopping: 'asked' });
  });

  test('a document at rest has nothing to stop', () => {
    const state = restingFixture();
    expect(askStop(state)).toBe(state);
    expect(stopRefused(state, state.document.generation.id)).toBe(state);
  });

  test('the answer brings it to rest', () => {
    const stopped = generationFixture({ status: 'stopped', last_event: 50 });
    expect(looked(askStop(writingFixture()), stopped)).toMatchObject({ state: 'stopped' });
  });
});

test('a favourite changes in any state that has a document, and only there', () => {
  const mark = { id: generationFixture().id, favourite: true };
  expect(favourited(writingFixture(), mark)).toMatchObject({ document: { generation: { favourite: true } } });
  expect(favourited(restingFixture(), mark)).toMatchObject({ document: { generation: { favourite: true } } });
  expect(favourited(idle, mark)).toBe(idle);
  const state = restingFixture({ favourite: true });
  expect(favourited(state, mark)).toBe(state);
  expect(favourited(state, { id: other, favourite: false })).toBe(state);
});

describe('the ways back that were kept before a reload', () => {
  const kept = { id: generationFixture().id, ways: { version: 1, undo: [3, 4], redo: [5] } };

  test('lead on from the version they were kept at', () => {
    expect(takeWays(restingFixture(), kept)).toEqual(restingFixture({}, { undo: [3, 4], redo: [5] }));
    expect(takeWays(writingFixture({ version: 1 }), kept)).toEqual(
      writingFixture({ version: 1 }, { undo: [3, 4], redo: [5] }),
    );
  });

  test.each([
    ['another version', restingFixture({ version: 2 })],
    ['another document', restingFixture({ id: other })],
    ['one that knows its own', restingFixture({}, { undo: [0] })],
    ['nothing', idle],
  ] as const)('do not lead on from %s', (_, state) => {
    expect(takeWays(state, kept)).toBe(state);
  });
});
