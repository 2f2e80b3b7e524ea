import { combine, createEvent, createStore, merge, sample } from 'effector';
import {
  createAddPasskeyMutation,
  createConfirmAuthenticatorMutation,
  createRemoveAuthenticatorMutation,
  createRemovePasskeyMutation,
  createRenewRecoveryCodesMutation,
  createStartAuthenticatorMutation,
  createStartPasskeyMutation,
} from '@/shared/api/second-factor';
import { createForm, filled, focusFormFx } from '@/shared/lib/form';
import { createPasskeyFx } from '@/shared/api/passkeys';
import { toastShown } from '@/shared/lib/toasts';
import { closed, type FactorDialog, finish, name, open, scan, type Task } from './factor-dialog-state';
import { profileOpened } from './profile-opened';
import { factorsChanged } from './second-factor';
import { sessionsList } from './sessions';

export const changeRequested = createEvent<Task>();
export const dialogClosed = createEvent();

const startAuthenticator = createStartAuthenticatorMutation();
const confirmAuthenticator = createConfirmAuthenticatorMutation();
const removeAuthenticator = createRemoveAuthenticatorMutation();
const startPasskey = createStartPasskeyMutation();
const addPasskey = createAddPasskeyMutation();
const removePasskey = createRemovePasskeyMutation();
const renewCodes = createRenewRecoveryCodesMutation();

/** The server decides whether the password is needed: an account of Google has none. */
export const ownerForm = createForm({ name: 'confirmOwner', initial: { password: '' } });
export const codeForm = createForm({
  name: 'firstCode',
  initial: { code: '' },
  rules: {
    code: (code) => (/^\d{6}$/.test(code) ? undefined : 'Enter the 6 digits that your app shows'),
  },
});
export const nameForm = createForm({
  name: 'passkeyName',
  initial: { name: '' },
  rules: { name: filled('Enter a name, such as Laptop') },
  serverFields: { credential: 'name' },
});

const $isBusy = combine([ownerForm.$pending, codeForm.$pending, nameForm.$pending], (pending) =>
  pending.includes(true),
);
const closeAccepted = sample({ clock: dialogClosed, source: $isBusy, filter: (busy) => !busy });
const added = merge([
  confirmAuthenticator.finished.success,
  addPasskey.finished.success,
  renewCodes.finished.success,
]).map(({ result }) => result);
const removed = merge([removeAuthenticator.finished.success, removePasskey.finished.success]).map(
  ({ result }) => result,
);

// closed -> confirming -> scanning | naming -> codes | closed; removing: confirming -> closed; renewing: confirming -> codes
export const $dialog = createStore<FactorDialog>(closed, { name: 'factorDialog' })
  .on(changeRequested, open)
  .on(startAuthenticator.finished.success, (dialog, { result }) => scan(dialog, result))
  .on(startPasskey.finished.success, (dialog, { result }) => name(dialog, result.options))
  .on(added, (dialog, { recovery_codes }) => finish(dialog, recovery_codes))
  .reset(removed, closeAccepted, profileOpened);

// Passwords and codes stay in memory only while the dialog is open.
for (const form of [ownerForm, codeForm, nameForm])
  sample({ clock: [changeRequested, closeAccepted, added, removed, profileOpened], target: form.reset });

const confirmed = sample({
  clock: ownerForm.accepted,
  source: $dialog,
  filter: (dialog) => dialog.state === 'confirming',
  fn: (dialog, { password }) => ({
    task: dialog.state === 'confirming' ? dialog.task : null,
    request: { ownerProof: password === '' ? {} : { password } },
  }),
});
const starts = {
  addAuthenticator: startAuthenticator,
  removeAuthenticator,
  addPasskey: startPasskey,
  renewCodes,
};
for (const [kind, mutation] of Object.entries(starts)) {
  sample({
    clock: confirmed.filterMap(({ task, request }) => (task?.kind === kind ? request : undefined)),
    target: mutation.start,
  });
}
sample({
  clock: confirmed.filterMap(({ task, request }) =>
    task?.kind === 'removePasskey' ? { id: task.id, ...request } : undefined,
  ),
  target: removePasskey.start,
});
sample({
  clock: [
    ...Object.values(starts).map(({ finished }) => finished.failure.map(({ error }): unknown => error)),
    removePasskey.finished.failure.map(({ error }): unknown => error),
  ],
  target: ownerForm.failed,
});
sample({
  clock: [startAuthenticator.finished.success, startPasskey.finished.success],
  target: ownerForm.reset,
});

sample({
  clock: [
    startAuthenticator.finished.success.map(() => codeForm.name),
    startPasskey.finished.success.map(() => nameForm.name),
  ],
  target: focusFormFx,
});

sample({
  clock: codeForm.accepted,
  fn: ({ code }) => ({ authenticatorCode: { code } }),
  target: confirmAuthenticator.start,
});
sample({
  clock: confirmAuthenticator.finished.failure,
  fn: ({ error }): unknown => error,
  target: codeForm.failed,
});

const creating = sample({ clock: nameForm.accepted, source: $dialog }).filterMap((dialog) =>
  dialog.state === 'naming' ? dialog.options : undefined,
);
sample({ clock: creating, target: createPasskeyFx });
sample({
  clock: createPasskeyFx.doneData,
  source: nameForm.$values,
  fn: (values, credential) => ({ newPasskey: { name: values.name.trim(), credential } }),
  target: addPasskey.start,
});
sample({
  clock: createPasskeyFx.fail,
  fn: () => ({ form: 'The passkey wasn’t created. Try again, or use another device.' }),
  target: [nameForm.succeeded, nameForm.errorsReplaced],
});
sample({ clock: addPasskey.finished.failure, fn: ({ error }): unknown => error, target: nameForm.failed });

sample({ clock: added, fn: ({ second_factor }) => second_factor, target: factorsChanged });
sample({ clock: removed, target: factorsChanged });
sample({ clock: [added, removed], target: sessionsList.refreshed });
sample({
  clock: [added, removed],
  fn: () => ({ tone: 'ok' as const, title: 'Two-step verification changed.' }),
  target: toastShown,
});
