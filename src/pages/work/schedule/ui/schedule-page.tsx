import { useUnit } from 'effector-react';
import { Pencil, Plus } from 'lucide';
import { detailsPath } from '@/entities/assignment';
import { ClassBook, classPath } from '@/entities/class';
import { lessonPath } from '@/entities/lesson';
import { clockText, dayAndClock, type Links, localDate, ScheduleCalendar } from '@/entities/schedule';
import { CalendarLink } from '@/features/calendar-link';
import type { ScheduleSlot, SchoolCalendar, Timetable } from '@/shared/api/schedule';
import { weekdayOf } from '@/shared/lib/dates';
import { Button } from '@/shared/ui/button';
import { EmptyState } from '@/shared/ui/empty-state';
import { MarginList } from '@/shared/ui/margin-list';
import { PageSection } from '@/shared/ui/page-section';
import { Split } from '@/shared/ui/split';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import { $calendar, calendarEditRequested } from '../model/calendar-editor';
import { calendarMoved, moveRequested } from '../model/moving';
import { schedule } from '../model/schedule';
import { newSlotRequested, slotChangeRequested } from '../model/slot-editor';
import { CalendarEditor } from './calendar-editor';
import { DayDialog } from './day-dialog';
import { ImportDialog } from './import-dialog';
import { ImportedCalendars } from './imported-calendars';
import { MoveDialog } from './move-dialog';
import { SlotEditor } from './slot-editor';
import * as styles from './schedule-page.css';

const links: Links = { lesson: lessonPath, class: classPath, due: detailsPath };

/** The timetable of a teacher, with lessons and due dates that move. */
export function SchedulePage() {
  const { state, calendar, now, move, add, edit } = useUnit({
    state: schedule.$schedule,
    calendar: $calendar,
    now: schedule.$now,
    move: calendarMoved,
    add: newSlotRequested,
    edit: calendarEditRequested,
  });
  const timetable = state.state === 'ready' ? state.timetable : null;
  return (
    <Stack gap={8}>
      <ScheduleCalendar
        model={schedule}
        links={links}
        plans
        onMove={move}
        action={
          <Button variant="primary" icon={Plus} onClick={() => add()}>
            Add
          </Button>
        }
      />
      <div className={styles.below}>
        {timetable !== null && timetable.unplanned.length > 0 && <Unplanned timetable={timetable} />}
        <Split
          main={timetable === null ? null : <EveryWeek slots={timetable.slots} onAdd={() => add()} />}
          side={
            <Stack gap={8}>
              <PageSection
                title="School calendar"
                more={
                  <Button size="sm" variant="quiet" disabled={calendar === null} onClick={() => edit()}>
                    Change
                  </Button>
                }
              >
                <Text tone="muted">{calendar === null ? '' : calendarWords(calendar)}</Text>
              </PageSection>
              <ImportedCalendars now={now} />
              <CalendarLink now={now} />
            </Stack>
          }
        />
      </div>
      <SlotEditor />
      <CalendarEditor />
      <MoveDialog />
      <DayDialog />
      <ImportDialog />
    </Stack>
  );
}

function calendarWords({ content, imported_holidays: imported }: SchoolCalendar): string {
  const { terms, holidays, week_count: count } = content;
  const span = (first: string, last: string) => `${dayAndClock(first, null)} to ${dayAndClock(last, null)}`;
  const ofTerms = terms.map(({ name, starts_on, ends_on }) => `${name}, ${span(starts_on, ends_on)}.`);
  const free = [...holidays, ...imported].map(
    ({ name, starts_on, ends_on }) => `${name}, ${span(starts_on, ends_on)}, is skipped.`,
  );
  const weeks = count === 'none' ? [] : ['Weeks A and B take turns.'];
  return ['Weeks run Monday to Sunday.', ...weeks, ...ofTerms, ...free].join(' ');
}

function Unplanned({ timetable }: { timetable: Timetable }) {
  const plan = useUnit(moveRequested);
  return (
    <PageSection title="Lessons without a day">
      <MarginList
        label="Lessons without a day"
        margin="xs"
        items={timetable.unplanned.map(({ id, title, class: of }, index) => ({
          id,
          lead: String(index + 1),
          title,
          href: lessonPath(id),
          note: of.title,
          end: (
            <Button
              size="sm"
              onClick={() =>
                plan({ kind: 'lesson', id, title, classId: of.id, from: null, isPlanned: false })
              }
            >
              Plan<VisuallyHidden> {title}</VisuallyHidden>
            </Button>
          ),
        }))}
      />
    </PageSection>
  );
}

function EveryWeek({ slots, onAdd }: { slots: readonly ScheduleSlot[]; onAdd: () => void }) {
  const change = useUnit(slotChangeRequested);
  return (
    <PageSection
      title="Every week"
      more={
        <Button size="sm" variant="quiet" onClick={onAdd}>
          Add a slot
        </Button>
      }
    >
      {slots.length === 0 ? (
        <EmptyState title="No timetable yet" action={<Button onClick={onAdd}>Add a slot</Button>}>
          Add when your classes meet, and your lessons find their days.
        </EmptyState>
      ) : (
        <MarginList
          label="Every week"
          items={slots.map((slot) => ({
            id: slot.id,
            lead: weekdayOf(localDate(`2026-06-0${slot.weekday}`)).replace(/[\s,].*/, ''),
            leadNote: clockText(slot.starts_at),
            ...(slot.class && {
              mark: <ClassBook size="mini" cover={slot.class.cover} name="" subject="" />,
            }),
            title: slot.title,
            note: [slot.week === 'every' ? '' : `Weeks ${slot.week}`, `${slot.minutes} min`, slot.room]
              .filter((part) => part !== '')
              .join(', '),
            quiet: slot.class === null,
            endBeside: true,
            end: (
              <Button size="sm" variant="quiet" icon={Pencil} onClick={() => change(slot)}>
                <VisuallyHidden>
                  Change {slot.title}, {clockText(slot.starts_at)}
                </VisuallyHidden>
              </Button>
            ),
          }))}
        />
      )}
    </PageSection>
  );
}
