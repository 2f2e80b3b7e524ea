import { createEffect } from 'effector';
import { number, object, string } from 'zod/mini';
import type { PackOrder } from './pack-step';

const NAME = 'lectern_purchase';
/** The server stores an idempotency key for a day. */
const LIFETIME = 24 * 3_600_000;

const purchaseShape = object({ at: number(), userId: string(), packId: string(), key: string() });

/** The key of an unfinished purchase of the same pack, or a new one. */
export const claimPurchaseFx = createEffect<PackOrder, string>({
  name: 'claimPurchase',
  handler: ({ userId, pack }) => {
    const stored = purchaseShape.safeParse(parse(localStorage.getItem(NAME)));
    if (stored.success && Date.now() - stored.data.at < LIFETIME) {
      const { data } = stored;
      if (data.userId === userId && data.packId === pack.pack_id) return data.key;
    }
    const key = crypto.randomUUID();
    localStorage.setItem(NAME, JSON.stringify({ at: Date.now(), userId, packId: pack.pack_id, key }));
    return key;
  },
});

export const forgetPurchaseFx = createEffect<void, void>({
  name: 'forgetPurchase',
  handler: () => localStorage.removeItem(NAME),
});

function parse(json: string | null): unknown {
  try {
    return json === null ? null : JSON.parse(json);
  } catch {
    return null;
  }
}
