import type { Coupon, Price, Product, PromotionCode } from './sale-objects.ts';

/** What is for sale; in Stripe's place these objects are made from it. */
export interface Catalogue {
  prices: readonly {
    id: string;
    product: { id: string; name: string };
    /** In cents. */
    amount: number;
    currency: string;
    interval: 'month' | 'year';
    intervalCount: number;
  }[];
  coupons: readonly {
    id: string;
    /** What a person types. */
    code: string;
    name: string;
    percentOff?: number;
    /** In cents. */
    amountOff?: number;
    duration: 'once' | 'repeating' | 'forever';
    months?: number;
    /** Refused from then on. */
    expiresAt?: Date;
  }[];
}

const made = { created: 1_767_225_600, livemode: false, metadata: {} } as const;

export class Shop {
  readonly prices: readonly Price[];
  readonly products: readonly Product[];
  readonly coupons: readonly Coupon[];
  readonly promotionCodes: readonly PromotionCode[];

  constructor(catalogue: Catalogue) {
    this.prices = catalogue.prices.map(priceOf);
    const names = new Map(catalogue.prices.map(({ product }) => [product.id, product.name]));
    this.products = [...names].map(([id, name]) => productOf(id, name));
    this.coupons = catalogue.coupons.map(couponOf);
    this.promotionCodes = catalogue.coupons.map(promotionCodeOf);
  }

  price = (id: string) => this.prices.find((price) => price.id === id);
  product = (id: string) => this.products.find((product) => product.id === id);
  coupon = (id: string) => this.coupons.find((coupon) => coupon.id === id);
  promotionCode = (id: string) => this.promotionCodes.find((code) => code.id === id);
}

const priceOf = (price: Catalogue['prices'][number]): Price => ({
  id: price.id,
  object: 'price',
  ...made,
  active: true,
  billing_scheme: 'per_unit',
  currency: price.currency,
  lookup_key: price.id,
  nickname: null,
  product: price.product.id,
  recurring: {
    interval: price.interval,
    interval_count: price.intervalCount,
    usage_type: 'licensed',
    meter: null,
    trial_period_days: null,
  },
  tax_behavior: 'exclusive',
  type: 'recurring',
  unit_amount: price.amount,
  unit_amount_decimal: String(price.amount),
});

const productOf = (id: string, name: string): Product => ({
  id,
  object: 'product',
  ...made,
  active: true,
  name,
  description: null,
  default_price: null,
  images: [],
  type: 'service',
});

const couponOf = (coupon: Catalogue['coupons'][number]): Coupon => ({
  id: coupon.id,
  object: 'coupon',
  ...made,
  name: coupon.name,
  percent_off: coupon.percentOff ?? null,
  amount_off: coupon.amountOff ?? null,
  currency: coupon.amountOff === undefined ? null : 'usd',
  duration: coupon.duration,
  duration_in_months: coupon.months ?? null,
  max_redemptions: null,
  redeem_by: secondsOf(coupon.expiresAt),
  times_redeemed: 0,
  valid: true,
});

const promotionCodeOf = (coupon: Catalogue['coupons'][number]): PromotionCode => ({
  id: `promo_${coupon.id}`,
  object: 'promotion_code',
  ...made,
  active: true,
  code: coupon.code,
  customer: null,
  expires_at: secondsOf(coupon.expiresAt),
  max_redemptions: null,
  promotion: { type: 'coupon', coupon: coupon.id },
  restrictions: { first_time_transaction: false, minimum_amount: null, minimum_amount_currency: null },
  times_redeemed: 0,
});

const secondsOf = (date: Date | undefined) => (date === undefined ? null : Math.floor(date.getTime() / 1000));
