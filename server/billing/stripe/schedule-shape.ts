import { z } from 'zod';

const id = z.union([z.string(), z.object({ id: z.string() }).transform((object) => object.id)]);

const discount = z
  .object({ discount: id.nullish(), coupon: id.nullish(), promotion_code: id.nullish() })
  .transform(({ discount: existing, coupon, promotion_code: code }) => {
    if (existing) return { discount: existing };
    return code ? { promotion_code: code } : { coupon: coupon ?? '' };
  });

/** The fields of a subscription schedule that we read. */
export const scheduleShape = z.object({
  id: z.string(),
  phases: z.array(
    z.object({
      start_date: z.number(),
      end_date: z.number(),
      items: z.array(z.object({ price: id })),
      discounts: z
        .array(discount)
        .nullish()
        .transform((all) => all ?? []),
    }),
  ),
});
