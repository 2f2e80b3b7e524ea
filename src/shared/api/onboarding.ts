export {
  completeOnboardingFx,
  createCompleteOnboardingMutation,
} from './generated/operations/complete-onboarding.ts';
export { createGetOnboardingQuery, getOnboardingFx } from './generated/operations/get-onboarding.ts';
export { createJoinClassMutation, joinClassFx } from './generated/operations/join-class.ts';
export { createSaveOnboardingMutation, saveOnboardingFx } from './generated/operations/save-onboarding.ts';
export {
  type Joining,
  type NewClass,
  type Onboarding,
  type OnboardingEnd,
  type OnboardingStep,
  type OwnClass,
  type RosterEntry,
  type SchoolDetails,
  Subject,
} from './generated/schemas';
