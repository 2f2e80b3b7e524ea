import { createEvent, createStore, sample } from 'effector';
import { problemOf } from '@/shared/api';
import { createUnsubscribeMutation } from '@/shared/api/notifications';

export interface UnsubscribeLink {
  user: string;
  signature: string;
}

export type Unsubscribing =
  | { state: 'asking'; link: UnsubscribeLink }
  | { state: 'sending'; link: UnsubscribeLink }
  | { state: 'unsubscribed' }
  /** The server did not accept the link or did not answer. */
  | { state: 'failed'; link: UnsubscribeLink; reason: string };

/** Carries the query of the address. */
export const linkOpened = createEvent<string>();
export const confirmed = createEvent();

const mutation = createUnsubscribeMutation();

// asking -> sending -> unsubscribed | failed -> sending
export const $unsubscribing = createStore<Unsubscribing>(
  { state: 'asking', link: { user: '', signature: '' } },
  { name: 'unsubscribing' },
);

const accepted = sample({
  clock: confirmed,
  source: $unsubscribing,
  filter: ({ state }) => state === 'asking' || state === 'failed',
  fn: (now) => ('link' in now ? now.link : { user: '', signature: '' }),
});

$unsubscribing
  .on(linkOpened, (_, search) => ({ state: 'asking', link: readLink(search) }))
  .on(accepted, (_, link) => ({ state: 'sending', link }))
  .on(mutation.finished.success, () => ({ state: 'unsubscribed' }))
  .on(mutation.finished.failure, (now, { error }) =>
    'link' in now ? { state: 'failed', link: now.link, reason: reasonOf(error) } : now,
  );

sample({ clock: accepted, fn: (unsubscribeLink) => ({ unsubscribeLink }), target: mutation.start });

function readLink(search: string): UnsubscribeLink {
  const query = new URLSearchParams(search);
  return { user: query.get('user') ?? '', signature: query.get('signature') ?? '' };
}

function reasonOf(error: unknown): string {
  const { status, message } = problemOf(error);
  return status === 403 || status === 422
    ? 'This link is not valid. Open the link in the newest email, or sign in and choose under Notifications.'
    : message;
}
