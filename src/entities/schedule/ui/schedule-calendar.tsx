import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import { CalendarFrame, CalendarMonth, type CalendarMove, CalendarWeek } from '@/shared/ui/calendar-frame';
import { ErrorState } from '@/shared/ui/error-state';
import { Skeleton } from '@/shared/ui/skeleton';
import { type Links, monthOfSchedule, summaryOf, weekOf } from '../model/calendar-data';
import type { ShownSchedule } from '../model/shown-schedule';
import { titleOf } from '../model/span';

export type ScheduleCalendarProps = {
  model: ShownSchedule;
  links: Links;
  /** Whether the reader plans the lessons: then those without a plan stand out. */
  plans: boolean;
  onMove?: (move: CalendarMove) => void;
  action?: ReactNode;
};

/** A schedule as a day, a week or a month. */
export function ScheduleCalendar({ model, links, plans, onMove, action }: ScheduleCalendarProps) {
  const { schedule, shown, now, refresh, choose, step, today } = useUnit({
    schedule: model.$schedule,
    shown: model.$shown,
    now: model.$now,
    refresh: model.refreshed,
    choose: model.viewChosen,
    step: model.stepped,
    today: model.todayChosen,
  });
  if (shown === null || now === null) return <Skeleton lines={8} label="Loading the schedule" />;
  const isReady = schedule.state === 'ready';
  const title = titleOf(shown);
  return (
    <CalendarFrame
      title={title}
      {...(isReady && { summary: summaryOf(schedule.timetable, { plans, now }) })}
      view={shown.view}
      onViewChange={choose}
      onStep={step}
      onToday={today}
      action={action}
    >
      {schedule.state === 'loading' && <Skeleton lines={8} label="Loading the schedule" />}
      {schedule.state === 'failed' && (
        <ErrorState title="The schedule couldn’t be loaded" onRetry={refresh}>
          {schedule.problem.message}
        </ErrorState>
      )}
      {isReady && schedule.of.view === 'month' && (
        <CalendarMonth
          key={schedule.of.day}
          label={title}
          {...monthOfSchedule(schedule.timetable, schedule.of, { links, now, plans })}
          {...(onMove && { onMove })}
        />
      )}
      {isReady && schedule.of.view !== 'month' && (
        <CalendarWeek
          key={schedule.of.day}
          label={titleOf(schedule.of)}
          {...weekOf(schedule.timetable, schedule.of, { links, now, plans })}
          {...(onMove && { onMove })}
        />
      )}
    </CalendarFrame>
  );
}
