import type { Database } from '../../platform/database/client.ts';
import type { HandlersOf } from '../../platform/http/handler.ts';
import { idempotencyKeyOf } from '../../platform/http/idempotency-key.ts';
import { topUp } from './top-up.ts';

export function creditHandlers({ db }: { db: Database }): HandlersOf<'topUpTokens'> {
  return {
    async topUpTokens(request) {
      const { user_id, credits } = request.body;
      const balance = await topUp(db, user_id, credits, idempotencyKeyOf(request));
      const message = `${credits.toLocaleString('en-US')} credits were added.`;
      return { status: 'success', message, data: { token_balance: balance } };
    },
  };
}
