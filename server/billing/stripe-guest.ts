import type { Guest } from '../platform/http/security-headers.ts';

/** Where Stripe.js comes from, what it talks to, and the frames of its card fields and of a bank's confirmation. */
export const stripeGuest: Guest = {
  scripts: ['https://js.stripe.com', 'https://*.js.stripe.com'],
  frames: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
  connections: ['https://api.stripe.com'],
};
