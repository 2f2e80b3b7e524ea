import { currentSubscription } from '@/entities/plan';
import type { Subscription } from '@/entities/subscription';
import type { Subscribing } from '@/features/subscribe';
import type { User } from '@/shared/api/account';
import type { CreditPack, Plan } from '@/shared/api/plans';
import type { Choice } from './choice';
import type { PackPayment } from './pack-step';
import type { PlanChange } from './plan-change';

/** The view of the page. */
export type PaymentStage =
  | { kind: 'nothing' }
  | { kind: 'visitor' }
  /** Paying requires a verified address. */
  | { kind: 'unverified' }
  /** The installation has no card provider. */
  | { kind: 'paymentsOff' }
  /** The plan is shown, and not on sale yet. */
  | { kind: 'unsold' }
  | { kind: 'loading' }
  | { kind: 'problem' }
  | { kind: 'yours'; plan: Plan }
  | { kind: 'paused'; plan: Plan }
  | { kind: 'subscribe'; plan: Plan }
  | { kind: 'change'; plan: Plan }
  | { kind: 'pack'; pack: CreditPack }
  | { kind: 'subscribed'; plan: Plan | null; trialing: boolean }
  | { kind: 'changed'; planName: string }
  | { kind: 'bought'; pack: CreditPack };

type Known = {
  choice: Choice;
  user: User | null;
  plan: Plan | null;
  /** Null until they have been read. */
  packs: readonly CreditPack[] | null;
  subscription: Subscription;
  /** A request for the plan or the packs has failed. */
  unreadable: boolean;
  paymentsOff: boolean;
  subscribing: Subscribing;
  packPayment: PackPayment;
  planChange: PlanChange;
};

export function stageOfPayment(known: Known): PaymentStage {
  const { choice, user, plan, subscribing, packPayment, planChange } = known;
  if (subscribing.state === 'done')
    return { kind: 'subscribed', plan, trialing: subscribing.granted.trialing };
  if (planChange.state === 'changed') return { kind: 'changed', planName: planChange.wanted.planName };
  if (packPayment.state === 'paid') return { kind: 'bought', pack: packPayment.pack };
  if (choice.kind === 'nothing') return { kind: 'nothing' };
  if (known.paymentsOff) return { kind: 'paymentsOff' };
  if (user === null) return { kind: 'visitor' };
  if (!user.email_verified) return { kind: 'unverified' };
  if (choice.kind === 'pack') return stageOfPack(known, choice.packId);
  if (plan === null) return { kind: known.unreadable ? 'problem' : 'loading' };
  if (plan.role !== user.role) return { kind: 'nothing' };
  return stageOfPlan(known, plan);
}

/** The page warns users with an unlimited plan, so it waits for the subscription. */
function stageOfPack({ packs, unreadable, subscription, packPayment }: Known, packId: string): PaymentStage {
  const isKnown = 'status' in subscription || subscription.state === 'failed';
  if (packs === null || (!isKnown && packPayment.state === 'idle'))
    return { kind: unreadable ? 'problem' : 'loading' };
  const pack = packs.find(({ pack_id }) => pack_id === packId);
  return pack ? { kind: 'pack', pack } : { kind: 'nothing' };
}

function stageOfPlan({ subscription, subscribing, unreadable }: Known, plan: Plan): PaymentStage {
  // During the payment the subscription may already have this plan.
  if (!['idle', 'failed'].includes(subscribing.state)) return { kind: 'subscribe', plan };
  if (!('status' in subscription))
    return { kind: unreadable || subscription.state === 'failed' ? 'problem' : 'loading' };
  const current = currentSubscription(subscription.status);
  if (!current) return plan.available ? { kind: 'subscribe', plan } : { kind: 'unsold' };
  if (current.is_paused) return { kind: 'paused', plan };
  return { kind: current.price_id === plan.price_id ? 'yours' : 'change', plan };
}
