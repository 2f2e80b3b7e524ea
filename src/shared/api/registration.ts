export {
  createRegisterMutation,
  createRequestPasswordResetMutation,
  createResendVerificationEmailMutation,
  createResetPasswordMutation,
  createSocialLoginGoogleMutation,
  createStartGoogleSignInMutation,
  createVerifyEmailQuery,
  registerFx,
  requestPasswordResetFx,
  resendVerificationEmailFx,
  resetPasswordFx,
  socialLoginGoogleFx,
  startGoogleSignInFx,
  verifyEmailFx,
} from './generated/registration.ts';
export type { Registration } from './generated/schemas';
