import { PagedListPart } from '@/shared/lib/paged-list';
import { EmptyState } from '@/shared/ui/empty-state';
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
  return (
    <Stack gap={6}>
      {isTeacher && !isArchived ? <AnnouncementForm /> : null}
      <PagedListPart
        of={list}
        loading="Loading the announcements"
        failed="The announcements couldn’t be loaded"
        empty={
          <EmptyState title="No announcements yet" art="none">
            {isTeacher
              ? 'Students see what you post here on the page of the class.'
              : 'Your teacher posts news here.'}
          </EmptyState>
        }
        more={{
          label: 'Show older announcements',
          failed: 'Older announcements couldn’t be loaded.',
          end: 'All announcements are shown',
        }}
      >
        {(announcements) => (
          <ul className={styles.list}>
            {announcements.map((item) => (
              <li key={item.id}>
                <AnnouncementCard announcement={item} isTeacher={isTeacher} isArchived={isArchived} />
              </li>
            ))}
          </ul>
        )}
      </PagedListPart>
    </Stack>
  );
}
