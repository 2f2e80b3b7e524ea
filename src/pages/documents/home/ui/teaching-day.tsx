import { useUnit } from 'effector-react';
import { detailsPath, dueWords } from '@/entities/assignment';
import { profilePath } from '@/entities/student';
import { clockIn, shortDayOf } from '@/shared/lib/dates';
import { ErrorState } from '@/shared/ui/error-state';
import { Grid } from '@/shared/ui/grid';
import { Link } from '@/shared/ui/link';
import { MarginList } from '@/shared/ui/margin-list';
import { PageSection } from '@/shared/ui/page-section';
import { PileList } from '@/shared/ui/pile-list';
import { $day, dayRetried } from '../model/day';

const MAX = 4;

/** What waits to be marked, what is due today and who joined lately; nothing on a quiet day. */
export function TeachingDay() {
  const { shown, retry } = useUnit({ shown: $day, retry: dayRetried });
  if (shown.state === 'loading') return null;
  if (shown.state === 'failed') {
    return (
      <ErrorState title="Your classes’ day couldn’t be loaded" onRetry={() => retry()}>
        The rest of the page is complete.
      </ErrorState>
    );
  }
  const { to_mark: toMark, due, joined } = shown.day;
  if (toMark.length + due.length + joined.length === 0) return null;
  return (
    <Grid min="md" gap={8} fill>
      {toMark.length > 0 && (
        <PageSection
          title="To mark"
          more={
            <Link href="/teacher/assignments" standalone>
              {toMark.length > MAX ? `All ${toMark.length}` : 'Assignments'}
            </Link>
          }
        >
          <PileList
            label="Work to mark"
            piles={toMark.slice(0, MAX).map((entry) => ({
              id: entry.id,
              title: entry.title,
              group: `${entry.class.title} · ${dueWords(entry)}`,
              href: detailsPath(entry.id),
              graded: entry.handed_in - entry.to_mark,
              total: entry.handed_in,
            }))}
          />
        </PageSection>
      )}
      {due.length > 0 && (
        <PageSection title="Due today">
          <MarginList
            label="Due today"
            items={due.slice(0, MAX).map((entry) => ({
              id: entry.id,
              lead: clockIn(entry.due_at, entry.time_zone),
              title: entry.title,
              href: detailsPath(entry.id),
              note: entry.class.title,
            }))}
          />
        </PageSection>
      )}
      {joined.length > 0 && (
        <PageSection title="Joined this week">
          <MarginList
            label="Joined this week"
            items={joined.slice(0, MAX).map(({ student, class: face, joined_at: at }) => ({
              id: `${student.id}-${face.id}`,
              lead: shortDayOf(at),
              title: student.name,
              href: profilePath(student.id),
              note: face.title,
            }))}
          />
        </PageSection>
      )}
    </Grid>
  );
}
