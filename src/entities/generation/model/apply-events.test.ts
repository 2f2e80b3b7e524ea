import { expect, test } from 'vitest';
import { applyBatch, connect, linkCut, needsConnection, type NumberedEvent } from './apply-events';
import { generationFixture, restingFixture, writingFixture } from './generation.fixture';

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

test('a batch is applied whole, in order', () => {
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

test('what came before is not applied twice', () => {
  const once = applyBatch(state, batch(words(11, 'A log '), words(12, 'goes')));
  expect(applyBatch(once, batch(words(12, 'goes'), words(13, ' round.')))).toMatchObject({
    document: { lastEvent: 13, generation: { result: { overview: 'A log goes round.' } } },
  });
});

test('another connection is not listened to', () => {
  expect(applyBatch(state, { connection: 7, events: [words(11, 'A')] })).toBe(state);
  const rest = restingFixture();
  expect(applyBatch(rest, batch(words(41, 'A')))).toBe(rest);
});

test('a section that was not announced is added', () => {
  const after = applyBatch(
    state,
    batch({ number: 11, event: { type: 'section', section: 'homework', state: 'writing' } }),
  );
  expect(after).toMatchObject({
    document: { generation: { sections: [{ key: 'overview' }, { key: 'homework' }] } },
  });
});

test('a snapshot takes the place of what is shown, unless it is older', () => {
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

test('a snapshot of a run that is over brings the document to rest', () => {
  const generation = generationFixture({ status: 'interrupted', last_event: 30 });
  expect(applyBatch(state, batch({ number: 30, event: { type: 'snapshot', generation } }))).toMatchObject({
    state: 'interrupted',
  });
});

test('the end brings the document to rest; nothing after it counts', () => {
  const generation = generationFixture({ last_event: 12 });
  const after = applyBatch(
    state,
    batch(words(11, 'A'), { number: 12, event: { type: 'end', generation } }, words(13, 'B')),
  );
  expect(after).toMatchObject({ state: 'complete', document: { generation } });
});

test('the end of a section that was written again can be undone', () => {
  const again = writingFixture({ version: 2, last_event: 10 });
  const generation = generationFixture({ version: 3, last_event: 12 });
  expect(applyBatch(again, batch({ number: 12, event: { type: 'end', generation } }))).toMatchObject({
    document: { undo: [2] },
  });
});

test('a line is cut, and a new one asks for what is missing', () => {
  const cut = linkCut(state, 1);
  expect(cut).toMatchObject({ link: { state: 'cut', attempt: 1 } });
  expect(linkCut(cut, 1)).toBe(cut);
  expect(linkCut(state, 4)).toBe(state);
  expect(needsConnection(cut)).toBe(true);
  const connecting = connect(cut, 2);
  expect(connecting).toMatchObject({ link: { connection: 2, state: 'connecting', attempt: 1 } });
  expect(connect(connecting, 3)).toBe(connecting);
  expect(applyBatch(connecting, { connection: 2, events: [words(11, 'A')] })).toMatchObject({
    link: { state: 'open', attempt: 0 },
  });
});

test('a document at rest needs no line', () => {
  expect(needsConnection(restingFixture())).toBe(false);
});
