import { useUnit } from 'effector-react';
import { EmptyState } from '@/shared/ui/empty-state';
import { ErrorState } from '@/shared/ui/error-state';
import { LoadMore } from '@/shared/ui/load-more';
import { Skeleton } from '@/shared/ui/skeleton';
import { Stack } from '@/shared/ui/stack';
import { list } from '../model/announcements';
import { AnnouncementCard } from './announcement-card';
import { AnnouncementForm } from './announcement-form';
import * as styles from './announcements.css';

export type AnnouncementsProps = {
  /** Whether the user teaches the class, and so can post, delete and turn comments off. */
  isTeacher: boolean;
  /** An archived class can be read only. */
  isArchived: boolean;
};

/** The announcements of a class with their comments. */
export function Announcements({ isTeacher, isArchived }: AnnouncementsProps) {
  const announcements = useUnit(list.$list);
  const on = useUnit({ retry: list.refreshed, more: list.moreRequested });
  return (
    <Stack gap={6}>
      {isTeacher && !isArchived ? <AnnouncementForm /> : null}
      {announcements.state === 'loading' ? <Skeleton lines={4} label="Loading the announcements" /> : null}
      {announcements.state === 'failed' ? (
        <ErrorState title="The announcements couldn’t be loaded" onRetry={() => on.retry()}>
          {announcements.problem.message}
        </ErrorState>
      ) : null}
      {announcements.state === 'empty' ? (
        <EmptyState title="No announcements yet" art="none">
          {isTeacher
            ? 'Students see what you post here on the page of the class.'
            : 'Your teacher posts news here.'}
        </EmptyState>
      ) : null}
      {announcements.state === 'ready' ? (
        <>
          <ul className={styles.list}>
            {announcements.items.map((item) => (
              <li key={item.id}>
                <AnnouncementCard announcement={item} isTeacher={isTeacher} isArchived={isArchived} />
              </li>
            ))}
          </ul>
          <LoadMore
            next={announcements.next.state}
            failure="Older announcements couldn’t be loaded."
            end="All announcements are shown"
            onMore={on.more}
          >
            Show older announcements
          </LoadMore>
        </>
      ) : null}
    </Stack>
  );
}
