import type { AdminAction, AdminLogEntry, PlanGrant } from '../../generated/schemas/index.ts';
import type { Page, PageRequest } from '../../platform/database/cursor.ts';
import type { Database } from '../../platform/database/client.ts';
import { keyset, readPage } from '../../platform/database/keyset.ts';
import { administrationLog } from './tables.ts';

interface Entry {
  by: string;
  action: AdminAction;
  subject: string;
  grant?: PlanGrant;
}

/** Records an action in the transaction that carries it out, so that neither exists without the other. */
export async function record(tx: Database, { grant, ...entry }: Entry): Promise<void> {
  await tx.insert(administrationLog).values({ ...entry, grant: grant ?? null });
}

const newest = keyset(administrationLog.id);

export const listLog = (db: Database, page: PageRequest): Promise<Page<AdminLogEntry>> =>
  readPage(
    page,
    (limit) =>
      db
        .select({ entry: administrationLog, position: newest.position })
        .from(administrationLog)
        .where(newest.after(page.cursor))
        .orderBy(...newest.orderBy)
        .limit(limit),
    ({ entry }) => ({ ...entry, id: String(entry.id), at: entry.at.toISOString() }),
  );
