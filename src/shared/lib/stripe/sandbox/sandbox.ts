import { createStandIn } from 'stripe-sandbox/client';
import * as styles from './field.css';
import { openChallenge } from './open-challenge';

export { fillTestCard } from 'stripe-sandbox/client';

/** The sandbox's stand-in for Stripe.js, with our dialog as the bank's page. */
export const openSandboxStripe = () =>
  createStandIn({ askHolder: openChallenge, fieldClassName: styles.input });
