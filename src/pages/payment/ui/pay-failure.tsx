import { Banner } from '@/shared/ui/banner';

type PayFailureProps = {
  /** The server's or the card provider's own sentence. */
  message: string;
  /** Another card may do. */
  isCardError: boolean;
  /** Whether it is not known how the payment ended. */
  open?: boolean;
};

/** What went wrong with a payment, and what to do next. */
export function PayFailure({ message, isCardError, open = false }: PayFailureProps) {
  return (
    <Banner tone="danger" title={message} urgent>
      {open
        ? "We don't know yet whether the payment went through. Try again: you won't be charged twice."
        : isCardError
          ? "You haven't been charged. Try another card below."
          : "You haven't been charged. Try again."}
    </Banner>
  );
}
