import type { LinkRules } from '../../../documents/sources/links/link-rules.ts';
import type { Database } from '../../../platform/database/client.ts';
import { whenDisconnected } from '../../../platform/http/disconnected.ts';
import type { HandlersOf } from '../../../platform/http/handler.ts';
import { uploadedFile } from '../../../platform/http/uploaded-file.ts';
import { Problem } from '../../../platform/problem.ts';
import { requireTeacher } from '../timetable/calendars.ts';
import { addressOf, downloadCalendar } from './download-calendar.ts';
import { applyImport, endImport, listImports } from './imports.ts';
import { MAX_BYTES, type ReadCalendar } from './read-in-process.ts';
import { tryCalendar } from './trials.ts';

type ImportOperation =
  | 'listCalendarImports'
  | 'readCalendarFile'
  | 'readCalendarAddress'
  | 'applyCalendarImport'
  | 'endCalendarImport';

export interface ImportDependencies {
  db: Database;
  linkSecret: string;
  read: ReadCalendar;
  downloads: LinkRules | undefined;
}

export function importHandlers(dependencies: ImportDependencies): HandlersOf<ImportOperation> {
  const { db, linkSecret, downloads } = dependencies;
  return {
    async listCalendarImports({ user }) {
      requireTeacher(user);
      return { items: await listImports(db, user.id, linkSecret), reads_addresses: downloads !== undefined };
    },

    async readCalendarFile(request) {
      requireTeacher(request.user);
      const { name, bytes } = await uploadedFile(request, MAX_BYTES);
      const calendar = { name: name.replace(/\.\w+$/, '').slice(0, 100), address: null, bytes };
      const at = { timeZone: request.query.time_zone, now: new Date() };
      return tryCalendar(dependencies, request.user.id, calendar, at);
    },

    async readCalendarAddress({ user, query, body }, reply) {
      requireTeacher(user);
      if (downloads === undefined)
        throw new Problem('not_found', 'Calendars can’t be subscribed to on this installation.');
      const address = addressOf(body.url);
      const bytes = await downloadCalendar(address, downloads, whenDisconnected(reply));
      const calendar = { name: new URL(address).hostname, address, bytes };
      return tryCalendar(dependencies, user.id, calendar, { timeZone: query.time_zone, now: new Date() });
    },

    async applyCalendarImport({ user, params, body }) {
      await applyImport(db, user.id, params.id, body);
      const [applied] = await listImports(db, user.id, linkSecret, params.id);
      if (applied === undefined) throw new Problem('not_found');
      return applied;
    },

    async endCalendarImport({ user, params }) {
      await endImport(db, user.id, params.id);
    },
  };
}
