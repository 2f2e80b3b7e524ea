import { combine, createEvent, createStore, sample } from 'effector';
import { classTitle } from '@/entities/class';
import { sessionEnded, userChanged } from '@/entities/session';
import { problemOf } from '@/shared/api';
import { createGetClassByCodeQuery } from '@/shared/api/classes';
import { createGetInvitationQuery } from '@/shared/api/invitations';
import { createJoinClassMutation, type Joining } from '@/shared/api/onboarding';
import { readClockFx } from '@/shared/lib/clock';
import { toastShown } from '@/shared/lib/toasts';
import { type BirthDate, dayOf, isUnder13 } from './birth-date';
import {
  changeCode,
  codeOf,
  endJoining,
  failToJoin,
  failToRead,
  find,
  join,
  type JoiningState,
  lookAgain,
  open,
  read,
  refuseCode,
  typing,
} from './joining';

export type JoinErrors = Partial<Record<'code' | 'birthDate' | 'notice', string>>;
type Answers = { birthDate: BirthDate; noticeRead: boolean };

/** Carries the id of the invitation in the address. */
export const joinOpened = createEvent<string | null>();
export const codeChanged = createEvent<string>();
export const birthDateChanged = createEvent<Partial<BirthDate>>();
export const noticeChanged = createEvent<boolean>();
export const submitted = createEvent();

const classQuery = createGetClassByCodeQuery();
const invitationQuery = createGetInvitationQuery();
const joinMutation = createJoinClassMutation();

// typing -> looking -> ready | refused -> typing | looking; reading -> ready | closed -> typing; ready -> joining -> joined | ready
export const $joining = createStore<JoiningState>(typing, { name: 'joining' });
export const $answers = createStore<Answers>(
  { birthDate: { day: '', month: '', year: '' }, noticeRead: false },
  { name: 'joiningAnswers' },
);
const $gaps = createStore<JoinErrors>({}, { name: 'joiningGaps' });
export const $today = createStore(new Date(0), { name: 'joiningToday', serialize: 'ignore' });

export const $isUnder13 = combine($answers, $today, ({ birthDate }, today) => isUnder13(birthDate, today));
export const $errors = combine(
  $gaps,
  $joining,
  (gaps, joining): JoinErrors => ({
    ...(joining.state === 'refused' && { code: joining.reason }),
    ...(joining.state === 'ready' && { birthDate: joining.problem?.fields.date_of_birth?.[0] }),
    ...gaps,
  }),
);
/** A problem that belongs to no field. */
export const $problem = $joining.map((joining) => {
  if (joining.state === 'closed') return joining.reason;
  if (joining.state !== 'ready' || joining.problem?.fields.date_of_birth) return null;
  return joining.problem?.message ?? null;
});

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
  clock: submitted,
  source: $joining,
  filter: (state) => lookAgain(state) !== state,
  fn: (state) => codeOf(state) ?? '',
});
const sent = sample({ clock: submitted, source: { joining: $joining, answers: $answers } });
const joinAccepted = sample({
  clock: sent,
  filter: ({ joining, answers }) => joining.state === 'ready' && whatIsMissing(joining, answers) === null,
});
const joinRefused = sample({
  clock: sent,
  filter: ({ joining, answers }) => whatIsMissing(joining, answers) !== null,
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
  .on(joinAccepted, join)
  .on(joined, endJoining)
  .on(joinMutation.finished.failure, (state, { error }) => failToJoin(state, problemOf(error)))
  .reset(sessionEnded);
$answers
  .on(birthDateChanged, (answers, part) => ({ ...answers, birthDate: { ...answers.birthDate, ...part } }))
  .on(noticeChanged, (answers, noticeRead) => ({ ...answers, noticeRead }))
  .reset(sessionEnded);
$gaps
  .on(joinRefused, (_, { joining, answers }) => whatIsMissing(joining, answers) ?? {})
  .on(codeTyped, ({ code: _, ...gaps }) => gaps)
  .on(birthDateChanged, ({ birthDate: _, ...gaps }) => gaps)
  .on(noticeChanged, ({ notice: _, ...gaps }) => gaps)
  .reset(joinOpened, joinAccepted);
$today.on(readClockFx.doneData, (_, now) => now);

sample({ clock: joinOpened, fn: () => undefined, target: readClockFx });
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
sample({ clock: joinAccepted, fn: (form) => ({ joining: requestOf(form) }), target: joinMutation.start });
// The navigation guard redirects once the session has the user.
sample({ clock: joined, fn: ({ data }) => data.user, target: userChanged });
sample({ clock: joined, fn: ({ message }) => ({ tone: 'ok' as const, title: message }), target: toastShown });

function whatIsMissing(joining: JoiningState, { birthDate, noticeRead }: Answers): JoinErrors | null {
  const isCodeMissing = joining.state === 'typing' || joining.state === 'closed';
  const missing: JoinErrors = {
    ...(isCodeMissing && { code: 'Enter the seven characters of your class code' }),
    ...(dayOf(birthDate) === null && { birthDate: 'Choose your birth date' }),
    ...(!noticeRead && { notice: 'Read this before you join' }),
  };
  return Object.keys(missing).length > 0 ? missing : null;
}

function requestOf({ joining, answers }: { joining: JoiningState; answers: Answers }): Joining {
  const way = 'way' in joining ? joining.way : null;
  return {
    ...(way?.kind === 'code' && { class_code: way.code }),
    ...(way?.kind === 'invitation' && { invitation_id: way.id }),
    date_of_birth: dayOf(answers.birthDate) ?? '',
    ai_notice: true,
  };
}

/** The title of the class for the button, once it is known. */
export const $title = $joining.map((joining) =>
  'preview' in joining ? classTitle(joining.preview.class) : null,
);
