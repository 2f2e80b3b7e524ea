const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long' });
const date = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' });

/** A day that is near: "13 November". */
export const dayOf = (time: string | null): string =>
  time === null ? 'the end of the period' : day.format(new Date(time));

/** A day of any year: "13 Nov 2026". */
export const dateOf = (time: string): string => date.format(new Date(time));
