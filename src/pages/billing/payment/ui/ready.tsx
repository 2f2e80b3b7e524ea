import { useUnit } from 'effector-react';
import { BookOpen } from 'lucide';
import { currentSubscription } from '@/entities/plan';
import { $user } from '@/entities/session';
import { $subscriptionStatus } from '@/entities/subscription';
import { $paymentMethods } from '@/features/subscribe';
import type { Role } from '@/shared/api';
import { firstSteps } from '@/shared/api/first-steps';
import type { PaymentMethod } from '@/shared/api/payments';
import type { Subscription } from '@/shared/api/subscriptions';
import { templateIcon } from '@/shared/api/template-icons';
import { dateOf } from '@/shared/lib/dates';
import { Heading } from '@/shared/ui/heading';
import { MarginList, type MarginListItem } from '@/shared/ui/margin-list';
import { Split } from '@/shared/ui/split';
import { Stack } from '@/shared/ui/stack';
import { TemplateMark } from '@/shared/ui/template-mark';
import { Text } from '@/shared/ui/text';
import { $isPackAdded } from '../model/pack-credits';
import type { PaymentStage } from '../model/payment-stage';
import { OrderSheet } from './order-sheet';
import { PaymentFrame } from './payment-frame';

type Ended = Extract<PaymentStage, { kind: 'subscribed' | 'changed' | 'bought' }>;

type ReadyProps = { stage: Ended };

/** Confirms the payment and suggests what to write first. */
export function Ready({ stage }: ReadyProps) {
  const { user, subscription, cards, isPackAdded } = useUnit({
    isPackAdded: $isPackAdded,
    user: $user,
    subscription: $subscriptionStatus,
    cards: $paymentMethods,
  });
  const card = cards.find((each) => each.default);
  const words = wordsFor(stage, { current: currentSubscription(subscription), card, isPackAdded });
  const next = (
    <Stack gap={6}>
      <Stack gap={1}>
        <Heading level={2} size="2xl">
          {words.state}
        </Heading>
        <Text size="lg" voice="document" tone="soft">
          {words.follows}
        </Text>
      </Stack>
      <MarginList label="What to do first" margin="sm" items={stepsFor(user?.role ?? 'teacher')} />
    </Stack>
  );
  return (
    <PaymentFrame title={words.title} step={2}>
      {stage.kind === 'subscribed' && stage.plan ? (
        <Split aside="rail" main={next} side={<OrderSheet plan={stage.plan} settled />} />
      ) : (
        next
      )}
    </PaymentFrame>
  );
}

type Known = { current: Subscription | undefined; card: PaymentMethod | undefined; isPackAdded: boolean };

function wordsFor(stage: Ended, { current, card, isPackAdded }: Known) {
  switch (stage.kind) {
    case 'bought':
      return {
        title: 'Thank you',
        state: isPackAdded
          ? `${stage.pack.name} added to your account.`
          : `${stage.pack.name} will be in your account in a moment.`,
        follows: 'They don’t expire, even if your plan changes.',
      };
    case 'changed':
      return {
        title: `Welcome to ${stage.planName}`,
        state: 'Your plan has changed.',
        follows: 'You’ll find the invoice under Billing.',
      };
    case 'subscribed':
      return {
        title: `Welcome to ${stage.plan?.name ?? 'Lectern'}`,
        state: stage.trialing ? 'Your trial has started.' : 'Your plan has started.',
        follows: stage.trialing ? trialWords(current, card) : 'You’ll find the invoice under Billing.',
      };
  }
}

function trialWords(current: Subscription | undefined, card: PaymentMethod | undefined): string {
  const paying = card ? `your card ending in ${card.last4}` : 'your card';
  const until = current?.trial_ends_at ? ` on ${dateOf(current.trial_ends_at)}` : ' when the trial ends';
  return `You haven’t been charged. We’ll charge ${paying}${until}, unless you cancel first.`;
}

const catalogue: Record<Role, Omit<MarginListItem, 'lead'>> = {
  teacher: {
    id: 'templates',
    title: 'See all templates',
    note: 'Everything Lectern can write',
    href: '/templates',
  },
  student: {
    id: 'home',
    title: 'Go to your home page',
    note: 'See your work there',
    href: '/students',
    mark: <TemplateMark template="moss" icon={BookOpen} look="soft" />,
  },
};

/** The first templates of the role, then a link to all of them. */
function stepsFor(role: Role): MarginListItem[] {
  const written = firstSteps
    .filter(({ audience }) => audience === role)
    .map(({ templateType, title, note, route, icon }) => ({
      id: templateType,
      title,
      note,
      href: route,
      mark: <TemplateMark template={templateType} icon={templateIcon(icon)} look="soft" />,
    }));
  return [...written, catalogue[role]].map((step, index) => ({ ...step, lead: String(index + 1) }));
}
