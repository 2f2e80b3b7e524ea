export const MINUTE = 60;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/**
 * The times of a job that runs every so many seconds, by key. pg-boss sends one job a minute for each key, so shorter
 * intervals take several.
 */
export function cronsOf(every: number): [key: string, cron: string][] {
  if (every >= HOUR) return [['', `0 */${every / HOUR} * * *`]];
  if (every >= MINUTE) return [['', `*/${every / MINUTE} * * * *`]];
  return Array.from({ length: MINUTE / every }, (_, index) => [
    String(index * every),
    `${index * every} * * * * *`,
  ]);
}
