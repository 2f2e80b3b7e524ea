import type { Role } from '@/shared/api';
import { Banner } from '@/shared/ui/banner';
import { Link } from '@/shared/ui/link';

/** No plan can be bought on this installation, and a teacher cannot use Lectern without one. */
export function PaymentsOffNotice({ role }: { role: Role | null }) {
  return (
    <Banner tone="warn" title="Payments aren’t set up here">
      {role === 'student'
        ? 'Templates need a plan, and you can’t buy one here yet. Your classes work without a plan.'
        : 'Teachers need a plan to use Lectern, and you can’t buy one here yet.'}{' '}
      An administrator can give a plan to you or to your school at <Link href="/admin">Administration</Link>.
      Who runs this installation can give everyone a plan (EVERYONE_HAS=teacher_pro), or connect Stripe.{' '}
      <Link href="/plans/account">Your account</Link> needs no plan.
    </Banner>
  );
}
