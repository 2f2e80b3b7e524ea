import { createEvent, createStore, merge, sample } from 'effector';
import { problemOf, type Role } from '@/shared/api';
import {
  createCompleteOnboardingMutation,
  createGetOnboardingQuery,
  createSaveOnboardingMutation,
  type NewClass,
  type Onboarding,
  type OnboardingEnd,
  type SchoolDetails,
} from '@/shared/api/onboarding';
import { navigateFx } from '@/shared/lib/navigation';
import { failureShown } from '@/shared/lib/toasts';
import {
  complete,
  endSwitch,
  failToComplete,
  failToLoad,
  failToSave,
  failToSwitch,
  isFilling,
  isMade,
  leave,
  load,
  type OnboardingState,
  open,
  retry,
  save,
  type Step,
  stepOf,
  submit,
  submitClass,
  switchRole,
  unknown,
} from './transitions';

/** The page of each step. */
export const stepPaths: Readonly<Record<Step, string>> = {
  school: '/onboarding/FirstStep',
  teaching: '/onboarding/SecondStep',
  class: '/onboarding/ThirdStep',
};

const pathOf = (state: OnboardingState): string => stepPaths[stepOf(state) ?? 'school'];

export type Teaching = Pick<Onboarding, 'grades' | 'subjects' | 'standards'>;

/** A step was opened; null for the page that redirects to the current step. */
export const stepOpened = createEvent<Step | null>();
export const retryRequested = createEvent();
export const schoolSubmitted = createEvent<SchoolDetails>();
export const teachingSubmitted = createEvent<Teaching>();
/** Null when the user skips the first class. */
export const classSubmitted = createEvent<NewClass | null>();
/** The user accepts the invitation to teach a class instead of making one. */
export const invitationTaken = createEvent();
/** The user left the page that shows the class code. */
export const codeRead = createEvent();
/** The user chose the other role than when registering. */
export const roleSwitchRequested = createEvent<Role>();

const onboardingQuery = createGetOnboardingQuery();
const saveMutation = createSaveOnboardingMutation();
const roleMutation = createSaveOnboardingMutation();
const completeMutation = createCompleteOnboardingMutation();

// unknown -> loading -> filling (school -> teaching -> class) <-> saving; filling -> completing -> made -> done
//            loading <-> unreachable; unknown | filling <-> switching
export const $onboarding = createStore<OnboardingState>(unknown, { name: 'onboarding' });
/** What the server has saved; null while it is not loaded. */
export const $progress = $onboarding.map((state) => ('progress' in state ? state.progress : null));
export const $isSwitchingRole = $onboarding.map(({ state }) => state === 'switching');

const opened = sample({
  clock: stepOpened,
  source: $onboarding,
  fn: (state, wanted) => ({ wanted, isNew: state.state === 'unknown' || state.state === 'unreachable' }),
});
const retried = sample({
  clock: retryRequested,
  source: $onboarding,
  filter: (state) => retry(state) !== state,
});
/** The saved progress is loaded. */
const progressLoaded = sample({
  clock: onboardingQuery.finished.success,
  source: $onboarding,
  filter: (state, { result }) => load(state, result) !== state,
  fn: (state, { result }) => ({ progress: result, wanted: state.state === 'loading' ? state.wanted : null }),
});
const arrived = merge([opened, progressLoaded]).map(({ wanted }) => wanted);
const schoolAccepted = sample({
  clock: schoolSubmitted,
  source: $onboarding,
  filter: (state) => isFilling(state, 'school'),
  fn: (_, school) => ({ step: 'teaching' as const, school }),
});
const teachingAccepted = sample({
  clock: teachingSubmitted,
  source: $onboarding,
  filter: (state) => isFilling(state, 'teaching'),
  fn: (_, teaching) => ({ step: 'class' as const, ...teaching }),
});
const saved = sample({
  clock: saveMutation.finished.success,
  source: $onboarding,
  filter: ({ state }) => state === 'saving',
  fn: (state, { result }) => ({ step: stepOf(state), progress: result }),
});
const saveFailed = sample({
  clock: saveMutation.finished.failure,
  source: $onboarding,
  filter: ({ state }) => state === 'saving',
  fn: (state, { error }) => ({ step: stepOf(state), error }),
});
const classAccepted = sample({
  clock: classSubmitted,
  source: $onboarding,
  filter: (state) => isFilling(state, 'class'),
  fn: (_, newClass): OnboardingEnd => ({ class: newClass }),
});
const invitationAccepted = sample({
  clock: invitationTaken,
  source: $onboarding,
  filter: (state) => isFilling(state, 'class'),
  fn: (state): OnboardingEnd => ({
    class: null,
    invitation_id: 'progress' in state ? state.progress.invitation?.id : undefined,
  }),
});
const completed = sample({
  clock: completeMutation.finished.success,
  source: $onboarding,
  filter: (state, { result }) => complete(state, result.data.class, result.data.user) !== state,
  fn: (state, { params, result }) => ({
    ...result.data,
    taught:
      params.onboardingEnd.invitation_id !== undefined && 'progress' in state
        ? (state.progress.invitation?.class_id ?? null)
        : null,
  }),
});
const completeFailed = sample({
  clock: completeMutation.finished.failure,
  source: $onboarding,
  filter: ({ state }) => state === 'completing',
  fn: (_, { params, error }) => ({ isSkip: params.onboardingEnd.class === null, error }),
});
const left = sample({ clock: codeRead, source: $onboarding, filter: isMade, fn: ({ user }) => user });
const switchAccepted = sample({
  clock: roleSwitchRequested,
  source: $onboarding,
  filter: (state) => switchRole(state) !== state,
  fn: (_, role) => role,
});

/** The server has saved this step. */
export const stepSaved = merge([saved.map(({ step }) => step), completed.map(() => 'class' as const)]);
export const stepFailed = merge([
  saveFailed,
  sample({
    clock: completeFailed,
    filter: ({ isSkip }) => !isSkip,
    fn: ({ error }) => ({ step: 'class' as const, error }),
  }),
]);
/** Completing without a class failed. */
export const skipFailed = sample({
  clock: completeFailed,
  filter: ({ isSkip }) => isSkip,
  fn: ({ error }) => problemOf(error),
});

const skipped = sample({
  clock: completed,
  filter: (data) => data.class === null,
  fn: ({ user }) => user,
});
/** Onboarding is complete: carries the updated user. */
export const admitted = merge([skipped, left]);
/** The user teaches this class by an invitation from now on. */
export const classTaught = completed.filterMap(({ taught }) => taught ?? undefined);
const completedElsewhere = sample({ clock: progressLoaded, filter: ({ progress }) => progress.completed });
/** The session is out of date: onboarding was completed on another device, or the role changed. */
export const accountOutdated = merge([completedElsewhere, roleMutation.finished.success]).map(
  () => undefined,
);

$onboarding
  .on(opened, (state, { wanted }) => open(state, wanted))
  .on(retried, retry)
  .on(progressLoaded, (state, { progress }) => load(state, progress))
  .on(onboardingQuery.finished.failure, (state, { error }) => failToLoad(state, problemOf(error).message))
  .on(schoolAccepted, (state) => submit(state, 'school'))
  .on(teachingAccepted, (state) => submit(state, 'teaching'))
  .on(saved, (state, { progress }) => save(state, progress))
  .on(saveFailed, failToSave)
  .on([classAccepted, invitationAccepted], submitClass)
  .on(completed, (state, data) => complete(state, data.class, data.user))
  .on(completeFailed, failToComplete)
  .on(left, leave)
  .on(switchAccepted, switchRole)
  .on(roleMutation.finished.success, endSwitch)
  .on(roleMutation.finished.failure, failToSwitch);

sample({ clock: opened, filter: ({ isNew }) => isNew, target: onboardingQuery.start });
sample({ clock: retried, target: onboardingQuery.start });
sample({
  clock: [schoolAccepted, teachingAccepted],
  fn: (onboardingChange) => ({ onboardingChange }),
  target: saveMutation.start,
});
sample({
  clock: [classAccepted, invitationAccepted],
  fn: (onboardingEnd) => ({ onboardingEnd }),
  target: completeMutation.start,
});
sample({
  clock: switchAccepted,
  fn: (role) => ({ onboardingChange: { role } }),
  target: roleMutation.start,
});

// Redirects to the current step when another one was opened.
sample({
  clock: arrived,
  source: $onboarding,
  filter: (state, wanted) => stepOf(state) !== null && stepOf(state) !== wanted,
  fn: (state) => ({ to: pathOf(state), replace: true }),
  target: navigateFx,
});
sample({ clock: saved, source: $onboarding, fn: (state) => ({ to: pathOf(state) }), target: navigateFx });

sample({ clock: roleMutation.finished.failure, target: failureShown });
