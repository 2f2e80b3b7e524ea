const FIRST = 2023;
const YEARS_AHEAD = 2;

/** The years to choose from today, including the year that was chosen before. */
export function schoolYears(today: string | null, chosen: string): string[] {
  const last = today === null ? FIRST : Number(today.slice(0, 4)) + YEARS_AHEAD;
  const years = Array.from({ length: last - FIRST + 1 }, (_, index) => String(FIRST + index));
  return chosen === '' || years.includes(chosen) ? years : [chosen, ...years];
}
