const days = new Map<string, Intl.DateTimeFormat>();
const clocks = new Map<string, Intl.DateTimeFormat>();

function formatIn(formats: Map<string, Intl.DateTimeFormat>, options: Intl.DateTimeFormatOptions) {
  const key = String(options.timeZone);
  const format = formats.get(key) ?? new Intl.DateTimeFormat('en-GB', options);
  formats.set(key, format);
  return format;
}

/** "Thu 8 Oct", where the school is. */
export const dayIn = (moment: string, timeZone: string): string =>
  formatIn(days, { timeZone, weekday: 'short', day: 'numeric', month: 'short' })
    .format(new Date(moment))
    .replace(',', '');

/** "Thu 8 Oct, 8:15", where the school is. */
export function dayAndTimeIn(moment: string, timeZone: string): string {
  const clock = formatIn(clocks, { timeZone, hour: 'numeric', minute: '2-digit' });
  return `${dayIn(moment, timeZone)}, ${clock.format(new Date(moment)).replace(/^0(?=\d)/, '')}`;
}
