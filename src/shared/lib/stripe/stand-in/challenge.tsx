import { createRoot } from 'react-dom/client';
import { ChallengeDialog } from './challenge-dialog';
import type { AskHolder, HolderAnswer } from './stand-in';

const CLOSING = 400;

/** Opens the bank's question over whatever page is there, as Stripe's script does, and waits for the answer. */
export const askInChallenge: AskHolder = (payment) =>
  new Promise((resolve) => {
    const place = document.createElement('div');
    document.body.append(place);
    const root = createRoot(place);
    const show = (open: boolean) =>
      root.render(<ChallengeDialog open={open} payment={payment} onAnswer={answered} />);
    let isAnswered = false;
    function answered(answer: HolderAnswer) {
      if (isAnswered) return;
      isAnswered = true;
      show(false);
      // The dialog takes its leave first.
      setTimeout(() => {
        root.unmount();
        place.remove();
      }, CLOSING);
      resolve(answer);
    }
    show(true);
  });
