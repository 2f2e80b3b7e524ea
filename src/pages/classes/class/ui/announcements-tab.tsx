import { Announcements } from '@/features/class-announcements';
import type { ClassEntry } from '@/shared/api/classes';

/** The announcements to the class. */
export function AnnouncementsTab({ entry }: { entry: ClassEntry }) {
  return <Announcements isTeacher isArchived={entry.archived_at !== null} />;
}
