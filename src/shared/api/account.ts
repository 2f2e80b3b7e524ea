export {
  changeEmailFx,
  changePasswordFx,
  createChangeEmailMutation,
  createChangePasswordMutation,
  createDeleteAccountMutation,
  createDeletePhotoMutation,
  createListSessionsQuery,
  createRevokeSessionMutation,
  createSetPhotoMutation,
  createUpdateProfileMutation,
  deleteAccountFx,
  deletePhotoFx,
  exportAccountFx,
  listSessionsFx,
  revokeSessionFx,
  setPhotoFx,
  updateProfileFx,
} from './generated/account.ts';
export { User as userSchema } from './generated/zod/api.schemas.ts';
export type { Profile, Session as AccountSession, TokenBalance, User } from './generated/schemas';
