import { Check } from 'lucide';
import { Button } from '@/shared/ui/button';
import { PlanCard } from '@/shared/ui/plan-card';
import { PlanLeaf, PlanSpread } from '@/shared/ui/plan-spread';
import type { Offer } from '../model/offer';

const leaves = [
  { role: 'student', title: 'For students', note: 'For one student, in any class with a code' },
  { role: 'teacher', title: 'For teachers', note: 'For one teacher and their classes' },
] as const;

type PlanBookProps = { offers: readonly Offer[] };

/** The plans as two pages of an open book: students' plans and teachers' plans. */
export function PlanBook({ offers }: PlanBookProps) {
  const shown = leaves
    .map((leaf) => ({ ...leaf, plans: offers.filter(({ plan }) => plan.role === leaf.role) }))
    .filter(({ plans }) => plans.length > 0);
  return (
    <PlanSpread>
      {shown.map(({ role, title, note, plans }) => (
        <PlanLeaf key={role} title={title} note={note}>
          {plans.map((offer) => (
            <PlanCard
              key={offer.plan.plan_id}
              name={offer.plan.name}
              price={offer.price}
              period={offer.each}
              note={offer.note}
              allowance={offer.allowance}
              allowanceNote={offer.allowanceNote}
              share={offer.share}
              features={offer.features}
              action={<Action action={offer.action} />}
            />
          ))}
        </PlanLeaf>
      ))}
    </PlanSpread>
  );
}

function Action({ action }: Pick<Offer, 'action'>) {
  if (action.kind === 'current')
    return (
      <Button block disabled icon={Check}>
        Your plan
      </Button>
    );
  if (action.kind === 'unsold')
    return (
      <Button block disabled>
        Not on sale yet
      </Button>
    );
  return (
    <Button block variant={action.primary ? 'primary' : 'second'} href={action.href}>
      {action.label}
    </Button>
  );
}
