export {
  createRegisterMutation,
  createRequestPasswordResetMutation,
  createResendVerificationEmailMutation,
  createResetPasswordMutation,
  createSocialLoginGoogleMutation,
  createVerifyEmailQuery,
  registerFx,
  requestPasswordResetFx,
  resendVerificationEmailFx,
  resetPasswordFx,
  socialLoginGoogleFx,
  verifyEmailFx,
} from './generated/registration.ts';
export type { Registration } from './generated/schemas';
