export { addPasskeyFx, createAddPasskeyMutation } from './generated/operations/add-passkey.ts';
export { completeSignInFx, createCompleteSignInMutation } from './generated/operations/complete-sign-in.ts';
export {
  confirmAuthenticatorFx,
  createConfirmAuthenticatorMutation,
} from './generated/operations/confirm-authenticator.ts';
export { createGetSecondFactorQuery, getSecondFactorFx } from './generated/operations/get-second-factor.ts';
export { createRemoveAuthenticatorMutation } from './generated/operations/remove-authenticator.ts';
export { createRemovePasskeyMutation, removePasskeyFx } from './generated/operations/remove-passkey.ts';
export {
  createRenewRecoveryCodesMutation,
  renewRecoveryCodesFx,
} from './generated/operations/renew-recovery-codes.ts';
export {
  createStartAuthenticatorMutation,
  startAuthenticatorFx,
} from './generated/operations/start-authenticator.ts';
export { createStartPasskeyMutation, startPasskeyFx } from './generated/operations/start-passkey.ts';
export type {
  FactorAdded,
  Passkey,
  PasskeyCreationOptions,
  PasskeyRequestOptions,
  SecondFactor,
  SecondFactorMethod,
  SignInCompletion,
} from './generated/schemas';
