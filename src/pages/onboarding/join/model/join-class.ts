import { combine, createEvent, createStore, sample } from 'effector';
import { classTitle } from '@/entities/class';
import { userChanged } from '@/entities/session';
import { problemOf } from '@/shared/api';
import { createGetClassByCodeQuery } from '@/shared/api/classes';
import { createGetInvitationQuery } from '@/shared/api/invitations';
import { createGetOnboardingQuery, createJoinClassMutation, type Joining } from '@/shared/api/onboarding';
import { readClockFx } from '@/shared/lib/clock';
import { createForm } from '@/shared/lib/form';
import { navigateFx } from '@/shared/lib/navigation';
import { toastShown } from '@/shared/lib/toasts';
import { type BirthDate, dayOf, isUnder13 } from './birth-date';
import {
  canSubmit,
  changeCode,
  codeOf,
  endJoining,
  failToJoin,
  failToRead,
  find,
  isCodeMissing,
  join,
  type JoiningState,
  lookAgain,
  offer,
  open,
  read,
  refuseCode,
  typing,
} from './joining';

export type JoinValues = {
  /** Whether the student has entered a whole code, or needs none. */
  code: 'missing' | 'entered';
  birthDate: BirthDate;
  notice: boolean;
};

/** Carries the id of the invitation in the address. */
export const joinOpened = createEvent<string | null>();
/** Neither an invitation nor a code is in the address: the server may know an invitation. */
export const offerNeeded = createEvent();
export const codeChanged = createEvent<string>();
export const birthDateChanged = createEvent<Partial<BirthDate>>();

const classQuery = createGetClassByCodeQuery();
const offerQuery = createGetOnboardingQuery();
const invitationQuery = createGetInvitationQuery();
const joinMutation = createJoinClassMutation();

// typing -> looking -> ready | refused -> typing | looking; reading -> ready | closed -> typing; ready -> joining -> joined | ready
export const $joining = createStore<JoiningState>(typing, { name: 'joining' });
export const form = createForm<JoinValues>({
  name: 'join-class',
  initial: { code: 'missing', birthDate: { day: '', month: '', year: '' }, notice: false },
  rules: {
    code: (code) => (code === 'missing' ? 'Enter the seven characters of your class code' : undefined),
    birthDate: (birthDate) => (dayOf(birthDate) === null ? 'Choose your birth date' : undefined),
    notice: (isRead) => (isRead ? undefined : 'Read this before you join'),
  },
  serverFields: { date_of_birth: 'birthDate' },
  $enabled: $joining.map(canSubmit),
});
export const $today = createStore(new Date(0), { name: 'joiningToday', serialize: 'ignore' });

export const $isUnder13 = combine(form.$values, $today, ({ birthDate }, today) =>
  isUnder13(birthDate, today),
);
export const $codeError = combine(form.$errors, $joining, ({ code }, joining) =>
  joining.state === 'refused' ? joining.reason : (code ?? null),
);
/** An error that belongs to no field. */
export const $problem = combine(form.$problem, $joining, (problem, joining) =>
  joining.state === 'closed' ? joining.reason : problem,
);

/** The title of the class for the button, once it is known. */
export const $title = $joining.map((joining) =>
  'preview' in joining ? classTitle(joining.preview.class) : null,
);

const opened = sample({
  clock: joinOpened,
  source: $joining,
  filter: (state, id) => open(state, id) !== state,
  fn: (_, id) => id,
});
const codeTyped = sample({
  clock: codeChanged,
  source: $joining,
  filter: (state, code) => changeCode(state, code) !== state,
  fn: (_, code) => code,
});
const lookedAgain = sample({
  clock: form.submitted,
  source: $joining,
  filter: (state) => lookAgain(state) !== state,
  fn: (state) => codeOf(state) ?? '',
});
const accepted = sample({
  clock: form.accepted,
  source: $joining,
  fn: (joining, values) => ({ joining, values }),
});
const joined = sample({
  clock: joinMutation.finished.success,
  source: $joining,
  filter: (state) => endJoining(state) !== state,
  fn: (_, { result }) => result,
});

$joining
  .on(opened, open)
  .on(codeTyped, changeCode)
  .on(lookedAgain, lookAgain)
  .on(classQuery.finished.success, (state, { params, result }) => find(state, params.code, result))
  .on(classQuery.finished.failure, (state, { params, error }) =>
    refuseCode(state, params.code, problemOf(error).message),
  )
  .on(invitationQuery.finished.success, (state, { result }) => read(state, result))
  .on(invitationQuery.finished.failure, (state, { params, error }) =>
    failToRead(state, params.id, problemOf(error).message),
  )
  .on(offerQuery.finished.success, (state, { result: { invitation } }) =>
    invitation ? offer(state, invitation) : state,
  )
  .on(accepted, join)
  .on(joined, endJoining)
  .on(joinMutation.finished.failure, failToJoin);
$today.on(readClockFx.doneData, (_, now) => now);

sample({ clock: joinOpened, fn: () => ({}), target: form.errorsReplaced });
sample({ clock: joinOpened, target: readClockFx });
sample({ clock: offerNeeded, target: offerQuery.start });
sample({
  clock: birthDateChanged,
  source: form.$values,
  fn: ({ birthDate }, part) => ({ birthDate: { ...birthDate, ...part } }),
  target: form.changed,
});
sample({
  clock: $joining,
  fn: (joining) => ({ code: isCodeMissing(joining) ? ('missing' as const) : ('entered' as const) }),
  target: form.changed,
});
sample({
  clock: opened,
  filter: (id) => id !== null,
  fn: (id) => ({ id: id ?? '' }),
  target: invitationQuery.start,
});
sample({
  clock: codeTyped,
  source: $joining,
  filter: ({ state }) => state === 'looking',
  fn: (_, code) => ({ code }),
  target: classQuery.start,
});
sample({ clock: lookedAgain, fn: (code) => ({ code }), target: classQuery.start });
sample({ clock: accepted, fn: (given) => ({ joining: requestOf(given) }), target: joinMutation.start });
sample({ clock: joinMutation.finished.success, target: form.succeeded });
sample({ clock: joinMutation.finished.failure, fn: ({ error }): unknown => error, target: form.failed });
// The navigation guard redirects once the session has the user, unless the class opens.
sample({ clock: joined, fn: ({ data }) => data.user, target: userChanged });
sample({
  clock: joined.filterMap(({ data }) => data.class_id ?? undefined),
  fn: (id) => ({ to: `/students/classes/view/${id}`, replace: true }),
  target: navigateFx,
});
sample({ clock: joined, fn: ({ message }) => ({ tone: 'ok' as const, title: message }), target: toastShown });

function requestOf({ joining, values }: { joining: JoiningState; values: JoinValues }): Joining {
  const way = 'way' in joining ? joining.way : null;
  return {
    ...(way?.kind === 'code' && { class_code: way.code }),
    ...(way?.kind === 'invitation' && { invitation_id: way.id }),
    date_of_birth: dayOf(values.birthDate) ?? '',
    ai_notice: true,
  };
}
