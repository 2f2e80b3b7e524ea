import type { Database } from '../../platform/database/client.ts';
import type { FileStore } from '../../platform/files/file-store.ts';
import type { HandlersOf } from '../../platform/http/handler.ts';
import { exportAccount } from './export-account.ts';
import type { PersonalTables } from './personal-tables.ts';

interface Dependencies {
  db: Database;
  files: FileStore;
  /** The tables of all areas with rows about a user. */
  personalTables: PersonalTables;
}

export const exportHandlers = ({ db, files, personalTables }: Dependencies): HandlersOf<'exportAccount'> => ({
  async exportAccount({ user }, reply) {
    const file = await exportAccount(db, files, personalTables, user);
    return reply
      .type('application/octet-stream')
      .header('content-disposition', 'attachment; filename="lectern-account.json"')
      .header('cache-control', 'no-store')
      .send(file);
  },
});
