import type { Account } from '../../accounts/users/account.ts';
import type { Database } from '../../platform/database/client.ts';
import type { ImportReport } from './import-report.ts';

/** An import under way; without an id it is a dry run, which stores nothing. */
export interface ImportRun {
  db: Database;
  owner: Pick<Account, 'id' | 'role'>;
  importId: string | null;
  report: ImportReport;
  /** The new ids of documents and sources whose id in the archive belongs to another row. */
  renamed: Map<string, string>;
}
