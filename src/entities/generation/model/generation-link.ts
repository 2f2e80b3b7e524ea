import { isHttpErrorCode, type NetworkError } from '@farfetched/core';
import { attach, createEffect, createStore, sample } from 'effector';
import { createRequest } from '@/shared/api';
import { afterHydration } from '@/shared/first-view';
import { waitForNetworkFx } from '@/shared/lib/network';
import { nonNull } from '@/shared/lib/non-null';
import { type EventStream, openEventStream } from '../api/event-stream';
import { needsConnection, type NumberedEvent } from './apply-events';
import {
  $generation,
  batchArrived,
  changeCompleted,
  connectionLost,
  connectionAssigned,
  generationClosed,
  generationFetched,
  openAccepted,
  reloadRequested,
  startSucceeded,
} from './generation';
import type { GenerationState } from './generation-state';

const FIRST_BACK_OFF = 500;
const MAX_BACK_OFF = 10_000;

type Opening = { id: string; lastEvent: number; connection: number };

export type Connection = { connection: number; stream: EventStream };

export const openStreamFx = createRequest<Opening>(
  'openStream',
  true,
  // New text must not change the document before its first view is hydrated.
  ({ connection, ...request }, init) =>
    afterHydration(async () => ({ connection, stream: await openEventStream(request, init) })),
);

/** Reads the next batch of events; null once the server has closed the stream. */
export const readStreamFx = createEffect<Connection, readonly NumberedEvent[] | null, NetworkError>({
  name: 'readStream',
  handler: ({ stream }) => stream.next(),
});

export const closeStreamFx = createEffect<Connection, void>({
  name: 'closeStream',
  handler: ({ stream }) => stream.close(),
});

export const backOffFx = attach({ effect: waitForNetworkFx, name: 'backOff' });

const isConnection = (answer: unknown): answer is Connection =>
  typeof answer === 'object' && answer !== null && 'stream' in answer;

const isCurrent = (state: GenerationState, connection: number): boolean =>
  state.state === 'writing' && state.link.connection === connection;

const $connections = createStore(0, { name: 'connections' }).on(connectionAssigned, (_, number) => number);

const connected = openStreamFx.doneData.filterMap((answer) => (isConnection(answer) ? answer : undefined));

const $connection = createStore<Connection | null>(null, { name: 'connection', serialize: 'ignore' }).on(
  connected,
  (_, connection) => connection,
);

// A document in writing without a connection gets one; after a lost connection it reconnects with back-off.
sample({
  // The end of a run may already carry the next one.
  clock: [startSucceeded, generationFetched, changeCompleted, backOffFx.finally, batchArrived],
  source: { state: $generation, number: $connections },
  filter: ({ state }) => needsConnection(state),
  fn: ({ number }) => number + 1,
  target: connectionAssigned,
});

sample({
  clock: sample({
    clock: connectionAssigned,
    source: $generation,
    fn: (state, connection) =>
      state.state === 'writing' && isCurrent(state, connection)
        ? { id: state.document.generation.id, lastEvent: state.document.lastEvent, connection }
        : null,
  }).filterMap(nonNull),
  target: openStreamFx,
});

sample({
  clock: readStreamFx.done.filterMap(({ params, result }) =>
    result ? { connection: params.connection, events: result } : undefined,
  ),
  target: batchArrived,
});

// Once the document is settled, or another one is open, the connection is closed.
const connectionActive = sample({
  clock: [
    connected.map(({ connection }) => ({ connection })),
    batchArrived.map(({ connection }) => ({ connection })),
  ],
  source: { state: $generation, open: $connection },
  fn: ({ state, open }, { connection }) =>
    open?.connection === connection ? { open, current: isCurrent(state, connection) } : null,
}).filterMap(nonNull);

sample({
  clock: connectionActive,
  filter: ({ current }) => current,
  fn: ({ open }) => open,
  target: readStreamFx,
});
sample({
  clock: connectionActive,
  filter: ({ current }) => !current,
  fn: ({ open }) => open,
  target: closeStreamFx,
});

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
      state.state === 'writing' && isCurrent(state, connection) && state.link.state === 'lost'
        ? Math.min(FIRST_BACK_OFF * 2 ** (state.link.attempt - 1), MAX_BACK_OFF)
        : null,
  }).filterMap(nonNull),
  target: backOffFx,
});

// The server rejected the stream; fetching the generation shows the reason.
sample({ clock: openStreamFx.fail, filter: isHttpErrorCode([403, 404, 422]), target: reloadRequested });
