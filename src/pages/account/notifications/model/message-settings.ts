import { createEffect, createEvent, createStore, sample } from 'effector';
import {
  createGetMessageSettingsQuery,
  createSaveMessageSettingsMutation,
  type MessageSettings,
} from '@/shared/api/messages';
import { afterHydration } from '@/shared/first-view';
import { failureShown } from '@/shared/lib/toasts';
import { notificationsOpened } from './notifications';

export const receiptsChosen = createEvent<boolean>();
/** Carries whether the user wants quiet hours. */
export const quietChosen = createEvent<boolean>();
/** Carries the new start or end as HH:MM. */
export const quietChanged = createEvent<{ from?: string; until?: string }>();

const query = createGetMessageSettingsQuery();
const saveMutation = createSaveMessageSettingsMutation();

const readTimeZoneFx = createEffect<void, string>({
  name: 'readTimeZone',
  handler: () => afterHydration(() => Intl.DateTimeFormat().resolvedOptions().timeZone),
});
const $timeZone = createStore('UTC', { name: 'ownTimeZone' }).on(readTimeZoneFx.doneData, (_, zone) => zone);

/** Read receipts and quiet hours; null until they are loaded. */
export const $settings = createStore<MessageSettings | null>(null, { name: 'messageSettings' }).on(
  [query.finished.success, saveMutation.finished.success],
  (_, { result }) => result,
);

sample({ clock: notificationsOpened, target: [query.start, readTimeZoneFx] });

const wanted = { settings: $settings, timeZone: $timeZone };
const receiptsWanted = sample({
  clock: receiptsChosen,
  source: $settings,
  fn: (settings, read_receipts) => settings && { ...settings, read_receipts },
});
const quietWanted = sample({
  clock: quietChosen,
  source: wanted,
  fn: ({ settings, timeZone }, isOn) =>
    settings && {
      ...settings,
      quiet_hours: isOn ? { from: '21:00', until: '07:00', time_zone: timeZone } : null,
    },
});
const hoursWanted = sample({
  clock: quietChanged,
  source: wanted,
  fn: ({ settings, timeZone }, change) =>
    settings?.quiet_hours
      ? { ...settings, quiet_hours: { ...settings.quiet_hours, time_zone: timeZone, ...change } }
      : null,
});
const changed = sample({
  clock: [receiptsWanted, quietWanted, hoursWanted],
  filter: (settings) => settings !== null,
});
$settings.on(changed, (_, settings) => settings);
sample({
  clock: changed.filterMap((settings) => settings ?? undefined),
  fn: (messageSettings) => ({ messageSettings }),
  target: saveMutation.start,
});
sample({ clock: saveMutation.finished.failure, target: failureShown });
sample({ clock: saveMutation.finished.failure, fn: () => {}, target: query.start });
