import { useUnit } from 'effector-react';
import { studentPath } from '@/entities/assignment';
import { studentClassPath } from '@/entities/class';
import { studentLessonPath } from '@/entities/lesson';
import { type Links, ScheduleCalendar } from '@/entities/schedule';
import { CalendarLink } from '@/features/calendar-link';
import { Stack } from '@/shared/ui/stack';
import { schedule } from '../model/student-schedule';

const links: Links = { lesson: studentLessonPath, class: studentClassPath, due: studentPath };

/** When a student has which lessons, and what is due. */
export function StudentSchedulePage() {
  const now = useUnit(schedule.$now);
  return (
    <Stack gap={8}>
      <ScheduleCalendar model={schedule} links={links} plans={false} />
      <CalendarLink now={now} />
    </Stack>
  );
}
