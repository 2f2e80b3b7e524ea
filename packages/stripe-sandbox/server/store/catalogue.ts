import type { Coupon, Price, Product, PromotionCode } from '../objects/catalogue-objects.ts';

/** The products for sale, from which Stripe’s objects are created. */
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
    /** The code that a customer enters. */
    code: string;
    name: string;
    percentOff?: number;
    /** In cents. */
    amountOff?: number;
    duration: 'once' | 'repeating' | 'forever';
    months?: number;
    /** Rejected from this time on. */
    expiresAt?: Date;
    /** The code is rejected from then on, while the coupon stays valid. */
    codeExpiresAt?: Date;
    /** The code is only for customers without a payment. */
    firstTimeOnly?: boolean;
  }[];
}

const made: Made = { created: 1_767_225_600, livemode: false, metadata: {} };

/** All products: those of the catalogue, after those created by API calls. */
export class Shop {
  readonly prices: readonly Price[];
  readonly products: readonly Product[];
  readonly coupons: readonly Coupon[];
  readonly promotionCodes: readonly PromotionCode[];

  constructor(wares: Pick<Shop, 'prices' | 'products' | 'coupons' | 'promotionCodes'>) {
    this.prices = wares.prices;
    this.products = wares.products;
    this.coupons = wares.coupons;
    this.promotionCodes = wares.promotionCodes;
  }

  static of(catalogue: Catalogue): Shop {
    const names = new Map(catalogue.prices.map(({ product }) => [product.id, product.name]));
    return new Shop({
      prices: catalogue.prices.map(priceOf),
      products: [...names].map(([id, name]) => productOf(id, name, made)),
      coupons: catalogue.coupons.map(couponOf),
      promotionCodes: catalogue.coupons.map(promotionCodeOf),
    });
  }

  with(prices: readonly Price[], products: readonly Product[]): Shop {
    if (prices.length + products.length === 0) return this;
    return new Shop({
      coupons: this.coupons,
      promotionCodes: this.promotionCodes,
      prices: [...prices, ...this.prices.filter(({ id }) => !prices.some((newer) => newer.id === id))],
      products: [...products, ...this.products],
    });
  }

  price(id: string): Price | undefined {
    return this.prices.find((price) => price.id === id);
  }

  product(id: string): Product | undefined {
    return this.products.find((product) => product.id === id);
  }

  coupon(id: string): Coupon | undefined {
    return this.coupons.find((coupon) => coupon.id === id);
  }

  promotionCode(id: string): PromotionCode | undefined {
    return this.promotionCodes.find((code) => code.id === id);
  }
}

const priceOf = (price: Catalogue['prices'][number]): Price =>
  newPrice({
    id: price.id,
    product: price.product.id,
    amount: price.amount,
    currency: price.currency,
    interval: price.interval,
    intervalCount: price.intervalCount,
    lookupKey: price.id,
    made,
  });

interface Made {
  created: number;
  livemode: false;
  metadata: Record<string, string>;
}

export const newPrice = (price: {
  id: string;
  product: string;
  amount: number;
  currency: string;
  interval: 'month' | 'year';
  intervalCount: number;
  lookupKey: string | null;
  made: Made;
}): Price => ({
  id: price.id,
  object: 'price',
  ...price.made,
  active: true,
  billing_scheme: 'per_unit',
  currency: price.currency,
  lookup_key: price.lookupKey,
  nickname: null,
  product: price.product,
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

export const productOf = (id: string, name: string, origin: Made): Product => ({
  id,
  object: 'product',
  ...origin,
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
  expires_at: secondsOf(coupon.codeExpiresAt ?? coupon.expiresAt),
  max_redemptions: null,
  promotion: { type: 'coupon', coupon: coupon.id },
  restrictions: {
    first_time_transaction: coupon.firstTimeOnly ?? false,
    minimum_amount: null,
    minimum_amount_currency: null,
  },
  times_redeemed: 0,
});

const secondsOf = (date: Date | undefined) => (date === undefined ? null : Math.floor(date.getTime() / 1000));
