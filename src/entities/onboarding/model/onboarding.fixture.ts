import { httpError } from '@farfetched/core';
import { createStore, fork, type Scope } from 'effector';
import { vi } from 'vitest';
import {
  completeOnboardingFx,
  getOnboardingFx,
  type NewClass,
  type Onboarding,
  type OwnClass,
  saveOnboardingFx,
} from '@/shared/api/onboarding';
import { type Destination, navigateFx } from '@/shared/lib/navigation';
import { teacher } from '../../../../tests/support/people';
import { $onboarding, accountOutdated, admitted, stepFailed } from './onboarding';
import { load, type OnboardingState, open, unknown } from './transitions';

export const school = { name: 'Harborview School', school_year: '2026', unit: null, section: null };
export const teaching = { grades: [7], subjects: ['Science'], standards: [] };
export const newClass: NewClass = {
  name: '7B',
  subject: 'Science',
  grade: 'Grade 7',
  cover: 'moss',
  roster: [],
};
export const made: OwnClass = {
  ...newClass,
  id: '0192f0c1-7a54-7d3e-9d6c-1f2a3b4c5d6e',
  code: 'HRB7B4Q',
  roster: [],
};

export const begun: Onboarding = {
  role: 'teacher',
  completed: false,
  step: 'school',
  school: null,
  grades: [],
  subjects: [],
  standards: [],
  invitation: null,
};
export const withSchool: Onboarding = { ...begun, step: 'teaching', school };
export const taught: Onboarding = { ...withSchool, ...teaching, step: 'class' };

export const filling = (progress: Onboarding): OnboardingState => load(open(unknown, null), progress);

export const refused = () =>
  Promise.reject(
    Object.assign(httpError({ status: 422, statusText: '', response: null }), {
      response: { message: 'Please correct the fields below.', errors: { 'school.name': ['Too long.'] } },
    }),
  );
export const ended = (ownClass: OwnClass | null) => ({
  status: 'success',
  message: 'You are ready.',
  data: { user: teacher, class: ownClass },
});

export const outside = {
  read: vi.fn((..._call: unknown[]): Promise<unknown> => Promise.resolve(begun)),
  save: vi.fn((..._call: unknown[]): Promise<unknown> => Promise.resolve(withSchool)),
  complete: vi.fn((..._call: unknown[]): Promise<unknown> => Promise.resolve(ended(null))),
  navigate: vi.fn((_: Destination) => {}),
};

/** The events for the session and the forms. */
export const $received = createStore<unknown[]>([])
  .on(admitted, (received, user) => [...received, user])
  .on(stepFailed, (received, failure) => [...received, failure])
  .on(accountOutdated, (received) => [...received, 'refresh']);

export function resetOutside(): void {
  outside.read.mockReset().mockResolvedValue(begun);
  outside.save.mockReset().mockResolvedValue(withSchool);
  outside.complete.mockReset().mockResolvedValue(ended(null));
  outside.navigate.mockReset();
}

export const start = (state: OnboardingState = unknown): Scope =>
  fork({
    values: [[$onboarding, state]],
    handlers: [
      [getOnboardingFx, outside.read],
      [saveOnboardingFx, outside.save],
      [completeOnboardingFx, outside.complete],
      [navigateFx, outside.navigate],
    ],
  });
export const stateOf = (scope: Scope) => scope.getState($onboarding);
export const requestOf = (call: typeof outside.save) => call.mock.lastCall?.[1];
