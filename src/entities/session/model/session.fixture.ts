import { networkError } from '@farfetched/core';
import { createStore, fork, type Scope } from 'effector';
import { vi } from 'vitest';
import { $token } from '@/shared/api';
import type { User } from '@/shared/api/account';
import { getMeFx } from '@/shared/api/auth';
import { removeDraftsFx } from '@/shared/lib/storage';
import { balance, student, teacher, unverified } from '../../../../tests/support/people';
import {
  type Authentication,
  deleteStoredAccountFx,
  storeAccountFx,
  readStoredAccountFx,
  updateStoredAccountFx,
} from './stored-account';
import { notifyOtherTabsFx } from './other-tabs';
import { $session, revokeTokenFx, sessionEnded } from './session';
import { type Account, type Ending, type Session, visitor } from './transitions';

export const user = unverified(teacher);
export const account: Account = { user, token: 'first', expires: '2026-12-20T09:00:00.000Z' };
export const other: Account = { ...account, user: student, token: 'second' };

/** The server's answer about a user. */
export const me = (who: User) => ({
  status: 'success',
  message: 'Signed in.',
  data: { user: who, user_id: who.id, token_balance: balance },
});

/** Fakes of cookies, other tabs and the server. */
export const outside = {
  keep: vi.fn(
    ({ answer }: Authentication): Account => ({ ...account, user: answer.user, token: answer.token }),
  ),
  update: vi.fn((_: Account) => {}),
  read: vi.fn((): Account | null => null),
  forget: vi.fn(() => {}),
  removeDrafts: vi.fn(() => {}),
  tell: vi.fn(() => {}),
  revoke: vi.fn((_: string) => Promise.reject(networkError({ reason: null }))),
  me: vi.fn((..._call: unknown[]): Promise<unknown> => Promise.resolve(me(user))),
};

/** No account in the cookies; the server answers with {@link user}. */
export function resetOutside(): void {
  vi.clearAllMocks();
  outside.read.mockReturnValue(null);
  outside.me.mockImplementation(() => Promise.resolve(me(user)));
}

export function start(session: Session = visitor): Scope {
  return fork({
    values: [
      [$session, session],
      [$token, session.state === 'signedIn' ? session.token : null],
    ],
    handlers: [
      [storeAccountFx, outside.keep],
      [updateStoredAccountFx, outside.update],
      [readStoredAccountFx, outside.read],
      [removeDraftsFx, outside.removeDrafts],
      [deleteStoredAccountFx, outside.forget],
      [notifyOtherTabsFx, outside.tell],
      [revokeTokenFx, outside.revoke],
      [getMeFx, outside.me],
    ],
  });
}

/** How sessions ended. */
export const $endings = createStore<readonly Ending[]>([]).on(sessionEnded, (endings, ending) => [
  ...endings,
  ending,
]);
