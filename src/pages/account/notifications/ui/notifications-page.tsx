import { useUnit } from 'effector-react';
import { $session, isSignedIn } from '@/entities/session';
import { shortDateOf } from '@/shared/lib/dates';
import { Badge } from '@/shared/ui/badge';
import { EmptyState } from '@/shared/ui/empty-state';
import { ErrorState } from '@/shared/ui/error-state';
import { LoadMore } from '@/shared/ui/load-more';
import { MarginList } from '@/shared/ui/margin-list';
import { PageHeader } from '@/shared/ui/page-header';
import { PageSection } from '@/shared/ui/page-section';
import { Skeleton } from '@/shared/ui/skeleton';
import { Stack } from '@/shared/ui/stack';
import { list } from '../model/notifications';
import { words } from '../model/sentences';
import { MailChoices } from './mail-choices';
import { MessageChoices } from './message-choices';

/** What is new in the classes of the user, and when it is mailed. */
export function NotificationsPage() {
  const { news, session } = useUnit({ news: list.$list, session: $session });
  const role = isSignedIn(session) ? session.user.role : 'student';
  const on = useUnit({ retry: list.refreshed, more: list.moreRequested });
  return (
    <Stack gap={8}>
      <PageHeader title="Notifications" />
      {news.state === 'loading' ? <Skeleton lines={6} label="Loading your notifications" /> : null}
      {news.state === 'failed' ? (
        <ErrorState title="Your notifications couldn’t be loaded" onRetry={() => on.retry()}>
          {news.problem.message}
        </ErrorState>
      ) : null}
      {news.state === 'empty' ? (
        <EmptyState title="No notifications yet">What happens in your classes will appear here.</EmptyState>
      ) : null}
      {news.state === 'ready' ? (
        <PageSection title="What’s new">
          <Stack gap={4}>
            <MarginList
              label="Notifications"
              margin="lg"
              items={news.items.map((item) => ({
                id: item.id,
                lead: shortDateOf(item.at),
                title: words[item.kind].title(item),
                href: words[item.kind].href(item.subject_id, role),
                note: item.class_name,
                ...(item.read ? {} : { end: <Badge tone="ink">New</Badge> }),
              }))}
            />
            <LoadMore
              next={news.next.state}
              failure="Older notifications couldn’t be loaded."
              end="All notifications are shown"
              onMore={on.more}
            >
              Show older notifications
            </LoadMore>
          </Stack>
        </PageSection>
      ) : null}
      <MailChoices />
      <MessageChoices />
    </Stack>
  );
}
