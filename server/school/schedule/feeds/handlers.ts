import type { LinkIssuer } from '../../../accounts/mailed-links/mailed-link.ts';
import type { Database } from '../../../platform/database/client.ts';
import type { HandlersOf } from '../../../platform/http/handler.ts';
import { createLink, findLink, openLink, revokeLink } from './calendar-link.ts';
import { writeCalendar } from './write-calendar.ts';

type FeedOperation = 'getCalendarLink' | 'createCalendarLink' | 'revokeCalendarLink' | 'readCalendar';

export function feedHandlers({ db, links }: { db: Database; links: LinkIssuer }): HandlersOf<FeedOperation> {
  return {
    getCalendarLink: ({ user }) => findLink(db, links, user.id),
    createCalendarLink: ({ user }) => createLink(db, links, user.id),
    async revokeCalendarLink({ user }) {
      await revokeLink(db, user.id);
    },

    // Without Content-Disposition: programs would store a file instead of subscribing.
    async readCalendar({ params, headers }, reply) {
      const now = new Date();
      const viewer = await openLink(db, params.token, now);
      const { text, etag } = await writeCalendar(db, viewer, links.publicUrl, now);
      void reply.headers({ etag, 'cache-control': 'private, no-cache', 'x-robots-tag': 'noindex' });
      if (headers['if-none-match'] === etag) return reply.code(304).send();
      return reply.type('text/calendar; charset=utf-8').send(text);
    },
  };
}
