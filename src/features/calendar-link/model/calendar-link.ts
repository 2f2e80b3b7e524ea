import { attach, createEvent, createStore, sample } from 'effector';
import { type Problem, problemOf } from '@/shared/api';
import {
  type CalendarLink,
  createCreateCalendarLinkMutation,
  createGetCalendarLinkQuery,
  createRevokeCalendarLinkMutation,
} from '@/shared/api/schedule';
import { copyTextFx } from '@/shared/lib/files';
import { nonNull } from '@/shared/lib/non-null';
import { failureShown, toastShown } from '@/shared/lib/toasts';

type State =
  | { state: 'loading' }
  | { state: 'failed'; problem: Problem }
  | { state: 'ready'; link: CalendarLink };

export const linkOpened = createEvent();
export const linkCreated = createEvent();
export const linkRevoked = createEvent();
export const linkCopied = createEvent();

const query = createGetCalendarLinkQuery();
const createMutation = createCreateCalendarLinkMutation();
const revokeMutation = createRevokeCalendarLinkMutation();
const copyLinkFx = attach({ effect: copyTextFx });

const ready = (link: CalendarLink): State => ({ state: 'ready', link });

// loading -> ready | failed -> loading
export const $link = createStore<State>({ state: 'loading' }, { name: 'calendarLink' })
  .on(linkOpened, (state) => (state.state === 'ready' ? state : { state: 'loading' }))
  .on([query.finished.success, createMutation.finished.success], (_, { result }) => ready(result))
  .on(query.finished.failure, (state, { error }) =>
    state.state === 'ready' ? state : { state: 'failed', problem: problemOf(error) },
  )
  .on(revokeMutation.finished.success, () => ready({ url: null, created_at: null, last_read_at: null }));
export const $isChanging = createStore(false, { name: 'isChangingCalendarLink' })
  .on([createMutation.start, revokeMutation.start], () => true)
  .on([createMutation.finished.finally, revokeMutation.finished.finally], () => false);

sample({ clock: linkOpened, target: query.start });
sample({ clock: linkCreated, target: createMutation.start });
sample({ clock: linkRevoked, target: revokeMutation.start });
sample({
  clock: sample({ clock: linkCopied, source: $link }).filterMap((state) =>
    state.state === 'ready' ? nonNull(state.link.url) : undefined,
  ),
  target: copyLinkFx,
});
sample({
  clock: copyLinkFx.finally,
  fn: ({ status }) =>
    status === 'done'
      ? { tone: 'ok' as const, title: 'Calendar link copied.' }
      : { tone: 'bad' as const, title: 'The link couldn’t be copied. Select it and copy it by hand.' },
  target: toastShown,
});
sample({
  clock: revokeMutation.finished.success,
  fn: () => ({ tone: 'ok' as const, title: 'Your calendar link is off.' }),
  target: toastShown,
});
sample({
  clock: [createMutation.finished.failure, revokeMutation.finished.failure],
  target: failureShown,
});
