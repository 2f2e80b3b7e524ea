import type { ImportPlan, ImportResult } from '@/shared/api/students';

/** The result of an import, such as "Created 6. Sent 5, failed 1. Skipped 2 duplicates." */
export const resultInWords = ({ created, sent, failed, skipped }: ImportResult): string =>
  `Created ${created}. Sent ${sent}, failed ${failed}. Skipped ${skipped} ${skipped === 1 ? 'duplicate' : 'duplicates'}.`;

/** How many lines of a dry run will be added, need fixing, or are skipped. */
export function countRows({ rows }: ImportPlan): { added: number; broken: number; skipped: number } {
  const of = (...results: readonly string[]) => rows.filter(({ result }) => results.includes(result)).length;
  return { added: of('add'), broken: of('invalid', 'no_seat'), skipped: of('duplicate') };
}
