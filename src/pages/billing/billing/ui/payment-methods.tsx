import { useUnit } from 'effector-react';
import { Ellipsis, Plus } from 'lucide';
import type { PaymentMethod } from '@/shared/api/payments';
import { Badge } from '@/shared/ui/badge';
import { Button } from '@/shared/ui/button';
import { ConfirmDialog } from '@/shared/ui/confirm-dialog';
import { ErrorState } from '@/shared/ui/error-state';
import { IconButton } from '@/shared/ui/icon-button';
import { Menu } from '@/shared/ui/menu';
import { PageSection } from '@/shared/ui/page-section';
import { Skeleton } from '@/shared/ui/skeleton';
import { addCardRequested } from '../model/add-card';
import { brandOf, cardNameOf, expiryOf } from '../model/card-words';
import {
  $cards,
  $isDue,
  $isPlanLive,
  defaultRequested,
  deleteRequested,
  deleteConfirmed,
  deleteCancelled,
  retryRequested,
} from '../model/cards';
import { mayDelete } from '../model/cards-state';
import { $now } from '../model/plan';
import * as styles from './payment-methods.css';

/** The saved cards, the default one and the actions of each. */
export function PaymentMethods() {
  return (
    <PageSection title="Payment methods">
      <Content />
    </PageSection>
  );
}

function Content() {
  const { state, isPlanLive } = useUnit({ state: $cards, isPlanLive: $isPlanLive });
  const on = useUnit({
    add: addCardRequested,
    retry: retryRequested,
    yes: deleteConfirmed,
    no: deleteCancelled,
  });
  if (state.state === 'loading') return <Skeleton lines={3} label="Loading the cards" />;
  if (state.state === 'failed') {
    return (
      <ErrorState title="The cards couldn’t be loaded" onRetry={() => on.retry()}>
        {state.problem.message}
      </ErrorState>
    );
  }
  const { cards, change } = state;
  const deletable = mayDelete(state, isPlanLive);
  return (
    <>
      {cards.length === 0 ? <p className={styles.hint}>No cards saved.</p> : null}
      <ul className={styles.list}>
        {cards.map((card) => (
          <CardRow
            key={card.id}
            card={card}
            deletable={deletable}
            busy={change.kind !== 'idle' && change.kind !== 'confirming' && change.id === card.id}
          />
        ))}
      </ul>
      <Button size="sm" icon={Plus} onClick={() => on.add()}>
        Add a card
      </Button>
      {isPlanLive && cards.length === 1 ? (
        <p className={styles.hint}>Add another card before you delete this one.</p>
      ) : null}
      <ConfirmDialog
        open={change.kind === 'confirming' || change.kind === 'deleting'}
        pending={change.kind === 'deleting'}
        onConfirm={() => on.yes()}
        onCancel={() => on.no()}
      />
    </>
  );
}

type CardRowProps = { card: PaymentMethod; deletable: boolean; busy: boolean };

function CardRow({ card, deletable, busy }: CardRowProps) {
  const { now, isDue } = useUnit({ now: $now, isDue: $isDue });
  const on = useUnit({ promote: defaultRequested, remove: deleteRequested });
  const brand = brandOf(card.brand);
  const name = cardNameOf(card);
  const expiry = expiryOf(card, now);
  return (
    <li className={styles.row}>
      <span className={styles.art} data-brand={card.brand} aria-hidden="true">
        {brand.short}
      </span>
      <div>
        <p className={styles.name}>{name}</p>
        <p className={styles.expiry} data-soon={expiry.soon || undefined}>
          {expiry.words}
        </p>
      </div>
      {card.default ? <Badge tone="ink">Default</Badge> : <span />}
      <Menu
        label={name}
        align="end"
        trigger={<IconButton label={`More for ${name}`} icon={Ellipsis} size="sm" pending={busy} />}
        entries={[
          {
            kind: 'item',
            value: 'default',
            label: isDue ? 'Pay with this card' : 'Make default',
            disabled: card.default && !isDue,
          },
          {
            kind: 'item',
            value: 'delete',
            label: 'Delete',
            danger: true,
            disabled: !deletable,
            ...(!deletable && { description: 'Your plan needs a card' }),
          },
        ]}
        onSelect={(value) => (value === 'default' ? on.promote(card.id) : on.remove(card.id))}
      />
    </li>
  );
}
