export {
  $isSwitchingRole,
  $onboarding,
  accountOutdated,
  admitted,
  classSubmitted,
  codeRead,
  onboardingForgotten,
  retryAsked,
  roleSwitchAsked,
  schoolSubmitted,
  stepOpened,
  stepPaths,
  type Teaching,
  teachingSubmitted,
} from './model/onboarding';
export { type OnboardingState, type Step, stepOf } from './model/transitions';
