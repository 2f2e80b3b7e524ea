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
import { $home, $openedAt, retryRequested } from '../model/home';
import { dateLine, summarise } from '../model/recent';
import * as styles from './home-page.css';
import { RecentList } from './recent-list';

/** A teacher's home: recent documents and the templates. */
export function HomePage() {
  const { home, user, now, retry } = useUnit({
    home: $home,
    user: $user,
    now: $openedAt,
    retry: retryRequested,
  });
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
      {home.state === 'loading' && <Skeleton lines={8} label="Loading your home page" />}
      {home.state === 'failed' && (
        <ErrorState title="Your home page couldn’t be loaded" onRetry={retry}>
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
                Pick up where you left off
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
                Your documents appear here, newest first.
              </EmptyState>
            )}
          </section>
        </div>
      )}
    </>
  );
}
