import type { User } from '@/shared/api/account';
import type { Onboarding, OnboardingStep, OwnClass, SchoolDetails } from '@/shared/api/onboarding';

export type Step = OnboardingStep;

type WithSchool = Onboarding & { school: SchoolDetails };

/** A step with the progress that it requires. */
export type StepProgress =
  | { step: 'school'; progress: Onboarding }
  | { step: 'teaching' | 'class'; progress: WithSchool };

export type Unknown = { state: 'unknown' };
export type Filling = StepProgress & { state: 'filling' };

export type Made = { state: 'made'; progress: WithSchool; made: OwnClass; user: User };

export type OnboardingState =
  | Unknown
  /** `wanted` is the step whose page was opened; null for the page that redirects to the current step. */
  | { state: 'loading'; wanted: Step | null }
  | { state: 'unreachable'; wanted: Step | null; reason: string }
  | Filling
  | (StepProgress & { state: 'saving'; to: 'teaching' | 'class' })
  | (StepProgress & { state: 'completing' })
  /** The first class exists and its code is shown; `user` is admitted afterwards. */
  | Made
  | { state: 'done' }
  /** The other role was chosen. */
  | { state: 'switching'; before: Unknown | Filling };

export const unknown: OnboardingState = { state: 'unknown' };

export const isFilling = (state: OnboardingState, step: Step): boolean =>
  state.state === 'filling' && state.step === step;

export const isMade = (state: OnboardingState): state is Made => state.state === 'made';

/** The current step; null while it is unknown and after the last one. */
export function stepOf(state: OnboardingState): Step | null {
  if (isMade(state)) return 'class';
  return 'step' in state ? state.step : null;
}

/** The step with its progress; null when an earlier step is incomplete. */
export function placeAt(progress: Onboarding, step: Step): StepProgress | null {
  if (step === 'school') return { step, progress };
  const { school, grades, subjects } = progress;
  if (school === null || (step === 'class' && (grades.length === 0 || subjects.length === 0))) return null;
  return { step, progress: { ...progress, school } };
}

const fill = (place: StepProgress): Filling => ({ ...place, state: 'filling' });

/** A page was opened. Progress that is loaded is not loaded again. */
export function open(state: OnboardingState, wanted: Step | null): OnboardingState {
  if (state.state === 'unknown' || state.state === 'unreachable') return { state: 'loading', wanted };
  if (state.state === 'loading') return state.wanted === wanted ? state : { state: 'loading', wanted };
  if (state.state !== 'filling' || wanted === null || wanted === state.step) return state;
  const place = placeAt(state.progress, wanted);
  return place ? fill(place) : state;
}

export function retry(state: OnboardingState): OnboardingState {
  return state.state === 'unreachable' ? { state: 'loading', wanted: state.wanted } : state;
}

export function load(state: OnboardingState, progress: Onboarding): OnboardingState {
  if (state.state !== 'loading') return state;
  if (progress.completed) return { state: 'done' };
  const wanted = state.wanted && placeAt(progress, state.wanted);
  return fill(wanted ?? placeAt(progress, progress.step) ?? { step: 'school', progress });
}

export function failToLoad(state: OnboardingState, reason: string): OnboardingState {
  return state.state === 'loading' ? { state: 'unreachable', wanted: state.wanted, reason } : state;
}

const nextOf = { school: 'teaching', teaching: 'class' } as const;

/** A step was submitted; the next one is shown once the server has saved it. */
export function submit(state: OnboardingState, step: 'school' | 'teaching'): OnboardingState {
  if (state.state !== 'filling' || state.step !== step) return state;
  return { ...state, state: 'saving', to: nextOf[step] };
}

export function save(state: OnboardingState, progress: Onboarding): OnboardingState {
  if (state.state !== 'saving') return state;
  return fill(placeAt(progress, state.to) ?? { step: 'school', progress });
}

export function failToSave(state: OnboardingState): OnboardingState {
  if (state.state !== 'saving') return state;
  const { to: _, ...place } = state;
  return fill(place);
}

/** The last step was submitted, with or without a class. */
export function submitClass(state: OnboardingState): OnboardingState {
  if (state.state !== 'filling' || state.step !== 'class') return state;
  return { ...state, state: 'completing' };
}

export function complete(state: OnboardingState, made: OwnClass | null, user: User): OnboardingState {
  if (state.state !== 'completing' || state.step === 'school') return state;
  return made ? { state: 'made', progress: state.progress, made, user } : { state: 'done' };
}

export function failToComplete(state: OnboardingState): OnboardingState {
  return state.state === 'completing' ? fill(state) : state;
}

/** The user left the page that shows the code. */
export function leave(state: OnboardingState): OnboardingState {
  return state.state === 'made' ? { state: 'done' } : state;
}

export function switchRole(state: OnboardingState): OnboardingState {
  return state.state === 'unknown' || state.state === 'filling'
    ? { state: 'switching', before: state }
    : state;
}

/** The progress belongs to the other role and is loaded again when needed. */
export function endSwitch(state: OnboardingState): OnboardingState {
  return state.state === 'switching' ? unknown : state;
}

export function failToSwitch(state: OnboardingState): OnboardingState {
  return state.state === 'switching' ? state.before : state;
}
