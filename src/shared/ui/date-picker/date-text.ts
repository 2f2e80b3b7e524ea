/** 12/24/2026 or 24/12/2026, as the picker shows 2026-12-24. */
export function dateText(value: string | null, isMonthFirst: boolean): string {
  const [year, month, day] = value?.split('-') ?? [];
  if (day === undefined) return '';
  return isMonthFirst ? `${month}/${day}/${year}` : `${day}/${month}/${year}`;
}
