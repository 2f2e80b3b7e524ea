import { z } from 'zod';
import { missing } from './fault.ts';
import { flag, listFields, operation } from './operation.ts';
import { listOf } from './page.ts';

/** What is for sale, and at what discount. */
export const saleOperations = [
  operation('GET /v1/products/:id', {}, (book, _, id) => {
    const product = book.shop.product(id);
    if (product === undefined) throw missing('product', id);
    return product;
  }),
  operation(
    'GET /v1/products',
    { ...listFields, ids: z.array(z.string()).optional(), active: flag.optional() },
    (book, { ids, limit }) => {
      const found = book.shop.products.filter(({ id }) => ids === undefined || ids.includes(id));
      return listOf('/v1/products', found, limit);
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
    (book, { active, lookup_keys: keys, product, limit }) => {
      const found = book.shop.prices
        .filter(() => active !== false)
        .filter((price) => keys === undefined || keys.includes(price.lookup_key))
        .filter((price) => product === undefined || price.product === product);
      return listOf('/v1/prices', found, limit);
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
    (book, { code, active, coupon, limit }) => {
      const found = book.shop.promotionCodes
        .map((promotion) => ({ ...promotion, active: isOpen(promotion.expires_at, book.now) }))
        .filter((promotion) => code === undefined || promotion.code.toLowerCase() === code.toLowerCase())
        .filter((promotion) => active === undefined || promotion.active === active)
        .filter((promotion) => coupon === undefined || promotion.promotion.coupon === coupon);
      return listOf('/v1/promotion_codes', found, limit);
    },
  ),
];

const isOpen = (until: number | null, now: number) => until === null || until > now;
