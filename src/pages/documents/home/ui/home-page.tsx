import { useUnit } from 'effector-react';
import { useEffect } from 'react';
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
import { attentionOf } from '../model/attention';
import { leadOf } from '../model/day';
import { $home, $now, type Home, retryRequested, watchStarted, watchStopped } from '../model/home';
import { dateLine, latestOf, summarise } from '../model/recent';
import { AttentionList } from './attention-list';
import { ClassNews } from './class-news';
import { ClassShelf } from './class-shelf';
import { DayAgenda } from './day-agenda';
import { FirstSteps } from './first-steps';
import * as styles from './home-page.css';
import { LeftOpenList } from './left-open-list';
import { RecentSheets } from './recent-sheets';
import { Waiting } from './waiting';
import { WriteBar } from './write-bar';

/** One row of the desktop layout. */
const PREVIEWS = 4;

/** A teacher's home: the day of the classes, what waits, templates, classes and recent documents. */
export function HomePage() {
  const { home, user, now } = useUnit({ home: $home, user: $user, now: $now });
  const [retry, watch, stop] = useUnit([retryRequested, watchStarted, watchStopped]);
  useEffect(() => {
    watch();
    return () => stop();
  }, [watch, stop]);
  if (!user || !now) return null;
  return (
    <>
      <PageHeader
        overline={dateLine(now, home.state === 'ready' ? home.day.term_week : undefined)}
        title={`${greetingAt(wallClock(now).getHours())}, ${user.first_name}.`}
        lead={home.state === 'ready' && leadIn(home, now)}
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
      {home.state === 'ready' && <Parts home={home} now={now} />}
    </>
  );
}

type Ready = Extract<Home, { state: 'ready' }>;

/** About the day; about the documents for those without classes. */
function leadIn({ day }: Ready, now: Date): string {
  const words = leadOf(day, now);
  return words.length > 0 ? words.join(' ') : summarise(day.recent);
}

function Parts({ home: { day, templates, classes }, now }: { home: Ready; now: Date }) {
  const subscription = useUnit($subscriptionStatus);
  const { recent, drafts, left_open: open } = day;
  const attention = attentionOf({ recent, classes, subscription, now });
  const hasDay = day.today.entries.length > 0 || day.next_day !== null || open !== null;
  const isWaiting = day.to_mark.length > 0 || day.todos.some(({ kind }) => kind !== 'mark');
  return (
    <div className={styles.parts}>
      <FirstSteps steps={day.steps} />
      <WriteBar templates={templates} />
      {(hasDay || isWaiting) && (
        <div className={styles.columns}>
          {hasDay && (
            <div className={styles.column}>
              <DayAgenda day={day} now={now} />
              {open && <LeftOpenList open={open} />}
            </div>
          )}
          {isWaiting && (
            <div className={styles.column}>
              <Waiting day={day} now={now} />
            </div>
          )}
        </div>
      )}
      <ClassNews day={day} />
      {attention.length > 0 && (
        <PageSection title="Needs your attention">
          <AttentionList items={attention} />
        </PageSection>
      )}
      {classes.length > 0 && (
        <PageSection title="Your classes">
          <ClassShelf classes={classes} />
        </PageSection>
      )}
      {recent.length + drafts.length > 0 ? (
        <PageSection
          title="Pick up where you left off"
          more={
            <Link href="/teacher/search" standalone>
              All documents
            </Link>
          }
        >
          <RecentSheets
            sheets={latestOf(recent, drafts).slice(0, PREVIEWS)}
            templates={templates}
            now={now}
          />
        </PageSection>
      ) : (
        day.steps.document && (
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
        )
      )}
    </div>
  );
}
