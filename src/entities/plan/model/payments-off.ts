import { createEvent, createStore, sample } from 'effector';
import { createGetSettingsQuery } from '@/shared/api/auth';

/** Requests whether plans can be bought here. */
export const paymentSettingsNeeded = createEvent();

const settingsQuery = createGetSettingsQuery();

/** Whether this installation has no card provider, so that no plan can be bought. */
export const $paymentsOff = createStore(false, { name: 'paymentsOff' }).on(
  settingsQuery.finished.success,
  (_, { result }) => result.billing.provider === 'off',
);

/** The plan that everyone has without paying, so that nothing is sold; null where plans are sold. */
export const $everyoneHas = createStore<string | null>(null, { name: 'everyoneHas' }).on(
  settingsQuery.finished.success,
  (_, { result }) => result.everyone_has,
);

sample({ clock: paymentSettingsNeeded, target: settingsQuery.start });
