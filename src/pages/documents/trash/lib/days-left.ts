const DAY = 24 * 60 * 60 * 1000;

/** Days until this time, of which the last one counts as a whole; at least 1. */
export const daysLeft = (until: string, now: Date): number =>
  Math.max(1, Math.ceil((Date.parse(until) - now.getTime()) / DAY));
