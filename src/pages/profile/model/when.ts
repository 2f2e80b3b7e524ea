const clock = new Intl.DateTimeFormat('en-GB', { hour: 'numeric', minute: '2-digit' });
const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short' });

/** When a session was used last, as the margin says it: the day above, the time below. */
export function lastUsedOf(at: string): { day: string; clock: string } {
  const then = new Date(at);
  return { day: day.format(then), clock: clock.format(then) };
}

/** The day something began or ends. */
export const dayOf = (at: string): string => day.format(new Date(at));
