import { Check } from 'lucide';
import { classPath, coverColor } from '@/entities/class';
import { lessonPath, newLessonPath } from '@/entities/lesson';
import type { Home, HomeDay, HomeEntry } from '@/shared/api/home';
import { Button } from '@/shared/ui/button';
import { Cluster } from '@/shared/ui/cluster';
import { Icon } from '@/shared/ui/icon';
import { Link } from '@/shared/ui/link';
import { MarginList, type MarginListItem } from '@/shared/ui/margin-list';
import { PageSection } from '@/shared/ui/page-section';
import { Stack } from '@/shared/ui/stack';
import { TemplateMark } from '@/shared/ui/template-mark';
import { Text } from '@/shared/ui/text';
import { coverOf } from '@/shared/ui/theme/template-name';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import {
  clockText,
  isOver,
  isUnplanned,
  nameOf,
  nextDayWords,
  type Placed,
  placeEntries,
  soonWords,
} from '../model/day';

/** What is taught today, with what is now and next; once that is over, the next day. */
export function DayAgenda({ day, now }: { day: Home; now: Date }) {
  const { today, next_day: next } = day;
  const placed = placeEntries(today, now);
  const week = (
    <Link href="/teacher/schedule" standalone>
      Whole week
    </Link>
  );
  if (today.entries.length === 0 && next === null) return null;
  const showsNext = next !== null && isOver(placed);
  return (
    <Stack gap={8}>
      {today.entries.length > 0 && (
        <PageSection title="Today" more={week}>
          <MarginList label="Today" items={placed.map((one) => itemOf(one, now))} />
          {next && !showsNext && (
            <Text size="sm" tone="muted">
              {nextDayWords(next, today.date)}
            </Text>
          )}
        </PageSection>
      )}
      {showsNext && (
        <PageSection title={nameOf(next, today.date)} more={today.entries.length === 0 ? week : null}>
          <MarginList label={nameOf(next, today.date)} items={laterItems(next, now)} />
        </PageSection>
      )}
    </Stack>
  );
}

const laterItems = ({ entries }: HomeDay, now: Date) =>
  entries.map((entry) => itemOf({ entry, when: 'later' }, now));

function itemOf({ entry, when }: Placed, now: Date): MarginListItem {
  const { key, starts_at: startsAt, minutes, class: of, title, lesson, state } = entry;
  const isCancelled = state === 'cancelled';
  const href = lesson ? lessonPath(lesson.id) : of && classPath(of.id);
  return {
    id: key,
    lead: startsAt === null ? '' : breaking(clockText(startsAt)),
    ...(startsAt !== null && { leadNote: `${minutes} min` }),
    ...(of && { mark: <TemplateMark template={coverOf('', coverColor(of.cover))} look="book" /> }),
    title: lesson?.title ?? title,
    ...(href && { href }),
    note: noteOf({ entry, when }, now),
    current: when === 'now' || when === 'next',
    quiet: of === null || isCancelled,
    end: of === null || isCancelled || when === 'over' ? null : <Plan entry={entry} classId={of.id} />,
  };
}

/** Lets a narrow margin put AM and PM below the time. */
const breaking = (time: string): string => time.replaceAll('\u00A0', ' ');

function noteOf({ entry, when }: Placed, now: Date): string {
  const { class: of, room, state, lesson, ends_at: endsAt } = entry;
  const left = Math.ceil((Date.parse(endsAt ?? '') - now.getTime()) / 60_000);
  const place =
    when === 'now'
      ? `Now, ${left} min left`
      : when === 'next'
        ? ['Next', soonWords(entry, now)].filter(Boolean).join(', ')
        : '';
  const change = state === 'cancelled' ? 'Cancelled' : state === 'moved' ? 'Moved' : '';
  return [place, change, lesson ? of?.title : '', room].filter(Boolean).join(' · ');
}

/** Whether the lesson has content, or the one action that leads there. */
function Plan({ entry, classId }: { entry: HomeEntry; classId: string }) {
  const { lesson, title } = entry;
  if (!isUnplanned(entry)) {
    return (
      <Cluster gap={1} wrap={false}>
        <Icon of={Check} size="sm" />
        <Text size="2xs" tone="muted">
          Plan ready
        </Text>
      </Cluster>
    );
  }
  return (
    <Button size="sm" variant="soft" href={lesson ? lessonPath(lesson.id) : newLessonPath(classId)}>
      Plan
      <VisuallyHidden>: {lesson?.title ?? title}</VisuallyHidden>
    </Button>
  );
}
