import { Check } from 'lucide';
import type { StudentLessonEntry } from '@/shared/api/lessons';
import { dayIn } from '@/shared/lib/dates';
import { Badge } from '@/shared/ui/badge';
import { Icon } from '@/shared/ui/icon';
import { MarginList } from '@/shared/ui/margin-list';
import { studentLessonPath } from '../model/addresses';

type LessonListProps = {
  label: string;
  items: readonly StudentLessonEntry[];
  /** Of the school; null without lessons. */
  timeZone: string | null;
  /** The id of the lesson to read next. */
  next: string | undefined;
};

/** Lessons as a student sees them, with which were read. */
export function LessonList({ label, items, timeZone, next }: LessonListProps) {
  return (
    <MarginList
      label={label}
      margin="sm"
      items={items.map((item) => ({
        id: item.id,
        lead: String(item.number),
        title: item.title,
        href: studentLessonPath(item.id),
        note: dayIn(item.published_at, timeZone ?? 'UTC'),
        current: item.id === next,
        end:
          item.read_at === null ? null : (
            <Badge tone="plain" icon={<Icon of={Check} size="xs" />}>
              Read
            </Badge>
          ),
      }))}
    />
  );
}
