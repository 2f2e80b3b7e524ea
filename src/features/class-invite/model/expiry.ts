const HOUR = 60 * 60 * 1000;

/** The times after which a code can stop working, by their value in the list. */
const hoursOf: Readonly<Record<string, number>> = { day: 24, week: 7 * 24, month: 30 * 24 };

export const expiryOptions = [
  { value: 'never', label: 'Never' },
  { value: 'day', label: 'In 24 hours' },
  { value: 'week', label: 'In 7 days' },
  { value: 'month', label: 'In 30 days' },
] as const;

/** The moment that an option stands for; null for a code that does not expire. */
export function expiryOf(option: string, now: Date): string | null {
  const hours = hoursOf[option];
  return hours === undefined ? null : new Date(now.getTime() + hours * HOUR).toISOString();
}

/** The numbers of uses that a teacher can choose between. */
export const usesOffered = [10, 20, 30, 40] as const;
