import { createEvent, createStore, sample } from 'effector';
import { tooShort } from '@/entities/new-password';
import { problemOf } from '@/shared/api';
import { createResetPasswordMutation } from '@/shared/api/registration';
import { createForm } from '@/shared/lib/form';
import { INVALID_LINK, linkTitle } from '@/shared/lib/email';
import { nonNull } from '@/shared/lib/non-null';
import { type ResetLink, readResetLink } from './reset-link';

export type Reset =
  | { state: 'open'; link: ResetLink }
  /** `next` is the page that the user wanted before requesting the link. */
  | { state: 'saved'; next: string | null }
  /** The link cannot be used: the visitor can request a new one. */
  | { state: 'invalid'; title: string };

/** Carries the query of the address. */
export const resetOpened = createEvent<string>();

const resetMutation = createResetPasswordMutation();

const empty = { password: '', again: '' };

// open -> saved | invalid
export const $reset = createStore<Reset>({ state: 'invalid', title: INVALID_LINK }, { name: 'reset' });

export const form = createForm({
  name: 'reset-password',
  initial: empty,
  rules: {
    password: tooShort,
    again: (again, { password }) =>
      tooShort(password) === undefined && again !== password ? 'Enter the same password again' : undefined,
  },
  $enabled: $reset.map(({ state }) => state === 'open'),
});

const linkRejected = resetMutation.finished.failure
  .map(({ error }) => problemOf(error))
  .filter({
    fn: ({ status, fields }) =>
      status !== null && [400, 403, 404, 422].includes(status) && fields.password === undefined,
  });

$reset
  .on(resetOpened, (_, search) => {
    const link = readResetLink(search);
    return link ? { state: 'open', link } : { state: 'invalid', title: INVALID_LINK };
  })
  .on(resetMutation.finished.success, (_, { result }) => ({ state: 'saved', next: result.data.next }))
  .on(linkRejected, (_, { message }) => ({ state: 'invalid', title: linkTitle(message) }));

sample({
  clock: sample({
    clock: form.accepted,
    source: $reset,
    fn: (reset, { password }) => (reset.state === 'open' ? { ...reset.link, password } : null),
  }).filterMap(nonNull),
  fn: (passwordReset) => ({ passwordReset }),
  target: resetMutation.start,
});
sample({ clock: resetMutation.finished.failure, fn: ({ error }): unknown => error, target: form.failed });
// Passwords stay in memory only while they are being typed.
sample({ clock: [resetOpened, resetMutation.finished.success], fn: () => empty, target: form.opened });
