import { attach, createEvent, createStore, merge, sample } from 'effector';
import { joinAddress } from '@/entities/class';
import { type Problem, problemOf } from '@/shared/api';
import {
  type ClassEntry,
  createAcceptJoinRequestMutation,
  createDeclineJoinRequestMutation,
  createGetClassQuery,
  createListJoinRequestsQuery,
  createRenewClassCodeMutation,
  createUpdateJoiningMutation,
  type Joinable,
  type JoinRequest,
  type JoiningRules,
} from '@/shared/api/classes';
import { pageOrigin } from '@/shared/first-view';
import { readClockFx } from '@/shared/lib/clock';
import { copyTextFx } from '@/shared/lib/files';
import { failureShown, toastShown } from '@/shared/lib/toasts';
import { expiryOf } from './expiry';

export type Waiting =
  | { state: 'loading' }
  | { state: 'ready'; students: readonly JoinRequest[] }
  | { state: 'failed'; problem: Problem };

export const inviteOpened = createEvent<ClassEntry>();
export const inviteClosed = createEvent();
export const rulesChanged = createEvent<Partial<JoiningRules>>();
/** Carries an option of `expiryOptions`. */
export const expiryChosen = createEvent<string>();
export const renewRequested = createEvent();
export const linkCopyRequested = createEvent();
export const waitingRetried = createEvent();
/** Carry the id of a student. */
export const letInRequested = createEvent<string>();
export const declineRequested = createEvent<string>();

const rulesMutation = createUpdateJoiningMutation();
const renewMutation = createRenewClassCodeMutation();
const acceptMutation = createAcceptJoinRequestMutation();
const declineMutation = createDeclineJoinRequestMutation();
const waitingQuery = createListJoinRequestsQuery();
const classQuery = createGetClassQuery();
const chosenExpiryFx = attach({ effect: readClockFx, mapParams: (_option: string) => undefined });
const copyLinkFx = attach({ effect: copyTextFx });

/** The class to which the panel invites; null while it is closed. */
export const $invited = createStore<ClassEntry | null>(null, { name: 'invitedClass' });
/** The rules as the teacher has set them, before the server has stored them. */
export const $rules = createStore<Joinable | null>(null, { name: 'joiningRules' });
export const $waiting = createStore<Waiting>({ state: 'loading' }, { name: 'waitingStudents' });
/** The students whom a request is about to let in or decline. */
export const $answering = createStore<readonly string[]>([], { name: 'answeringStudents' });
export const $isRenewing = renewMutation.$pending;

/** Emitted with each new state of a class from the server. */
export const classChanged = merge([
  rulesMutation.finished.success.map(({ result }) => result),
  renewMutation.finished.success.map(({ result }) => result),
  classQuery.finished.success.map(({ result }) => result),
]);

const changed = sample({
  clock: [
    rulesChanged,
    chosenExpiryFx.done.map(({ params, result }) => ({ expires_at: expiryOf(params, result) })),
  ],
  source: { invited: $invited, rules: $rules },
  filter: ({ invited, rules }) => invited !== null && rules !== null,
  fn: ({ invited, rules }, change) => ({
    id: invited?.id ?? '',
    rules: { ...(rules ?? unset), ...change },
  }),
});
const unset: Joinable = { expires_at: null, max_uses: null, uses: 0, paused: false, approval: false };

$invited
  .on(inviteOpened, (_, entry) => entry)
  .on(classChanged, (invited, entry) => (invited?.id === entry.id ? entry : invited))
  .reset(inviteClosed);
$rules
  .on(inviteOpened, (_, { teaching }) => teaching?.joining ?? null)
  .on(changed, (_, { rules }) => rules)
  // The state of the server also ends a change that failed.
  .on(
    sample({ clock: [classChanged, rulesMutation.finished.failure], source: $invited }),
    (_, invited) => invited?.teaching?.joining ?? null,
  )
  .reset(inviteClosed);
$waiting
  .on(inviteOpened, () => ({ state: 'loading' }))
  .on(waitingRetried, () => ({ state: 'loading' }))
  .on(waitingQuery.finished.success, (_, { result }) => ({ state: 'ready', students: result.items }))
  .on(waitingQuery.finished.failure, (waiting, { error }) =>
    waiting.state === 'ready' ? waiting : { state: 'failed', problem: problemOf(error) },
  );
$answering
  .on([letInRequested, declineRequested], (ids, id) => [...ids, id])
  .on([acceptMutation.finished.finally, declineMutation.finished.finally], (ids, { params }) =>
    ids.filter((id) => id !== params.studentId),
  )
  .reset(inviteOpened);

sample({ clock: expiryChosen, target: chosenExpiryFx });
sample({
  clock: changed,
  fn: ({ id, rules: { expires_at, max_uses, paused, approval } }) => ({
    id,
    joiningRules: { expires_at, max_uses, paused, approval },
  }),
  target: rulesMutation.start,
});
sample({
  clock: renewRequested,
  source: $invited,
  filter: Boolean,
  fn: ({ id }) => ({ id }),
  target: renewMutation.start,
});
sample({
  clock: renewMutation.finished.success,
  fn: () => ({ tone: 'ok' as const, title: 'This class has a new code. The old one no longer works.' }),
  target: toastShown,
});

sample({ clock: inviteOpened, fn: ({ id }) => ({ id }), target: waitingQuery.start });
const answered = merge([acceptMutation.finished.finally, declineMutation.finished.finally]);
sample({
  clock: [waitingRetried, answered],
  source: $invited,
  filter: Boolean,
  fn: ({ id }) => ({ id }),
  target: waitingQuery.start,
});
sample({
  clock: answered,
  source: $invited,
  filter: Boolean,
  fn: ({ id }) => ({ id }),
  target: classQuery.start,
});
const requestOf = (invited: ClassEntry | null, studentId: string) => ({ id: invited?.id ?? '', studentId });
sample({ clock: letInRequested, source: $invited, fn: requestOf, target: acceptMutation.start });
sample({ clock: declineRequested, source: $invited, fn: requestOf, target: declineMutation.start });

sample({
  clock: linkCopyRequested,
  source: $invited,
  filter: Boolean,
  fn: ({ teaching }) => joinAddress(pageOrigin(), teaching?.code ?? ''),
  target: copyLinkFx,
});
sample({
  clock: copyLinkFx.finally,
  fn: ({ status }) =>
    status === 'done'
      ? { tone: 'ok' as const, title: 'Link copied.' }
      : { tone: 'bad' as const, title: 'The link couldn’t be copied. Select it and copy it by hand.' },
  target: toastShown,
});
sample({
  clock: [
    rulesMutation.finished.failure,
    renewMutation.finished.failure,
    acceptMutation.finished.failure,
    declineMutation.finished.failure,
  ],
  target: failureShown,
});
