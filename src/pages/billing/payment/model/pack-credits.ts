import { attach, combine, createStore, sample } from 'effector';
import { $balance, accountRefreshRequested } from '@/entities/session';
import type { TokenBalance } from '@/shared/api/account';
import { delayFx } from '@/shared/lib/clock';
import { nonNull } from '@/shared/lib/non-null';
import { $packPayment, packPayRequested } from './pack-payment';

/** Milliseconds between two looks at the balance, and their largest number. */
const INTERVAL = 2_000;
const LOOKS = 15;

const totalOf = (balance: TokenBalance) => balance.available_input_tokens + balance.available_output_tokens;

/** The credits at the time of the payment; null if they are not known. */
export const $creditsBefore = createStore<number | null>(null, { name: 'creditsBefore' });

/** Stripe reports a payment to the server, which adds the credits, a moment after it reports it to the browser. */
export const $isPackAdded = combine(
  $balance,
  $creditsBefore,
  (balance, before) => balance === null || before === null || totalOf(balance) > before,
);

/** Carries the number of the look. */
export const waitForPackFx = attach({
  effect: delayFx,
  name: 'waitForPack',
  mapParams: (_look: number) => INTERVAL,
});

sample({
  clock: packPayRequested,
  source: $balance,
  fn: (balance) => balance && totalOf(balance),
  target: $creditsBefore,
});
const nextLook = sample({
  clock: [
    $packPayment.updates.filterMap(({ state }) => (state === 'paid' ? 1 : undefined)),
    waitForPackFx.done.map(({ params }) => params + 1),
  ],
  source: { payment: $packPayment, isAdded: $isPackAdded },
  fn: ({ payment, isAdded }, look) =>
    payment.state === 'paid' && !isAdded && look <= LOOKS ? look : undefined,
}).filterMap(nonNull);
sample({ clock: nextLook, target: waitForPackFx });
sample({ clock: waitForPackFx.done, target: accountRefreshRequested });
