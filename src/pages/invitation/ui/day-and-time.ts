import { wallClock } from '@/shared/lib/dates';

const format = new Intl.DateTimeFormat('en-GB', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
});

/** As in Fri 27 Nov, 09:00, where the reader is. */
export const dayAndTime = (time: string): string => {
  const parts = new Map(format.formatToParts(wallClock(time)).map(({ type, value }) => [type, value]));
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? '';
  return `${part('weekday')} ${part('day')} ${part('month')}, ${part('hour')}:${part('minute')}`;
};
