const DAY = 86_400_000;
const FRIDAY = 5;
const SENT_FROM_HOUR = 14;

/**
 * The Monday of the current week in a time zone, as 2026-11-23, and whether its summary is due: from Friday 14:00 until
 * the week ends.
 */
export function summaryWeek(now: Date, timeZone: string): { weekOf: string; isDue: boolean } {
  const parts = Object.fromEntries(
    new Intl.DateTimeFormat('en-GB', {
      timeZone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      hourCycle: 'h23',
    })
      .formatToParts(now)
      .map(({ type, value }) => [type, value]),
  );
  const today = Date.parse(`${parts['year']}-${parts['month']}-${parts['day']}T00:00:00Z`);
  // Monday is the first day, Sunday the seventh.
  const day = new Date(today).getUTCDay() || 7;
  return {
    weekOf: new Date(today - (day - 1) * DAY).toISOString().slice(0, 10),
    isDue: day > FRIDAY || (day === FRIDAY && Number(parts['hour']) >= SENT_FROM_HOUR),
  };
}
