import { detailsPath } from '@/entities/assignment';
import { profilePath } from '@/entities/student';
import type { Home } from '@/shared/api/home';
import { clockIn, shortDayOf } from '@/shared/lib/dates';
import { Grid } from '@/shared/ui/grid';
import { MarginList } from '@/shared/ui/margin-list';
import { PageSection } from '@/shared/ui/page-section';

const MAX = 4;

/** What is due today and who joined lately; nothing on a quiet day. */
export function ClassNews({ day: { due, joined, time_zone: timeZone } }: { day: Home }) {
  if (due.length + joined.length === 0) return null;
  return (
    <Grid min="md" gap={8} fill>
      {due.length > 0 && (
        <PageSection title="Due today">
          <MarginList
            label="Due today"
            items={due.slice(0, MAX).map((entry) => ({
              id: entry.assignment_id,
              // A narrow margin puts AM and PM below the time.
              lead: clockIn(entry.due_at, timeZone).replaceAll('\u00A0', ' '),
              title: entry.title,
              href: detailsPath(entry.assignment_id),
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
