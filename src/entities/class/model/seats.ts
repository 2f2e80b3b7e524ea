import type { Seats } from '@/shared/api/classes';

/** What remains of a plan's seats, such as "2 of 40 seats are free. All your current classes share them." */
export function seatsInWords({ used, limit }: Seats): string {
  const free = Math.max(0, limit - used);
  return `${free} of ${limit} seats ${free === 1 ? 'is' : 'are'} free. All your current classes share them.`;
}
