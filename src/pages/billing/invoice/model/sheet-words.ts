import { dateOf } from '@/shared/lib/dates';

/** From a day to a day; one day when it is the same, nothing when it is not known. */
export function periodOf({
  period_start,
  period_end,
}: {
  period_start?: string;
  period_end?: string;
}): string {
  if (period_start === undefined || period_end === undefined) return '';
  const [from, to] = [dateOf(period_start), dateOf(period_end)];
  return from === to ? from : `${from} to ${to}`;
}
