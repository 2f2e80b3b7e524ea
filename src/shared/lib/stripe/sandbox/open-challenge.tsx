import { createRoot } from 'react-dom/client';
import type { HolderAnswer, StandInOptions } from 'stripe-sandbox/client';
import { ChallengeDialog } from './challenge-dialog';

const CLOSING_MS = 400;

/** Opens the bank's dialog over the current page, as Stripe.js does, and resolves with the answer. */
export const openChallenge: StandInOptions['askHolder'] = (payment) =>
  new Promise((resolve) => {
    const container = document.createElement('div');
    document.body.append(container);
    const root = createRoot(container);
    const render = (open: boolean) =>
      root.render(<ChallengeDialog open={open} payment={payment} onAnswer={answered} />);
    let isAnswered = false;
    function answered(answer: HolderAnswer) {
      if (isAnswered) return;
      isAnswered = true;
      render(false);
      // Waits for the closing animation.
      setTimeout(() => {
        root.unmount();
        container.remove();
      }, CLOSING_MS);
      resolve(answer);
    }
    render(true);
  });
