export { createPasskeyFx, signWithPasskeyFx } from './passkeys';
