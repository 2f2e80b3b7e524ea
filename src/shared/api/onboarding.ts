export {
  completeOnboardingFx,
  createCompleteOnboardingMutation,
  createGetOnboardingQuery,
  createJoinClassMutation,
  createSaveOnboardingMutation,
  getOnboardingFx,
  joinClassFx,
  saveOnboardingFx,
} from './generated/onboarding.ts';
export {
  type Joining,
  type NewClass,
  type Onboarding,
  type OnboardingStep,
  type OwnClass,
  type RosterEntry,
  type SchoolDetails,
  Subject,
} from './generated/schemas';
