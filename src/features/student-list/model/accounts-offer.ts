import { createEvent, createStore, sample } from 'effector';
import { accountsPath } from '@/entities/class';
import { navigateFx } from '@/shared/lib/navigation';

/** The teacher wants accounts for the students of a list who have no address. */
export const accountsOffered = createEvent<{ classId: string; names: readonly string[] }>();
/** The page that makes accounts has taken the names over. */
export const namesTaken = createEvent();

/** The names that the page of accounts starts with. */
export const $namesForAccounts = createStore<readonly string[]>([], {
  name: 'namesForAccounts',
  serialize: 'ignore',
})
  .on(accountsOffered, (_, { names }) => names)
  .reset(namesTaken);

sample({
  clock: accountsOffered,
  fn: ({ classId }) => ({ to: accountsPath(classId) }),
  target: navigateFx,
});
