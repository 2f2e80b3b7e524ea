import { useUnit } from 'effector-react';
import { $user } from '@/entities/session';
import { greetingAt } from '@/shared/lib/clock';
import { templateIcon } from '@/shared/api/template-icons';
import { Button } from '@/shared/ui/button';
import { EmptyState } from '@/shared/ui/empty-state';
import { ErrorState } from '@/shared/ui/error-state';
import { Heading } from '@/shared/ui/heading';
import { Link } from '@/shared/ui/link';
import { PageHeader } from '@/shared/ui/page-header';
import { Skeleton } from '@/shared/ui/skeleton';
import { TemplateRack } from '@/shared/ui/template-rack';
import { $home, $openedAt, retryAsked } from '../model/home';
import { dateLine, summarise } from '../model/recent';
import * as styles from './home-page.css';
import { RecentList } from './recent-list';

/** Where a teacher begins: what was left open, and what can be begun. */
export function HomePage() {
  const { home, user, now, retry } = useUnit({ home: $home, user: $user, now: $openedAt, retry: retryAsked });
  if (!user || !now) return null;
  return (
    <>
      <PageHeader
        overline={dateLine(now)}
        title={`${greetingAt(now.getHours())}, ${user.first_name}.`}
        lead={home.state === 'ready' && summarise(home.recent)}
        actions={
          <Link href="/templates" standalone>
            All templates
          </Link>
        }
      />
      {home.state === 'loading' && <Skeleton lines={8} label="Loading your desk" />}
      {home.state === 'failed' && (
        <ErrorState title="Your desk could not be laid out" onRetry={retry}>
          {home.problem.message}
        </ErrorState>
      )}
      {home.state === 'ready' && (
        <div className={styles.parts}>
          <TemplateRack
            templates={home.templates.map(({ templateType, title, route, icon }) => ({
              template: templateType,
              title,
              href: route,
              icon: templateIcon(icon),
            }))}
          />
          <section aria-labelledby="recent">
            <div className={styles.head}>
              <Heading level={2} id="recent">
                Go on where you left off
              </Heading>
            </div>
            {home.recent.length > 0 ? (
              <RecentList documents={home.recent} templates={home.templates} now={now} />
            ) : (
              <EmptyState
                title="No documents yet"
                level={3}
                action={
                  <Button variant="soft" href="/templates">
                    Pick a template
                  </Button>
                }
              >
                What you write stands here, the newest first.
              </EmptyState>
            )}
          </section>
        </div>
      )}
    </>
  );
}
