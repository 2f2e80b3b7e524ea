import { useUnit } from 'effector-react';
import { Plus } from 'lucide';
import { $subscriptionStatus, coverInWords, isOnlyCovered } from '@/entities/subscription';
import { $invited, InvitePanel } from '@/features/class-invite';
import { Button } from '@/shared/ui/button';
import { Cluster } from '@/shared/ui/cluster';
import { EmptyState } from '@/shared/ui/empty-state';
import { ErrorState } from '@/shared/ui/error-state';
import { PageHeader } from '@/shared/ui/page-header';
import { SeatMeter } from '@/shared/ui/seat-meter';
import { Skeleton } from '@/shared/ui/skeleton';
import { Stack } from '@/shared/ui/stack';
import { Tabs } from '@/shared/ui/tabs';
import { Text } from '@/shared/ui/text';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import { newClassRequested } from '../model/class-editor';
import * as model from '../model/class-list';
import { classesLead } from '../model/classes-lead';
import { ArchivedClasses, TrashedClasses } from './class-rows';
import { ClassCard } from './class-card';
import { ClassCopyDialog } from './class-copy-dialog';
import { ClassEditor } from './class-editor';
import * as styles from './classes-page.css';

const LIST_ID = 'classes-by-state';

/** The classes of a teacher, with the seats of the plan. */
export function ClassesPage() {
  const { classes, archived, trashed, seats, subscription } = useUnit({
    classes: model.$classes,
    archived: model.$archived,
    trashed: model.$trashed,
    seats: model.$seats,
    subscription: $subscriptionStatus,
  });
  const on = useUnit({ create: newClassRequested, retry: model.retryRequested });
  const canMake = !isOnlyCovered(subscription);
  const cover = canMake || subscription === null ? null : coverInWords(subscription);
  const items = classes.state === 'ready' ? classes.items : [];
  return (
    <Stack gap={6}>
      <PageHeader
        title="Classes"
        lead={classes.state === 'loading' ? null : items.length > 0 && classesLead(items)}
        actions={
          <Cluster gap={5} align="end">
            {seats && canMake ? <SeatMeter used={seats.used} total={seats.limit} /> : null}
            {canMake ? (
              <Button variant="primary" icon={Plus} onClick={() => on.create()}>
                New class
              </Button>
            ) : null}
          </Cluster>
        }
      />
      {cover === null ? null : <Text tone="muted">{cover}.</Text>}
      {classes.state === 'failed' ? (
        <ErrorState title="Your classes couldn’t be loaded" onRetry={() => on.retry()}>
          {classes.problem.message}
        </ErrorState>
      ) : (
        <section aria-labelledby={LIST_ID}>
          <VisuallyHidden>
            <h2 id={LIST_ID}>Your classes</h2>
          </VisuallyHidden>
          <Tabs
            label="Classes"
            items={[
              {
                value: 'current',
                label: 'Teaching',
                ...(classes.state === 'ready' && { count: items.length }),
                content: <CurrentClasses classes={classes} />,
              },
              {
                value: 'archived',
                label: 'Archived',
                count: archived.length,
                content: <ArchivedClasses classes={archived} />,
              },
              ...(trashed.length > 0
                ? [
                    {
                      value: 'trash',
                      label: 'In the trash',
                      count: trashed.length,
                      content: <TrashedClasses classes={trashed} />,
                    },
                  ]
                : []),
            ]}
          />
        </section>
      )}
      <ClassEditor />
      <ClassCopyDialog />
    </Stack>
  );
}

function CurrentClasses({ classes }: { classes: model.ClassList }) {
  const [invited, create] = useUnit([$invited, newClassRequested]);
  if (classes.state !== 'ready') return <Skeleton lines={6} label="Loading your classes" />;
  if (classes.items.length === 0) {
    return (
      <EmptyState
        title="No classes yet"
        action={
          <Button variant="primary" icon={Plus} onClick={() => create()}>
            New class
          </Button>
        }
      >
        Give the class a name and a cover. Students join with a code, so you don’t need their email addresses.
      </EmptyState>
    );
  }
  return (
    <div className={styles.spread} data-inviting={invited !== null || undefined}>
      <ul className={styles.covers}>
        {classes.items.map((entry) => (
          <li key={entry.id}>
            <ClassCard entry={entry} isInvited={entry.id === invited?.id} />
          </li>
        ))}
      </ul>
      {invited === null ? null : <InvitePanel />}
    </div>
  );
}
