import { z } from 'zod';
import type { Book } from './book.ts';
import { newPrice, productOf } from './catalogue.ts';
import { missing, refused } from './fault.ts';
import { newId } from './ids.ts';
import { flag, listFields, metadata, operation, whole, words } from './operation.ts';
import { pageOf } from './page.ts';

/** What is for sale, and at what discount. */
export const saleOperations = [
  operation(
    'POST /v1/products',
    { id: z.string().max(100).optional(), name: words, metadata: metadata.optional() },
    (book, { id = newId('product'), name, metadata: given = {} }) => {
      if (book.shop.product(id)) {
        throw refused(`Product already exists: '${id}'`, { code: 'resource_already_exists', param: 'id' });
      }
      return book.save(productOf(id, name, { created: book.now, livemode: false, metadata: given }));
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
    async (book, given) => {
      if (book.shop.product(given.product) === undefined) throw missing('product', given.product, 'product');
      if (given.lookup_key !== undefined)
        await freeLookupKey(book, given.lookup_key, given.transfer_lookup_key);
      return book.save(
        newPrice({
          id: newId('price'),
          product: given.product,
          amount: given.unit_amount,
          currency: given.currency,
          interval: given.recurring.interval,
          intervalCount: given.recurring.interval_count,
          lookupKey: given.lookup_key ?? null,
          made: { created: book.now, livemode: false, metadata: given.metadata ?? {} },
        }),
      );
    },
  ),
  operation('GET /v1/products/:id', {}, (book, _, id) => {
    const product = book.shop.product(id);
    if (product === undefined) throw missing('product', id);
    return product;
  }),
  operation(
    'GET /v1/products',
    { ...listFields, ids: z.array(z.string()).optional(), active: flag.optional() },
    (book, { ids, active: _, ...cursor }) => {
      const found = book.shop.products.filter(({ id }) => ids === undefined || ids.includes(id));
      return pageOf('/v1/products', found, cursor);
    },
  ),
  operation('GET /v1/prices/:id', {}, (book, _, id) => {
    const price = book.shop.price(id);
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
    (book, { active, lookup_keys: keys, product, type: _, ...cursor }) => {
      const found = book.shop.prices
        .filter(() => active !== false)
        .filter(
          (price) => keys === undefined || (price.lookup_key !== null && keys.includes(price.lookup_key)),
        )
        .filter((price) => product === undefined || price.product === product);
      return pageOf('/v1/prices', found, cursor);
    },
  ),
  operation('GET /v1/coupons/:id', {}, (book, _, id) => {
    const coupon = book.shop.coupon(id);
    if (coupon === undefined) throw missing('coupon', id);
    return { ...coupon, valid: isOpen(coupon.redeem_by, book.now) };
  }),
  operation('GET /v1/promotion_codes/:id', {}, (book, _, id) => {
    const code = book.shop.promotionCode(id);
    if (code === undefined) throw missing('promotion_code', id);
    return { ...code, active: isOpen(code.expires_at, book.now) };
  }),
  operation(
    'GET /v1/promotion_codes',
    { ...listFields, code: z.string().optional(), active: flag.optional(), coupon: z.string().optional() },
    (book, { code, active, coupon, ...cursor }) => {
      const found = book.shop.promotionCodes
        .map((promotion) => ({ ...promotion, active: isOpen(promotion.expires_at, book.now) }))
        .filter((promotion) => code === undefined || promotion.code.toLowerCase() === code.toLowerCase())
        .filter((promotion) => active === undefined || promotion.active === active)
        .filter((promotion) => coupon === undefined || promotion.promotion.coupon === coupon);
      return pageOf('/v1/promotion_codes', found, cursor);
    },
  ),
];

/** A lookup key leads to one price; it moves to a new one only when that is asked for. */
async function freeLookupKey(book: Book, key: string, isTransferred: boolean | undefined): Promise<void> {
  const holders = book.shop.prices.filter((price) => price.lookup_key === key);
  if (holders.length > 0 && isTransferred !== true) {
    throw refused(`A price (\`${holders[0]?.id ?? ''}\`) already uses that lookup key.`, {
      param: 'lookup_key',
    });
  }
  for (const price of holders) await book.save({ ...price, lookup_key: null });
}

const isOpen = (until: number | null, now: number) => until === null || until > now;
