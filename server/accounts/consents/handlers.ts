import type { Database } from '../../platform/database/client.ts';
import type { HandlersOf } from '../../platform/http/handler.ts';
import { recordConsent, rejectOldTerms } from './consents.ts';

export const consentHandlers = ({ db }: { db: Database }): HandlersOf<'agreeBeforePayment'> => ({
  async agreeBeforePayment({ user, body }, reply) {
    rejectOldTerms(body.terms_version);
    await recordConsent(db, user.id, 'payment');
    return reply.code(204).send();
  },
});
