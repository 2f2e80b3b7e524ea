export {
  createGetMeQuery,
  createGetSettingsQuery,
  createLoginMutation,
  getMeFx,
  getSettingsFx,
  loginFx,
  logout,
} from './generated/auth.ts';
export { User as userSchema } from './generated/zod/schemas/User.ts';
export type { BillingSettingsProvider, DemoAccount, Settings } from './generated/schemas';
