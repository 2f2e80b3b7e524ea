import type { ImportPlan, ImportResult } from '@/shared/api/students';

/** The result of an import, such as "Created 6. Sent 5, failed 1. Skipped 2 duplicates." */
export const resultInWords = ({ created, sent, failed, skipped }: ImportResult): string =>
  `Created ${created}. Sent ${sent}, failed ${failed}. Skipped ${skipped} ${skipped === 1 ? 'duplicate' : 'duplicates'}.`;

/** How many students of a plan will be invited, are there already, or have no seat. */
export function countRows({ rows }: ImportPlan): { added: number; skipped: number; seatless: number } {
  const of = (wanted: string) => rows.filter(({ result }) => result === wanted).length;
  return { added: of('add'), skipped: of('duplicate'), seatless: of('no_seat') };
}

/** Why the plan leaves students out, by address, such as "Already in the class." */
export const notesOf = ({ rows }: ImportPlan): ReadonlyMap<string, string> =>
  new Map(rows.flatMap(({ email, reason }) => (reason === null ? [] : [[email, reason] as const])));
