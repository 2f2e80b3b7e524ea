export {
  createGetMeQuery,
  createGetSettingsQuery,
  createLoginMutation,
  getMeFx,
  getSettingsFx,
  loginFx,
  logout,
} from './generated/auth.ts';
export type { BillingSettingsProvider, DemoAccount, Settings } from './generated/schemas';
