import { Banner } from '@/shared/ui/banner';

type PayFailureProps = {
  /** The message of the server or the card provider. */
  message: string;
  /** Whether another card may succeed. */
  isCardError: boolean;
  /** Whether the outcome is unknown. */
  open?: boolean;
};

/** Why a payment failed, and what to do next. */
export function PayFailure({ message, isCardError, open = false }: PayFailureProps) {
  return (
    <Banner tone="danger" title={message} urgent>
      {open
        ? 'We don’t know yet whether the payment went through. Try again: you won’t be charged twice.'
        : isCardError
          ? 'You haven’t been charged. Try another card below.'
          : 'You haven’t been charged. Try again.'}
    </Banner>
  );
}
