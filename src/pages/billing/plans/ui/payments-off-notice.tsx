import { useUnit } from 'effector-react';
import { $paymentsOff } from '@/entities/plan';
import type { Role } from '@/shared/api';
import { Banner } from '@/shared/ui/banner';

/** No plan can be bought on this installation, and a teacher cannot use Lectern without one. */
export function PaymentsOffNotice({ role }: { role: Role | null }) {
  const paymentsOff = useUnit($paymentsOff);
  if (!paymentsOff) return null;
  return (
    <Banner tone="warn" title="Payments aren’t set up here">
      {role === 'student'
        ? 'Templates need a plan, and you can’t buy one here yet. Your classes work without a plan.'
        : 'Teachers need a plan to use Lectern, and you can’t buy one here yet.'}{' '}
      Ask your administrator to connect Stripe (STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY and
      STRIPE_WEBHOOK_SECRET) or to turn on demo mode (DEMO=on).
    </Banner>
  );
}
