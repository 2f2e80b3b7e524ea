import { useUnit } from 'effector-react';
import { useLocation } from 'react-router';
import { $user } from '@/entities/session';
import type { Role } from '@/shared/api';
import { CreditMeter } from '@/shared/ui/credit-meter';
import { EmptyState } from '@/shared/ui/empty-state';
import { ErrorState } from '@/shared/ui/error-state';
import { PageHeader } from '@/shared/ui/page-header';
import { Select } from '@/shared/ui/select';
import { Skeleton } from '@/shared/ui/skeleton';
import { Stack } from '@/shared/ui/stack';
import { AccountTabs } from '@/widgets/account-tabs';
import { periodsAt, YEAR } from '../model/period';
import { $usage, periodChosen, retryRequested } from '../model/usage';
import type { Ready } from '../model/usage-state';
import { Adjustments } from './adjustments';
import { ByDay } from './by-day';
import { ByMonth } from './by-month';
import { ByTool } from './by-tool';
import { RunsTable } from './runs-table';
import { StorageMeters } from './storage-meters';
import { UsageFacts } from './usage-facts';
import * as styles from './usage-page.css';

const LEADS = {
  teacher: 'Your plan is unlimited. Here is what you have written.',
  student: 'You get new credits every month. Unused credits don’t roll over.',
};

/** Used credits of a period, by day, by template and by document. */
export function UsagePage() {
  const { usage, user } = useUnit({ usage: $usage, user: $user });
  const on = useUnit({ choose: periodChosen, retry: retryRequested });
  const { pathname } = useLocation();
  if (!user) return null;
  return (
    <Stack gap={7}>
      <AccountTabs role={user.role} pathname={pathname} />
      <PageHeader
        title="Usage"
        lead={LEADS[user.role]}
        actions={
          usage.state === 'closed' ? null : (
            <Select
              label="Period"
              options={periodsAt(usage.view.now)}
              value={usage.view.period.value}
              onChange={on.choose}
            />
          )
        }
      />
      <StorageMeters />
      {usage.state === 'ready' ? <Numbers ready={usage} role={user.role} /> : null}
      {usage.state === 'failed' ? (
        <ErrorState title="Your usage couldn’t be loaded" onRetry={() => on.retry()}>
          {usage.problem.message}
        </ErrorState>
      ) : null}
      {usage.state === 'loading' || usage.state === 'closed' ? (
        <Skeleton lines={12} label="Loading your usage" />
      ) : null}
    </Stack>
  );
}

function Numbers({ ready, role }: { ready: Ready; role: Role }) {
  const { usage, view } = ready;
  return (
    <Stack gap={10}>
      {usage.total === null ? null : (
        <div className={styles.quota}>
          <CreditMeter label="This month’s credits" used={usage.used} total={usage.total} />
        </div>
      )}
      {usage.period.runs === 0 ? (
        <EmptyState title={`No documents in ${view.period.label}`}>
          Finished documents are counted here. Choose another period above.
        </EmptyState>
      ) : (
        <>
          <UsageFacts usage={usage} />
          <div className={styles.charts}>
            {view.period.value === YEAR ? <ByMonth usage={usage} /> : <ByDay usage={usage} view={view} />}
            <ByTool usage={usage} />
          </div>
          <RunsTable ready={ready} role={role} />
        </>
      )}
      <Adjustments adjustments={usage.adjustments} />
    </Stack>
  );
}
