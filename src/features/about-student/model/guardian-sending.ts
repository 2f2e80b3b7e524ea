import { attach, createEvent, createStore, sample } from 'effector';
import { type Problem, problemOf } from '@/shared/api';
import {
  createCreateGuardianLinkMutation,
  createPreviewSummaryQuery,
  createRevokeGuardianLinksMutation,
  type Guardian,
  type GuardianLink,
  type SummaryPreview,
} from '@/shared/api/guardians';
import { copyTextFx } from '@/shared/lib/files';
import { failureShown, toastShown } from '@/shared/lib/toasts';
import { profile, profileOpened } from './profile';

export type Preview = { guardianId: string } & (
  | { state: 'loading' }
  | { state: 'ready'; mail: SummaryPreview }
  | { state: 'failed'; problem: Problem }
);

/** Carry the id of a guardian. */
export const previewOpened = createEvent<string>();
export const linkRequested = createEvent<{ id: string; days: number }>();
export const linksRevoked = createEvent<string>();
/** Carries the address to copy. */
export const linkCopied = createEvent<string>();
/** Carries the guardian who gets a link. */
export const linkOpened = createEvent<Guardian>();
export const previewClosed = createEvent();
export const linkClosed = createEvent();

const previewQuery = createPreviewSummaryQuery();
const linkMutation = createCreateGuardianLinkMutation();
const copyLinkFx = attach({ effect: copyTextFx });
const revokeMutation = createRevokeGuardianLinksMutation();

/** The weekly summary that the teacher looks at. */
export const $preview = createStore<Preview | null>(null, { name: 'summaryPreview' })
  .on(previewOpened, (_, guardianId) => ({ state: 'loading', guardianId }))
  .on(previewQuery.finished.success, (preview, { params, result }) =>
    preview?.guardianId === params.id ? { state: 'ready', guardianId: params.id, mail: result } : preview,
  )
  .on(previewQuery.finished.failure, (preview, { params, error }) =>
    preview?.guardianId === params.id
      ? { state: 'failed', guardianId: params.id, problem: problemOf(error) }
      : preview,
  )
  .reset(previewClosed, profileOpened);
/** The guardian who gets a link; null while the dialog is closed. */
export const $linkFor = createStore<Guardian | null>(null, { name: 'guardianLinkFor' })
  .on(linkOpened, (_, guardian) => guardian)
  .reset(linkClosed, profileOpened);
/** The new link. It can't be read again later. */
export const $link = createStore<GuardianLink | null>(null, { name: 'guardianLink' })
  .on(linkMutation.finished.success, (_, { result }) => result)
  .reset(linkOpened, linkClosed, profileOpened);
export const $isCreating = linkMutation.$pending;

sample({ clock: previewOpened, fn: (id) => ({ id }), target: previewQuery.start });
sample({
  clock: linkRequested,
  fn: ({ id, days }) => ({ id, guardianLinkRequest: { days } }),
  target: linkMutation.start,
});
sample({ clock: linkCopied, target: copyLinkFx });
sample({
  clock: copyLinkFx.finally,
  fn: ({ status }) =>
    status === 'done'
      ? { tone: 'ok' as const, title: 'Link copied.' }
      : { tone: 'bad' as const, title: 'The link couldn’t be copied. Select it and copy it by hand.' },
  target: toastShown,
});
sample({ clock: linksRevoked, fn: (id) => ({ id }), target: revokeMutation.start });
sample({
  clock: [linkMutation.finished.success, revokeMutation.finished.success],
  target: profile.refreshed,
});
sample({
  clock: revokeMutation.finished.success,
  fn: () => ({ tone: 'ok' as const, title: 'Links revoked.' }),
  target: toastShown,
});
sample({ clock: [linkMutation.finished.failure, revokeMutation.finished.failure], target: failureShown });
