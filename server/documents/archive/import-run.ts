import type { Account } from '../../accounts/users/account.ts';
import type { SourceStore } from '../sources/service.ts';
import type { ImportReport } from './import-report.ts';

/** An import under way; without an id it is a dry run, which stores nothing. */
export interface ImportRun extends SourceStore {
  owner: Pick<Account, 'id' | 'role'>;
  importId: string | null;
  report: ImportReport;
  /** The new ids of documents and sources whose id in the archive belongs to another row. */
  renamed: Map<string, string>;
  /** Of the sources that a dry run would add. */
  bytes: number;
}
