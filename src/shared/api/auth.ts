export { createGetMeQuery, getMeFx } from './generated/operations/get-me.ts';
export { createGetSettingsQuery, getSettingsFx } from './generated/operations/get-settings.ts';
export { createLoginMutation, loginFx } from './generated/operations/login.ts';
export { logout } from './generated/operations/logout.ts';
export type { BillingSettingsProvider, DemoAccount, Settings, Terms } from './generated/schemas';
