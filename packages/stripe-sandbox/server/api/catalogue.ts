import { z } from 'zod';
import type { Store } from '../store/store.ts';
import { newPrice, productOf } from '../store/catalogue.ts';
import { missing, invalidRequest } from '../objects/api-error.ts';
import { newId } from '../objects/ids.ts';
import { flag, listFields, metadata, operation, whole, words } from './operation.ts';
import { pageOf } from './page.ts';

/** Products, prices, coupons and promotion codes. */
export const saleOperations = [
  operation(
    'POST /v1/products',
    { id: z.string().max(100).optional(), name: words, metadata: metadata.optional() },
    (store, { id = newId('product'), name, metadata: given = {} }) => {
      if (store.shop.product(id)) {
        throw invalidRequest(`Product already exists: '${id}'`, {
          code: 'resource_already_exists',
          param: 'id',
        });
      }
      return store.save(productOf(id, name, { created: store.now, livemode: false, metadata: given }));
    },
  ),
  operation(
    'POST /v1/prices',
    {
      product: z.string(),
      currency: z.string().length(3),
      unit_amount: whole.pipe(z.number().min(0)),
      recurring: z.strictObject({
        interval: z.enum(['month', 'year']),
        interval_count: whole.pipe(z.number().min(1).max(36)).default(1),
      }),
      lookup_key: z.string().max(200).optional(),
      transfer_lookup_key: flag.optional(),
      metadata: metadata.optional(),
    },
    async (store, given) => {
      if (store.shop.product(given.product) === undefined) throw missing('product', given.product, 'product');
      if (given.lookup_key !== undefined)
        await freeLookupKey(store, given.lookup_key, given.transfer_lookup_key);
      return store.save(
        newPrice({
          id: newId('price'),
          product: given.product,
          amount: given.unit_amount,
          currency: given.currency,
          interval: given.recurring.interval,
          intervalCount: given.recurring.interval_count,
          lookupKey: given.lookup_key ?? null,
          made: { created: store.now, livemode: false, metadata: given.metadata ?? {} },
        }),
      );
    },
  ),
  operation('GET /v1/products/:id', {}, (store, _, id) => {
    const product = store.shop.product(id);
    if (product === undefined) throw missing('product', id);
    return product;
  }),
  operation(
    'GET /v1/products',
    { ...listFields, ids: z.array(z.string()).optional(), active: flag.optional() },
    (store, { ids, active: _, ...cursor }) => {
      const found = store.shop.products.filter(({ id }) => ids === undefined || ids.includes(id));
      return pageOf('/v1/products', found, cursor);
    },
  ),
  operation('GET /v1/prices/:id', {}, (store, _, id) => {
    const price = store.shop.price(id);
    if (price === undefined) throw missing('price', id);
    return price;
  }),
  operation(
    'GET /v1/prices',
    {
      ...listFields,
      active: flag.optional(),
      lookup_keys: z.array(z.string()).max(100).optional(),
      product: z.string().optional(),
      type: z.literal('recurring').optional(),
    },
    (store, { active, lookup_keys: keys, product, type: _, ...cursor }) => {
      const found = store.shop.prices
        .filter(() => active !== false)
        .filter(
          (price) => keys === undefined || (price.lookup_key !== null && keys.includes(price.lookup_key)),
        )
        .filter((price) => product === undefined || price.product === product);
      return pageOf('/v1/prices', found, cursor);
    },
  ),
  operation('GET /v1/coupons/:id', {}, (store, _, id) => {
    const coupon = store.shop.coupon(id);
    if (coupon === undefined) throw missing('coupon', id);
    return { ...coupon, valid: isOpen(coupon.redeem_by, store.now) };
  }),
  operation('GET /v1/promotion_codes/:id', {}, (store, _, id) => {
    const code = store.shop.promotionCode(id);
    if (code === undefined) throw missing('promotion_code', id);
    return { ...code, active: isOpen(code.expires_at, store.now) };
  }),
  operation(
    'GET /v1/promotion_codes',
    { ...listFields, code: z.string().optional(), active: flag.optional(), coupon: z.string().optional() },
    (store, { code, active, coupon, ...cursor }) => {
      const found = store.shop.promotionCodes
        .map((promotion) => ({ ...promotion, active: isOpen(promotion.expires_at, store.now) }))
        .filter((promotion) => code === undefined || promotion.code.toLowerCase() === code.toLowerCase())
        .filter((promotion) => active === undefined || promotion.active === active)
        .filter((promotion) => coupon === undefined || promotion.promotion.coupon === coupon);
      return pageOf('/v1/promotion_codes', found, cursor);
    },
  ),
];

/** A lookup key belongs to one price; `transfer_lookup_key` moves it to a new one. */
async function freeLookupKey(store: Store, key: string, isTransferred: boolean | undefined): Promise<void> {
  const holders = store.shop.prices.filter((price) => price.lookup_key === key);
  if (holders.length > 0 && isTransferred !== true) {
    throw invalidRequest(`A price (\`${holders[0]?.id ?? ''}\`) already uses that lookup key.`, {
      param: 'lookup_key',
    });
  }
  for (const price of holders) await store.save({ ...price, lookup_key: null });
}

const isOpen = (until: number | null, now: number) => until === null || until > now;
