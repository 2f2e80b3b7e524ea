import { template } from '../../../tests/support/templates.ts';
import type { TemplateType } from '../../generated/schemas/index.ts';
import { makeRun } from '../../billing/credits/testing.ts';
import { ledger } from '../../billing/credits/tables.ts';
import type { Database } from '../../platform/database/client.ts';

export const november = 'from=2026-11-01&to=2026-11-30';

type SettledRun = {
  at: string;
  estimated?: number;
  used?: number;
  title?: string;
  tool?: TemplateType;
};

/** Inserts a run settled at this time, with its ledger rows, because the ledger is append-only. */
export async function insertRun(
  db: Database,
  userId: string,
  { at, estimated = 100, used = 90, title = 'Willow', tool = template.templateType }: SettledRun,
) {
  const createdAt = new Date(at);
  const runId = await makeRun(db, userId, {
    document: { templateType: tool, title },
    run: {
      reservedInput: 40,
      reservedOutput: estimated - 40,
      leaseUntil: createdAt,
      endedAt: createdAt,
    },
  });
  const row = { userId, runId, createdAt, input: 0, output: 0 };
  await db
    .insert(ledger)
    .values([
      { ...row, kind: 'reserve', output: -estimated },
      { ...row, kind: 'settle', usedOutput: used },
      ...(used < estimated ? [{ ...row, kind: 'refund' as const, output: estimated - used }] : []),
    ]);
  return runId;
}
