import type { Guest } from '../../platform/http/security-headers.ts';

/** The origins of Stripe.js, its API, its card fields and the bank's authentication page. */
export const stripeContent: Guest = {
  scripts: ['https://js.stripe.com', 'https://*.js.stripe.com'],
  frames: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
  connections: ['https://api.stripe.com'],
};
