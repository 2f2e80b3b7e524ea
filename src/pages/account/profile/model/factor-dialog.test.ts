import { httpError } from '@farfetched/core';
import { allSettled, createStore, fork } from 'effector';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { $session } from '@/entities/session';
import { $token } from '@/shared/api';
import {
  addPasskeyFx,
  confirmAuthenticatorFx,
  getSecondFactorFx,
  removePasskeyFx,
  renewRecoveryCodesFx,
  startAuthenticatorFx,
  startPasskeyFx,
} from '@/shared/api/second-factor';
import { copyTextFx, printTextFx, saveFileFx } from '@/shared/lib/files';
import { createPasskeyFx } from '@/shared/api/passkeys';
import { listSessionsFx } from '@/shared/api/account';
import { toastShown } from '@/shared/lib/toasts';
import { sessionOf, teacher } from '../../../../../tests/support/people';
import { factorsOff, factorsOn } from '../ui/profile.sample';
import { $dialog, changeRequested, codeForm, dialogClosed, nameForm, ownerForm } from './factor-dialog';
import type { Task } from './factor-dialog-state';
import { profileOpened } from './profile-opened';
import { copyRequested, downloadRequested, printRequested } from './recovery-codes';
import { $factors, factorsRetried } from './second-factor';

const codes = ['7KQ2-M4XT-9RHC-VB3D', '2222-3333-4444-5555'];
const app = { secret: 'JBSWY3DP', uri: 'otpauth://totp/Lectern' };
const options = {
  challenge: 'c',
  rp: { name: 'Lectern', id: 'l' },
  user: { id: 'u', name: 'n', displayName: 'n' },
  pubKeyCredParams: [],
};
const credential = {
  id: 'key',
  rawId: 'key',
  type: 'public-key' as const,
  clientExtensionResults: {},
  response: { clientDataJSON: 'a', attestationObject: 'b' },
};
const refuse = (status: number, response: object) =>
  Promise.reject({ ...httpError({ status, statusText: '', response: null }), response });

const server = {
  read: vi.fn((..._call: unknown[]): Promise<unknown> => Promise.resolve()),
  startApp: vi.fn((..._call: unknown[]): Promise<unknown> => Promise.resolve()),
  confirmApp: vi.fn((..._call: unknown[]): Promise<unknown> => Promise.resolve()),
  startKey: vi.fn((..._call: unknown[]): Promise<unknown> => Promise.resolve()),
  addKey: vi.fn((..._call: unknown[]): Promise<unknown> => Promise.resolve()),
  removeKey: vi.fn((..._call: unknown[]): Promise<unknown> => Promise.resolve()),
  renew: vi.fn((..._call: unknown[]): Promise<unknown> => Promise.resolve()),
  list: vi.fn((..._call: unknown[]): Promise<unknown> => Promise.resolve({ items: [] })),
};
const createPasskey = vi.fn((_options: unknown) => Promise.resolve(credential));
const copy = vi.fn((_text: string) => Promise.resolve());
const print = vi.fn((_page: object) => {});
const save = vi.fn((_file: object) => {});
const $toasts = createStore<string[]>([]).on(toastShown, (shown, { title }) => [...shown, title]);

beforeEach(() => {
  server.read.mockReset().mockResolvedValue(factorsOff);
  server.startApp.mockReset().mockResolvedValue(app);
  server.confirmApp.mockReset().mockResolvedValue({ second_factor: factorsOn, recovery_codes: codes });
  server.startKey.mockReset().mockResolvedValue({ options });
  server.addKey.mockReset().mockResolvedValue({ second_factor: factorsOn, recovery_codes: null });
  server.removeKey.mockReset().mockResolvedValue(factorsOff);
  server.renew.mockReset().mockResolvedValue({ second_factor: factorsOn, recovery_codes: codes });
  server.list.mockClear();
  createPasskey.mockReset().mockResolvedValue(credential);
});

async function open(task: Task) {
  const scope = fork({
    values: [
      [$session, sessionOf(teacher)],
      [$token, 'token'],
    ],
    handlers: [
      [getSecondFactorFx, server.read],
      [startAuthenticatorFx, server.startApp],
      [confirmAuthenticatorFx, server.confirmApp],
      [startPasskeyFx, server.startKey],
      [addPasskeyFx, server.addKey],
      [removePasskeyFx, server.removeKey],
      [renewRecoveryCodesFx, server.renew],
      [listSessionsFx, server.list],
      [createPasskeyFx, createPasskey],
      [copyTextFx, copy],
      [printTextFx, print],
      [saveFileFx, save],
    ],
  });
  await allSettled(profileOpened, { scope });
  await allSettled(changeRequested, { scope, params: task });
  return scope;
}

async function confirm(scope: Awaited<ReturnType<typeof open>>) {
  await allSettled(ownerForm.changed, { scope, params: { password: 'a long phrase' } });
  await allSettled(ownerForm.submitted, { scope });
}

const proof = { ownerProof: { password: 'a long phrase' } };

test('a failed read can be retried', async () => {
  server.read.mockImplementation(() => refuse(503, { message: 'Service Unavailable' }));
  const scope = await open({ kind: 'addPasskey' });
  expect(scope.getState($factors)).toMatchObject({ state: 'failed' });
  server.read.mockResolvedValue(factorsOn);
  await allSettled(factorsRetried, { scope });
  expect(scope.getState($factors)).toEqual({ state: 'ready', factors: factorsOn });
});

describe('an authenticator app', () => {
  test('is added by password and code, and its recovery codes are shown once', async () => {
    const scope = await open({ kind: 'addAuthenticator' });
    expect(scope.getState($dialog)).toEqual({ state: 'confirming', task: { kind: 'addAuthenticator' } });
    await confirm(scope);
    expect(server.startApp).toHaveBeenCalledExactlyOnceWith('token', { token: 'token', request: proof });
    expect(scope.getState($dialog)).toEqual({ state: 'scanning', ...app });
    expect(scope.getState(ownerForm.$values).password).toBe('');
    await allSettled(codeForm.changed, { scope, params: { code: '287082' } });
    await allSettled(codeForm.submitted, { scope });
    expect(scope.getState($dialog)).toEqual({ state: 'codes', codes });
    expect(scope.getState($factors)).toEqual({ state: 'ready', factors: factorsOn });
    expect(server.list).toHaveBeenCalledTimes(2);
    await allSettled(dialogClosed, { scope });
    expect(scope.getState($dialog)).toEqual({ state: 'closed' });
  });

  test('stays off after a wrong code', async () => {
    server.confirmApp.mockImplementation(() => refuse(422, { errors: { code: ['Not right.'] } }));
    const scope = await open({ kind: 'addAuthenticator' });
    await confirm(scope);
    await allSettled(codeForm.changed, { scope, params: { code: '000000' } });
    await allSettled(codeForm.submitted, { scope });
    expect(scope.getState($dialog)).toMatchObject({ state: 'scanning' });
    expect(scope.getState(codeForm.$errors)).toEqual({ code: 'Not right.' });
  });
});

test('a wrong password lands beside its field, and the task stays open', async () => {
  server.startKey.mockImplementation(() =>
    refuse(422, { errors: { password: ['This is not your password.'] } }),
  );
  const scope = await open({ kind: 'addPasskey' });
  await confirm(scope);
  expect(scope.getState($dialog)).toMatchObject({ state: 'confirming' });
  expect(scope.getState(ownerForm.$errors)).toEqual({ password: 'This is not your password.' });
});

test('an account without a password sends none', async () => {
  const scope = await open({ kind: 'addPasskey' });
  await allSettled(ownerForm.submitted, { scope });
  expect(server.startKey.mock.calls[0]?.[1]).toMatchObject({ request: { ownerProof: {} } });
});

describe('a passkey', () => {
  test('is created by the browser under a trimmed name', async () => {
    const scope = await open({ kind: 'addPasskey' });
    await confirm(scope);
    await allSettled(nameForm.submitted, { scope });
    expect(createPasskey).not.toHaveBeenCalled();
    await allSettled(nameForm.changed, { scope, params: { name: ' Laptop ' } });
    await allSettled(nameForm.submitted, { scope });
    expect(createPasskey).toHaveBeenCalledExactlyOnceWith(options);
    expect(server.addKey.mock.calls[0]?.[1]).toMatchObject({
      request: { newPasskey: { name: 'Laptop', credential } },
    });
    expect(scope.getState($dialog)).toEqual({ state: 'closed' });
    expect(scope.getState($toasts)).toEqual(['Two-step verification changed.']);
  });

  test('that the user cancels can be tried again', async () => {
    createPasskey.mockRejectedValue(new Error('NotAllowedError'));
    const scope = await open({ kind: 'addPasskey' });
    await confirm(scope);
    await allSettled(nameForm.changed, { scope, params: { name: 'Laptop' } });
    await allSettled(nameForm.submitted, { scope });
    expect(scope.getState($dialog)).toMatchObject({ state: 'naming' });
    expect(scope.getState(nameForm.$status)).toEqual({
      state: 'editing',
      errors: { form: 'The passkey wasn’t created. Try again, or use another device.' },
    });
    expect(server.addKey).not.toHaveBeenCalled();
  });

  test('is removed by its id', async () => {
    const scope = await open({ kind: 'removePasskey', id: 'id-of-laptop', name: 'Laptop' });
    await confirm(scope);
    expect(server.removeKey.mock.calls[0]?.[1]).toMatchObject({ request: { id: 'id-of-laptop', ...proof } });
    expect(scope.getState($dialog)).toEqual({ state: 'closed' });
    expect(scope.getState($factors)).toEqual({ state: 'ready', factors: factorsOff });
  });
});

test('the dialog stays while a call is pending', async () => {
  server.startApp.mockReturnValue(new Promise(() => {}));
  const scope = await open({ kind: 'addAuthenticator' });
  void confirm(scope);
  await vi.waitFor(() => expect(scope.getState(ownerForm.$pending)).toBe(true));
  void allSettled(dialogClosed, { scope });
  expect(scope.getState($dialog)).toMatchObject({ state: 'confirming' });
});

test('new recovery codes can be copied, downloaded and printed', async () => {
  const scope = await open({ kind: 'renewCodes' });
  await confirm(scope);
  await allSettled(copyRequested, { scope });
  expect(copy).toHaveBeenCalledExactlyOnceWith(codes.join('\n'));
  await allSettled(printRequested, { scope });
  expect(print).toHaveBeenCalledExactlyOnceWith({ title: 'Lectern recovery codes', text: codes.join('\n') });
  await allSettled(downloadRequested, { scope });
  expect(save).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ name: 'lectern-recovery-codes.txt' }),
  );
  expect(scope.getState($toasts)).toContain('Codes copied.');
});
