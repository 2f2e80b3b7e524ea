export { $challenge, challengeEnded, signInAnswered } from './model/challenge';
export { LateSecondStep } from './ui/late-second-step';
