import { expect, test } from 'vitest';
import { applyBatch, connect, loseConnection, needsConnection, type NumberedEvent } from './apply-events';
import { generationFixture, settledFixture, writingFixture } from './generation.fixture';

const state = writingFixture({
  last_event: 10,
  result: {},
  sections: [{ key: 'overview', state: 'waiting' }],
});
const words = (number: number, value: string, used = number): NumberedEvent => ({
  number,
  event: {
    type: 'patch',
    used,
    patches: [{ op: number === 11 ? 'set' : 'append', path: ['overview'], value }],
  },
});
const batch = (...events: NumberedEvent[]) => ({ connection: 1, events });

test('applies the events of a batch in order', () => {
  const after = applyBatch(
    state,
    batch(
      { number: 11, event: { type: 'section', section: 'overview', state: 'writing' } },
      words(12, 'A log '),
      words(13, 'goes round.'),
    ),
  );
  expect(after).toMatchObject({
    state: 'writing',
    document: {
      lastEvent: 13,
      used: 13,
      generation: {
        result: { overview: 'A log goes round.' },
        sections: [{ key: 'overview', state: 'writing' }],
      },
    },
  });
});

test('ignores events that are already applied', () => {
  const once = applyBatch(state, batch(words(11, 'A log '), words(12, 'goes')));
  expect(applyBatch(once, batch(words(12, 'goes'), words(13, ' round.')))).toMatchObject({
    document: { lastEvent: 13, generation: { result: { overview: 'A log goes round.' } } },
  });
});

const waiting = (number: number, seconds: number): NumberedEvent => ({
  number,
  event: { type: 'waiting', reason: 'busy', seconds },
});

test('a wait for the AI provider lasts until it is over or text arrives', () => {
  const waits = applyBatch(state, batch(waiting(11, 20)));
  expect(waits).toMatchObject({ waiting: { reason: 'busy', seconds: 20 }, document: { lastEvent: 11 } });
  expect(applyBatch(waits, batch(waiting(12, 0)))).toMatchObject({ waiting: null });
  expect(applyBatch(waits, batch(words(12, 'A')))).toMatchObject({ waiting: null });
});

test('a wait that follows a snapshot counts although it has the number of the snapshot', () => {
  const generation = generationFixture({ status: 'writing', version: 0, last_event: 12 });
  const after = applyBatch(
    state,
    batch({ number: 12, event: { type: 'snapshot', generation } }, waiting(12, 7)),
  );
  expect(after).toMatchObject({ waiting: { reason: 'busy', seconds: 7 } });
});

test('ignores events of another connection', () => {
  expect(applyBatch(state, { connection: 7, events: [words(11, 'A')] })).toBe(state);
  const settled = settledFixture();
  expect(applyBatch(settled, batch(words(41, 'A')))).toBe(settled);
});

test('adds a section that the generation did not list', () => {
  const after = applyBatch(
    state,
    batch({ number: 11, event: { type: 'section', section: 'homework', state: 'writing' } }),
  );
  expect(after).toMatchObject({
    document: { generation: { sections: [{ key: 'overview' }, { key: 'homework' }] } },
  });
});

test('a snapshot replaces the generation unless it is older', () => {
  const snapshot = generationFixture({
    status: 'writing',
    version: 0,
    last_event: 30,
    result: { overview: 'New' },
  });
  const after = applyBatch(state, batch({ number: 30, event: { type: 'snapshot', generation: snapshot } }));
  expect(after).toMatchObject({ document: { lastEvent: 30, generation: { result: { overview: 'New' } } } });
  const old = { ...snapshot, last_event: 5 };
  expect(applyBatch(after, batch({ number: 5, event: { type: 'snapshot', generation: old } }))).toEqual(
    after,
  );
});

test('a snapshot of an ended run settles the document', () => {
  const generation = generationFixture({ status: 'interrupted', last_event: 30 });
  expect(applyBatch(state, batch({ number: 30, event: { type: 'snapshot', generation } }))).toMatchObject({
    state: 'interrupted',
  });
});

test('the end event settles the document, and later events are ignored', () => {
  const generation = generationFixture({ last_event: 12 });
  const after = applyBatch(
    state,
    batch(words(11, 'A'), { number: 12, event: { type: 'end', generation } }, words(13, 'B')),
  );
  expect(after).toMatchObject({ state: 'complete', document: { generation } });
});

test('a rewritten section can be undone', () => {
  const again = writingFixture({ version: 2, last_event: 10 });
  const generation = generationFixture({ version: 3, last_event: 12 });
  expect(applyBatch(again, batch({ number: 12, event: { type: 'end', generation } }))).toMatchObject({
    document: { undo: [2] },
  });
});

test('a lost connection is followed by a new one, and its first batch marks it open', () => {
  const lost = loseConnection(state, 1);
  expect(lost).toMatchObject({ link: { state: 'lost', attempt: 1 } });
  expect(loseConnection(lost, 1)).toBe(lost);
  expect(loseConnection(state, 4)).toBe(state);
  expect(needsConnection(lost)).toBe(true);
  const connecting = connect(lost, 2);
  expect(connecting).toMatchObject({ link: { connection: 2, state: 'connecting', attempt: 1 } });
  expect(connect(connecting, 3)).toBe(connecting);
  expect(applyBatch(connecting, { connection: 2, events: [words(11, 'A')] })).toMatchObject({
    link: { state: 'open', attempt: 0 },
  });
});

test('a settled document needs no connection', () => {
  expect(needsConnection(settledFixture())).toBe(false);
});
