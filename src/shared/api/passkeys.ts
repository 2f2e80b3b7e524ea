import { createEffect } from 'effector';
import type { PasskeyCreationOptions, PasskeyRequestOptions } from './second-factor';

const load = () => import('@simplewebauthn/browser');

/** The browser asks the user to create a passkey; rejects if the user cancels. */
export const createPasskeyFx = createEffect({
  name: 'createPasskey',
  handler: async (options: PasskeyCreationOptions) => {
    const { startRegistration } = await load();
    return withoutExtensions(await startRegistration({ optionsJSON: options }));
  },
});

/** The browser asks the user for a passkey of the account; rejects if the user cancels. */
export const signWithPasskeyFx = createEffect({
  name: 'signWithPasskey',
  handler: async (options: PasskeyRequestOptions) => {
    const { startAuthentication } = await load();
    return withoutExtensions(await startAuthentication({ optionsJSON: options }));
  },
});

/** The server asks for no extensions, so it needs no results of any. */
const withoutExtensions = <Credential extends { clientExtensionResults: object }>({
  clientExtensionResults: _,
  ...credential
}: Credential) => ({ ...credential, clientExtensionResults: {} });
