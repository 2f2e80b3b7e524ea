import { Banner } from '@/shared/ui/banner';

type PayFailureProps = {
  /** The server's or the card provider's own sentence. */
  message: string;
  /** Another card may do. */
  ofCard: boolean;
  /** Whether it is not known how the payment ended. */
  open?: boolean;
};

/** What went wrong with a payment, and what to do next. */
export function PayFailure({ message, ofCard, open = false }: PayFailureProps) {
  return (
    <Banner tone="danger" title={message} urgent>
      {open
        ? 'It is not known whether the payment went through. Press the button again: nothing is paid twice.'
        : ofCard
          ? 'Nothing was charged. Try another card below; your address is kept.'
          : 'Nothing was charged. Try again.'}
    </Banner>
  );
}
