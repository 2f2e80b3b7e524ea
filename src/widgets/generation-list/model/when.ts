const DAY = 24 * 60 * 60 * 1000;

const clock = new Intl.DateTimeFormat('en-GB', { hour: 'numeric', minute: '2-digit' });
const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short' });
const date = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' });

/** The time of today, the day of this year, or the whole date of a year that is over. */
export function whenOf(at: string, now: Date | null): string {
  const moment = new Date(at);
  if (!now || now.getTime() - moment.getTime() > 365 * DAY || now.getFullYear() !== moment.getFullYear()) {
    return date.format(moment);
  }
  return moment.toDateString() === now.toDateString() ? clock.format(moment) : day.format(moment);
}
