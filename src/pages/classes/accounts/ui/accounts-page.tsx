import { useUnit } from 'effector-react';
import { IdCard, Plus } from 'lucide';
import { useState } from 'react';
import { classPath, classTitle } from '@/entities/class';
import type { ClassEntry } from '@/shared/api/classes';
import type { StudentAccount } from '@/shared/api/student-accounts';
import { ResourcePage } from '@/shared/lib/resource';
import { Button } from '@/shared/ui/button';
import { ConfirmDialog } from '@/shared/ui/confirm-dialog';
import { EmptyState } from '@/shared/ui/empty-state';
import { ErrorState } from '@/shared/ui/error-state';
import { Link } from '@/shared/ui/link';
import { PageHeader } from '@/shared/ui/page-header';
import { Skeleton } from '@/shared/ui/skeleton';
import * as model from '../model/accounts-page';
import { AccountList } from './account-list';
import { MakeAccounts } from './make-accounts';
import { SlipSheet } from './slip-sheet';
import * as styles from './accounts-page.css';

/** The accounts of a class's students who have no email address. */
export function AccountsPage() {
  return (
    <ResourcePage
      of={model.ofClass}
      loading="Loading the class"
      failed="The class couldn’t be loaded"
      missing={
        <EmptyState
          level={1}
          title="No class here"
          action={<Button href="/teacher/classes">All classes</Button>}
        >
          It was deleted, or you don’t teach it.
        </EmptyState>
      }
    >
      {(entry) => <ReadyAccounts entry={entry} />}
    </ResourcePage>
  );
}

function ReadyAccounts({ entry }: { entry: ClassEntry }) {
  const { accounts, slips } = useUnit({ accounts: model.$accounts, slips: model.$slips });
  const make = useUnit(model.makingOpened);
  const isArchived = entry.archived_at !== null;
  return (
    <div className={styles.page}>
      <div className={styles.screenOnly}>
        <PageHeader
          title="Accounts without email"
          lead={<Link href={classPath(entry.id)}>{classTitle(entry.class)}</Link>}
          actions={
            isArchived ? null : (
              <>
                {accounts.state === 'ready' ? <MakeCards accounts={accounts.accounts} /> : null}
                <Button variant="primary" icon={Plus} onClick={() => make()}>
                  Make accounts
                </Button>
              </>
            )
          }
        />
      </div>
      {slips === null ? null : <SlipSheet key={slips.kind} entry={entry} slips={slips} />}
      <div className={styles.screenOnly}>
        <Listed isArchived={isArchived} />
        <MakeAccounts />
      </div>
    </div>
  );
}

function Listed({ isArchived }: { isArchived: boolean }) {
  const [accounts, retry] = useUnit([model.$accounts, model.accountsRetried]);
  if (accounts.state === 'loading') return <Skeleton lines={6} label="Loading the accounts" />;
  if (accounts.state === 'failed') {
    return (
      <ErrorState title="The accounts couldn’t be loaded" onRetry={() => retry()}>
        {accounts.problem.message}
      </ErrorState>
    );
  }
  if (accounts.accounts.length === 0) {
    return (
      <EmptyState title="No accounts without email">
        Make them from a list of names. You get a first password for each student, and can print cards.
      </EmptyState>
    );
  }
  return <AccountList accounts={accounts.accounts} isArchived={isArchived} />;
}

/** Makes the missing cards at once, and asks before it replaces all. */
function MakeCards({ accounts }: { accounts: readonly StudentAccount[] }) {
  const { pending, makeCards } = useUnit({ pending: model.$isMakingCards, makeCards: model.cardsRequested });
  const [isAsking, setAsking] = useState(false);
  if (accounts.length === 0) return null;
  const without = accounts.filter(({ has_card: hasCard }) => !hasCard).map(({ student_id: id }) => id);
  return (
    <>
      <Button
        icon={IdCard}
        pending={pending}
        onClick={() => (without.length > 0 ? makeCards(without) : setAsking(true))}
      >
        {without.length > 0
          ? `Make ${without.length === 1 ? '1 card' : `${without.length} cards`}`
          : 'Replace all cards'}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title="Replace all cards?"
        description="The old cards of the class stop working."
        confirmLabel="Replace cards"
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          makeCards(null);
        }}
      />
    </>
  );
}
