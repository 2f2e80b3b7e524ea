import { z } from 'zod';

const id = z.union([z.string(), z.object({ id: z.string() }).transform((object) => object.id)]);
const end = z
  .number()
  .nullish()
  .transform((seconds) => seconds ?? null);

/** Older API versions have the coupon on the discount itself. */
const discount = z.union([
  z.object({ end, source: z.object({ coupon: id }) }).transform((found) => ({
    end: found.end,
    coupon: found.source.coupon,
  })),
  z.object({ end, coupon: id }),
]);

/** The expanded discounts of a subscription. */
export const discountedShape = z.object({
  discounts: z
    .array(discount)
    .nullish()
    .transform((all) => all ?? []),
});
