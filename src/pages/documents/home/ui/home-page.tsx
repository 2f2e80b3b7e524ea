import { useUnit } from 'effector-react';
import { $user } from '@/entities/session';
import { $subscriptionStatus } from '@/entities/subscription';
import { greetingAt } from '@/shared/lib/clock';
import { wallClock } from '@/shared/lib/dates';
import { Button } from '@/shared/ui/button';
import { EmptyState } from '@/shared/ui/empty-state';
import { ErrorState } from '@/shared/ui/error-state';
import { Link } from '@/shared/ui/link';
import { PageHeader } from '@/shared/ui/page-header';
import { PageSection } from '@/shared/ui/page-section';
import { Skeleton } from '@/shared/ui/skeleton';
import { $home, $openedAt, retryRequested } from '../model/home';
import { attentionOf } from '../model/attention';
import { dateLine, latestOf, summarise } from '../model/recent';
import * as styles from './home-page.css';
import { AttentionList } from './attention-list';
import { ClassShelf } from './class-shelf';
import { RecentSheets } from './recent-sheets';
import { TeachingDay } from './teaching-day';
import { WriteBar } from './write-bar';

/** One row of the desktop layout. */
const PREVIEWS = 4;

/** A teacher's home: the day of the classes, templates, what needs attention, classes and recent documents. */
export function HomePage() {
  const { home, user, now, subscription, retry } = useUnit({
    home: $home,
    user: $user,
    now: $openedAt,
    subscription: $subscriptionStatus,
    retry: retryRequested,
  });
  if (!user || !now) return null;
  const attention = home.state === 'ready' ? attentionOf({ ...home, subscription, now }) : [];
  return (
    <>
      <PageHeader
        overline={dateLine(now)}
        title={`${greetingAt(wallClock(now).getHours())}, ${user.first_name}.`}
        lead={home.state === 'ready' && summarise(home.recent)}
        actions={
          <Link href="/templates" standalone>
            All templates
          </Link>
        }
      />
      {home.state === 'loading' && <Skeleton lines={8} label="Loading your home page" />}
      {home.state === 'failed' && (
        <ErrorState title="Your home page couldn’t be loaded" onRetry={retry}>
          {home.problem.message}
        </ErrorState>
      )}
      {home.state === 'ready' && (
        <div className={styles.parts}>
          <TeachingDay />
          <WriteBar templates={home.templates} />
          {attention.length > 0 && (
            <PageSection title="Needs your attention">
              <AttentionList items={attention} />
            </PageSection>
          )}
          {home.classes.length > 0 && (
            <PageSection title="Your classes">
              <ClassShelf classes={home.classes} />
            </PageSection>
          )}
          {home.recent.length + home.drafts.length > 0 ? (
            <PageSection
              title="Pick up where you left off"
              more={
                <Link href="/teacher/search" standalone>
                  All documents
                </Link>
              }
            >
              <RecentSheets
                sheets={latestOf(home.recent, home.drafts).slice(0, PREVIEWS)}
                templates={home.templates}
                now={now}
              />
            </PageSection>
          ) : (
            <EmptyState
              title="No documents yet"
              action={
                <Button variant="soft" href="/templates">
                  Pick a template
                </Button>
              }
            >
              Your documents appear here, newest first.
            </EmptyState>
          )}
        </div>
      )}
    </>
  );
}
