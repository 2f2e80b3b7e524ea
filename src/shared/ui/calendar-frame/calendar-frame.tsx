import { ChevronLeft, ChevronRight } from 'lucide';
import type { ReactNode } from 'react';
import { Button } from '../button';
import { IconButton } from '../icon-button';
import { SegmentedControl } from '../segmented-control';
import * as styles from './calendar-frame.css';

export type CalendarView = 'day' | 'week' | 'month';

export type CalendarFrameProps = {
  /** The period, such as "Week 7". */
  title: string;
  /** A sentence that sums up the period. */
  summary?: string;
  /** The view: day, week or month. */
  view: CalendarView;
  /** Called with the requested view. */
  onViewChange: (view: CalendarView) => void;
  /** Called to go to the previous or next period. */
  onStep: (direction: -1 | 1) => void;
  /** Called to go to today. */
  onToday: () => void;
  /** An action of the page, such as Add. */
  action?: ReactNode;
  /** The week or the month. */
  children: ReactNode;
};

const views: { value: CalendarView; label: string }[] = [
  { value: 'day', label: 'Day' },
  { value: 'week', label: 'Week' },
  { value: 'month', label: 'Month' },
];

/** The frame of a calendar: its period, and buttons to change it. */
export function CalendarFrame({
  title,
  summary,
  view,
  onViewChange,
  onStep,
  onToday,
  action,
  children,
}: CalendarFrameProps) {
  return (
    <section className={styles.frame} aria-label={title}>
      <header className={styles.head}>
        <div className={styles.words}>
          <h1 className={styles.title}>{title}</h1>
          {summary ? <p className={styles.summary}>{summary}</p> : null}
        </div>
        <div className={styles.tools}>
          <span className={styles.steps}>
            <IconButton
              label={`Previous ${view}`}
              icon={ChevronLeft}
              variant="second"
              onClick={() => onStep(-1)}
            />
            <Button onClick={onToday}>Today</Button>
            <IconButton
              label={`Next ${view}`}
              icon={ChevronRight}
              variant="second"
              onClick={() => onStep(1)}
            />
          </span>
          <SegmentedControl options={views} value={view} onChange={onViewChange} label="View" />
          {action}
        </div>
      </header>
      {children}
    </section>
  );
}
