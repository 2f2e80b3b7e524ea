import { DatePicker as Ark, parseDate } from '@ark-ui/react/date-picker';
import { Portal } from '@ark-ui/react/portal';
import { CalendarDays } from 'lucide';
import { useRef } from 'react';
import { conventions } from '../../lib/dates';
import { useFieldControl } from '../field';
import { Icon } from '../icon';
import { classes } from '../private/classes';
import { control } from '../private/control.css';
import { inputEnd } from '../private/input-end.css';
import { pop } from '../private/overlay.css';
import * as styles from './date-picker.css';
import { DayView, SpanView, ViewHead } from './date-picker-views';
import { typedDate } from './typed-date';

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
  // Ark selects the focused day instead of one that it can't read.
  const isUnread = useRef(false);
  const chooses = () => {
    isUnread.current = false;
  };
  const read = (text: string) => {
    const date = typedDate(text, isMonthFirst);
    isUnread.current = text !== '' && date === undefined;
    return date;
  };
  return (
    <Ark.Root
      value={value ? [parseDate(value)] : []}
      parse={read}
      onValueChange={(details) => {
        if (isUnread.current) isUnread.current = false;
        else onChange(details.value[0]?.toString() ?? null);
      }}
      min={min ? parseDate(min) : undefined}
      max={max ? parseDate(max) : undefined}
      ids={{ input: () => attributes.id, label: () => labelId ?? attributes.id }}
      name={name}
      disabled={disabled}
      invalid={attributes['aria-invalid']}
      locale={isMonthFirst ? 'en-US' : 'en-GB'}
      startOfWeek={firstDay}
      fixedWeeks
      placeholder={isMonthFirst ? 'MM/DD/YYYY' : 'DD/MM/YYYY'}
      positioning={{ placement: 'bottom-start', gutter: 6 }}
      lazyMount
      unmountOnExit
    >
      <Ark.Control className={styles.box}>
        <Ark.Input {...attributes} className={classes(control({ look: 'box' }), styles.input)} />
        <Ark.Trigger className={classes(inputEnd, styles.trigger)}>
          <Icon of={CalendarDays} />
        </Ark.Trigger>
      </Ark.Control>
      <Portal>
        <Ark.Positioner className={styles.positioner}>
          <Ark.Content
            className={classes(pop, styles.calendar)}
            onClickCapture={chooses}
            onKeyDownCapture={chooses}
          >
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
