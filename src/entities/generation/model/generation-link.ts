import { isHttpErrorCode, type NetworkError } from '@farfetched/core';
import { attach, createEffect, createStore, sample } from 'effector';
import { createRequest } from '@/shared/api';
import { waitForNetworkFx } from '@/shared/lib/network';
import { type EventStream, openEventStream } from '../api/event-stream';
import { needsConnection, type NumberedEvent } from './apply-events';
import {
  $generation,
  batchArrived,
  changeLanded,
  connectionLost,
  connectionNumbered,
  generationClosed,
  looksAnswered,
  openAccepted,
  reloadAsked,
  startAnswered,
} from './generation';
import type { GenerationState } from './generation-state';

const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 10_000;

type Opening = { id: string; lastEvent: number; connection: number };

export type Connection = { connection: number; stream: EventStream };

export const openStreamFx = createRequest<Opening>(
  'openStream',
  true,
  async ({ connection, ...request }, init) => ({
    connection,
    stream: await openEventStream(request, init),
  }),
);

/** Waits for what was written since the last reading; null when the server has said all there is. */
export const readStreamFx = createEffect<Connection, readonly NumberedEvent[] | null, NetworkError>({
  name: 'readStream',
  handler: ({ stream }) => stream.next(),
});

export const closeStreamFx = createEffect<Connection, void>({
  name: 'closeStream',
  handler: ({ stream }) => stream.close(),
});

export const pauseFx = attach({ effect: waitForNetworkFx, name: 'pause' });

const isConnection = (answer: unknown): answer is Connection =>
  typeof answer === 'object' && answer !== null && 'stream' in answer;

const isCurrent = (state: GenerationState, connection: number): boolean =>
  state.state === 'writing' && state.link.connection === connection;

const $connections = createStore(0, { name: 'connections' }).on(connectionNumbered, (_, number) => number);

const connected = openStreamFx.doneData.filterMap((answer) => (isConnection(answer) ? answer : undefined));

const $connection = createStore<Connection | null>(null, { name: 'connection', serialize: 'ignore' }).on(
  connected,
  (_, connection) => connection,
);

// A document that is being written and has no line to the server gets one; after a cut it gets another one, a pause later.
sample({
  clock: [startAnswered, looksAnswered, changeLanded, pauseFx.finally],
  source: { state: $generation, number: $connections },
  filter: ({ state }) => needsConnection(state),
  fn: ({ number }) => number + 1,
  target: connectionNumbered,
});

sample({
  clock: sample({
    clock: connectionNumbered,
    source: $generation,
    fn: (state, connection) =>
      state.state === 'writing' && isCurrent(state, connection)
        ? { id: state.document.generation.id, lastEvent: state.document.lastEvent, connection }
        : null,
  }).filterMap((opening) => opening ?? undefined),
  target: openStreamFx,
});

sample({
  clock: readStreamFx.done.filterMap(({ params, result }) =>
    result ? { connection: params.connection, events: result } : undefined,
  ),
  target: batchArrived,
});

// Once the document is at rest, or another one is open, nobody listens to this line any more.
const lineUsed = sample({
  clock: [
    connected.map(({ connection }) => ({ connection })),
    batchArrived.map(({ connection }) => ({ connection })),
  ],
  source: { state: $generation, open: $connection },
  fn: ({ state, open }, { connection }) =>
    open?.connection === connection ? { open, wanted: isCurrent(state, connection) } : null,
}).filterMap((line) => line ?? undefined);

sample({ clock: lineUsed, filter: ({ wanted }) => wanted, fn: ({ open }) => open, target: readStreamFx });
sample({ clock: lineUsed, filter: ({ wanted }) => !wanted, fn: ({ open }) => open, target: closeStreamFx });

sample({
  clock: [generationClosed, openAccepted],
  source: $connection,
  filter: Boolean,
  target: closeStreamFx,
});

sample({
  clock: [
    openStreamFx.fail.map(({ params }) => params.connection),
    readStreamFx.fail.map(({ params }) => params.connection),
    readStreamFx.done.filterMap(({ params, result }) => (result ? undefined : params.connection)),
  ],
  fn: (connection) => ({ connection }),
  target: connectionLost,
});

sample({
  clock: sample({
    clock: connectionLost,
    source: $generation,
    fn: (state, { connection }) =>
      state.state === 'writing' && isCurrent(state, connection) && state.link.state === 'cut'
        ? Math.min(FIRST_PAUSE * 2 ** (state.link.attempt - 1), LONGEST_PAUSE)
        : null,
  }).filterMap((pause) => pause ?? undefined),
  target: pauseFx,
});

// The server refuses the stream rather than being out of reach: an ordinary look tells why.
sample({ clock: openStreamFx.fail, filter: isHttpErrorCode([403, 404, 422]), target: reloadAsked });
