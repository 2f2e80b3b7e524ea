import type { Database } from '../../platform/database/client.ts';
import type { HandlersOf } from '../../platform/http/handler.ts';
import { idempotencyKeyOf } from '../../platform/http/idempotency-key.ts';
import { topUp } from './top-up.ts';

export function creditHandlers({ db }: { db: Database }): HandlersOf<'topUpTokens'> {
  return {
    async topUpTokens(request) {
      const { credits } = request.body;
      const { userId, balance } = await topUp(db, request.body, idempotencyKeyOf(request));
      request.log.info({ recipient: userId, credits }, 'An administrator added credits');
      const message = `${credits.toLocaleString('en-US')} credits were added.`;
      return { status: 'success', message, data: { token_balance: balance } };
    },
  };
}
