import type { ImportPlan, ImportResult } from '@/shared/api/students';
import { formatNumber } from '@/shared/lib/numbers';

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

const studentsInWords = (count: number): string =>
  count === 1 ? '1 student' : `${formatNumber(count)} students`;

export const inviteWords = (count: number): string => `Invite ${studentsInWords(count)}`;

/** What is done about a list of which some have an address and others get accounts without one. */
export function accountsWords(invited: number, accounts: number): string {
  if (invited === 0) return 'Make accounts without email';
  return `${inviteWords(invited)} and make ${accounts === 1 ? '1 account' : `${formatNumber(accounts)} accounts`}`;
}

export const doNotFit = (count: number): string =>
  `${studentsInWords(count)} ${count === 1 ? 'doesn’t' : 'don’t'} fit`;
