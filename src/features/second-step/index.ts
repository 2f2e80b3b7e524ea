export { $challenge, challengeEnded, signInAnswered } from './model/challenge';
export { DeferredSecondStep } from './ui/deferred-second-step';
