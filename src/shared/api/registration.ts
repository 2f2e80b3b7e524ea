export { createRegisterMutation, registerFx } from './generated/operations/register.ts';
export {
  createRequestPasswordResetMutation,
  requestPasswordResetFx,
} from './generated/operations/request-password-reset.ts';
export {
  createResendVerificationEmailMutation,
  resendVerificationEmailFx,
} from './generated/operations/resend-verification-email.ts';
export { createResetPasswordMutation, resetPasswordFx } from './generated/operations/reset-password.ts';
export {
  createSocialLoginGoogleMutation,
  socialLoginGoogleFx,
} from './generated/operations/social-login-google.ts';
export {
  createStartGoogleSignInMutation,
  startGoogleSignInFx,
} from './generated/operations/start-google-sign-in.ts';
export { createVerifyEmailQuery, verifyEmailFx } from './generated/operations/verify-email.ts';
export type { Registration } from './generated/schemas';
