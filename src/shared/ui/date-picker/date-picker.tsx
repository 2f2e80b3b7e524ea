import { DatePicker as Ark, parseDate } from '@ark-ui/react/date-picker';
import { Portal } from '@ark-ui/react/portal';
import { CalendarDays } from 'lucide';
import { useId } from 'react';
import { conventions } from '../../lib/dates';
import { useFieldControl } from '../field';
import { Icon } from '../icon';
import { classes } from '../private/classes';
import { control } from '../private/control.css';
import { inputEnd } from '../private/input-end.css';
import { pop } from '../private/overlay.css';
import * as styles from './date-picker.css';
import { DayView, SpanView, ViewHead } from './date-picker-views';
import { useTypedText } from './use-typed-text';

export type DatePickerProps = {
  /** The date as 2026-11-20, or null. */
  value: string | null;
  /** Called with the selected date, or null when it is cleared. */
  onChange: (value: string | null) => void;
  /** The earliest date, as 2026-11-20. */
  min?: string;
  /** The latest date. */
  max?: string;
  /** The name of the field in the form. */
  name?: string;
  /** The accessible name, for use without a Field. */
  label?: string;
  /** Whether it is disabled. */
  disabled?: boolean;
};

/** A date, typed or selected from a calendar, both as the reader's locale has them. */
export function DatePicker({ value, onChange, min, max, name, label, disabled }: DatePickerProps) {
  const { attributes, labelId } = useFieldControl(label);
  const { isMonthFirst, firstDay } = conventions();
  const text = useTypedText({ value, onChange, min, max });
  const problemId = useId();
  const describedBy = [text.problem && problemId, attributes['aria-describedby']].filter(Boolean).join(' ');
  return (
    <Ark.Root
      value={value ? [parseDate(value)] : []}
      onValueChange={(details) => {
        text.drop();
        onChange(details.value[0]?.toString() ?? null);
      }}
      min={min ? parseDate(min) : undefined}
      max={max ? parseDate(max) : undefined}
      ids={{ label: () => labelId ?? attributes.id }}
      disabled={disabled}
      locale={isMonthFirst ? 'en-US' : 'en-GB'}
      startOfWeek={firstDay}
      fixedWeeks
      positioning={{ placement: 'bottom-start', gutter: 6 }}
      lazyMount
      unmountOnExit
    >
      <Ark.Control className={styles.box}>
        {/* Ark's own input takes the focused day for a text that it can't read. */}
        <input
          {...attributes}
          {...text.input}
          name={name}
          disabled={disabled}
          autoComplete="off"
          aria-invalid={text.problem ? true : attributes['aria-invalid']}
          aria-describedby={describedBy || undefined}
          className={classes(control({ look: 'box' }), styles.input)}
        />
        <Ark.Trigger className={classes(inputEnd, styles.trigger)}>
          <Icon of={CalendarDays} />
        </Ark.Trigger>
      </Ark.Control>
      <p id={problemId} className={styles.problem} aria-live="polite">
        {text.problem}
      </p>
      <Portal>
        <Ark.Positioner className={styles.positioner}>
          <Ark.Content className={classes(pop, styles.calendar)}>
            {(['day', 'month', 'year'] as const).map((view) => (
              <Ark.View key={view} view={view}>
                <ViewHead view={view} />
                {view === 'day' ? <DayView /> : <SpanView view={view} />}
              </Ark.View>
            ))}
          </Ark.Content>
        </Ark.Positioner>
      </Portal>
    </Ark.Root>
  );
}
