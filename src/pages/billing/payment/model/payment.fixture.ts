import type { Order } from '@/features/subscribe';
import { teacher } from '../../../../../tests/support/people';

/** Billing details. */
export const details = {
  name: 'Amara Okafor',
  email: 'amara.okafor@harborview.test',
  address: {
    line1: '2214 Larkspur Street',
    city: 'Tacoma',
    state: 'WA',
    postal_code: '98405',
    country: 'US',
  },
};

const order: Order = {
  userId: teacher.id,
  priceId: 'teacher_pro_month',
  tokensLimit: null,
  trialDays: 14,
  coupon: null,
  details,
};

export const attempt = { ...order, key: 'key-of-the-attempt' };
