import { useUnit } from 'effector-react';
import { Check, Pause, Play, Undo2 } from 'lucide';
import { $plans, intervalWords, planOf } from '@/entities/plan';
import { coverInWords, givenInWords } from '@/entities/subscription';
import type { SubscriptionStatus } from '@/shared/api/subscriptions';
import { Badge } from '@/shared/ui/badge';
import { Button } from '@/shared/ui/button';
import { Card } from '@/shared/ui/card';
import { CreditMeter } from '@/shared/ui/credit-meter';
import { EmptyState } from '@/shared/ui/empty-state';
import { Icon } from '@/shared/ui/icon';
import { $isAuthenticating } from '../model/payment-authentication';
import { changeRequested } from '../model/change';
import { endDayOf } from '../model/end-day';
import { $nextPayment } from '../model/next-payment';
import { $now, $working, planActionRequested } from '../model/plan';
import { badgeOf, factsOf, resumeNote, ruledPeriod } from '../model/plan-words';
import { allows, type PlanStanding } from '../model/standing';
import { KeepPlan } from './keep-plan';
import { PeriodRule } from './period-rule';
import * as styles from './plan-sheet.css';

type PlanSheetProps = { standing: PlanStanding; status: SubscriptionStatus };
type Subscribed = Exclude<PlanStanding, { kind: 'none' }>;

/** The plan with its allowance, next payment and actions. */
export function PlanSheet({ standing, status }: PlanSheetProps) {
  const { plans, now, next } = useUnit({ plans: $plans, now: $now, next: $nextPayment });
  if (standing.kind === 'none') {
    if (status.given)
      return <EmptyState title={givenInWords(status.given)}>You don’t pay for it.</EmptyState>;
    const cover = coverInWords(status);
    return (
      <EmptyState
        title="No plan yet"
        action={
          <Button variant="primary" href="/plans">
            See plans
          </Button>
        }
      >
        {cover === null ? '' : `${cover}. `}A plan gives you the templates. You can pause or cancel it here at
        any time.
      </EmptyState>
    );
  }
  const { subscription } = standing;
  const plan = planOf(plans, subscription.price_id);
  const badge = badgeOf(standing);
  const rule = now && ruledPeriod(standing, plan, now);
  return (
    <Card surface="sheet" padding="md" as="section" label="Plan">
      <div className={styles.sheet}>
        <header className={styles.head}>
          <div>
            <h2 className={styles.name}>{subscription.plan_name}</h2>
            {plan ? <p className={styles.interval}>{intervalWords[plan.interval].label}</p> : null}
          </div>
          <Badge tone={badge.tone} icon={markOf(standing)}>
            {badge.words}
          </Badge>
        </header>
        {rule ? <PeriodRule rule={rule} quiet={standing.kind === 'paused'} /> : null}
        {plan?.tokens_limit ? (
          <CreditMeter label="This month’s credits" used={status.used_credit} total={status.total_credit} />
        ) : null}
        <dl className={styles.facts}>
          {factsOf(standing, plan, status, next).map(({ label, value }) => (
            <div key={label} className={styles.fact}>
              <dt className={styles.label}>{label}</dt>
              <dd className={styles.value}>{value}</dd>
            </div>
          ))}
        </dl>
        <Actions standing={standing} now={now} />
      </div>
    </Card>
  );
}

function markOf({ kind }: Subscribed) {
  if (kind === 'active') return <Icon of={Check} size="xs" />;
  return kind === 'paused' ? <Icon of={Pause} size="xs" /> : null;
}

function Actions({ standing, now }: { standing: Subscribed; now: Date | null }) {
  const { working, isAuthenticating } = useUnit({ working: $working, isAuthenticating: $isAuthenticating });
  const on = useUnit({ act: planActionRequested, change: changeRequested });
  const { plan_name: name, price_id } = standing.subscription;
  if (standing.kind === 'over' || standing.kind === 'waiting') {
    return (
      <div className={styles.actions}>
        <Button variant="primary" href={`/plans/payment?price=${price_id}`}>
          {standing.kind === 'over' ? `Subscribe to ${name} again` : 'Pay now'}
        </Button>
        <Button href="/plans">Compare plans</Button>
      </div>
    );
  }
  return (
    <div className={styles.actions}>
      {allows(standing, 'undo') ? (
        <>
          <Button variant="primary" icon={Undo2} pending={working === 'undo'} onClick={() => on.act('undo')}>
            Keep {name}
          </Button>
          {standing.kind === 'ending' ? (
            <span className={styles.note}>You can undo this until {endDayOf(standing.ends)}</span>
          ) : null}
        </>
      ) : null}
      {allows(standing, 'resume') ? (
        <>
          <Button
            variant="primary"
            icon={Play}
            pending={working === 'resume'}
            onClick={() => on.act('resume')}
          >
            Resume now
          </Button>
          {now ? <span className={styles.note}>{resumeNote(standing, now)}</span> : null}
        </>
      ) : null}
      <KeepPlan standing={standing} />
      {allows(standing, 'change') ? (
        <Button pending={isAuthenticating} onClick={() => on.change()}>
          Change plan
        </Button>
      ) : null}
      {allows(standing, 'pause') ? (
        <Button icon={Pause} pending={working === 'pause'} onClick={() => on.act('pause')}>
          Pause
        </Button>
      ) : null}
      {allows(standing, 'cancel') ? (
        <span className={styles.last}>
          <Button variant="quiet" pending={working === 'cancel'} onClick={() => on.act('cancel')}>
            Cancel plan
          </Button>
        </span>
      ) : null}
    </div>
  );
}
