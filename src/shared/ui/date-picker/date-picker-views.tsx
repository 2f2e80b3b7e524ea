import { DatePicker as Ark, useDatePickerContext } from '@ark-ui/react/date-picker';
import { ChevronLeft, ChevronRight } from 'lucide';
import { Icon } from '../icon';
import * as styles from './date-picker.css';

/** The current view, with buttons to the previous, next and parent views. */
export function ViewHead({ view }: { view: 'day' | 'month' | 'year' }) {
  const { visibleRangeText } = useDatePickerContext();
  const around = { day: 'choose a month', month: 'choose a year', year: 'years' }[view];
  return (
    <Ark.ViewControl className={styles.head}>
      <Ark.PrevTrigger className={styles.step}>
        <Icon of={ChevronLeft} />
      </Ark.PrevTrigger>
      <Ark.ViewTrigger className={styles.title} aria-label={`${visibleRangeText.formatted}, ${around}`}>
        {visibleRangeText.formatted}
      </Ark.ViewTrigger>
      <Ark.NextTrigger className={styles.step}>
        <Icon of={ChevronRight} />
      </Ark.NextTrigger>
    </Ark.ViewControl>
  );
}

/** The days of a month, by week. */
export function DayView() {
  const { weekDays, weeks } = useDatePickerContext();
  return (
    <Ark.Table className={styles.table}>
      <Ark.TableHead>
        <Ark.TableRow>
          {weekDays.map((day) => (
            <Ark.TableHeader key={day.long} className={styles.weekday} aria-label={day.long}>
              {/* Arabic has no abbreviated weekdays. */}
              {day.short.length > 4 ? day.narrow : day.short}
            </Ark.TableHeader>
          ))}
        </Ark.TableRow>
      </Ark.TableHead>
      <Ark.TableBody>
        {weeks.map((week) => (
          <Ark.TableRow key={week[0]?.toString()}>
            {week.map((day) => (
              <Ark.TableCell key={day.toString()} value={day}>
                <Ark.TableCellTrigger className={styles.cell}>{day.day}</Ark.TableCellTrigger>
              </Ark.TableCell>
            ))}
          </Ark.TableRow>
        ))}
      </Ark.TableBody>
    </Ark.Table>
  );
}

/** The months of a year, or the years of a decade. */
export function SpanView({ view }: { view: 'month' | 'year' }) {
  const picker = useDatePickerContext();
  const rows =
    view === 'month'
      ? picker.getMonthsGrid({ columns: 3, format: 'long' })
      : picker.getYearsGrid({ columns: 4 });
  return (
    <Ark.Table className={styles.table}>
      <Ark.TableBody>
        {rows.map((row) => (
          <Ark.TableRow key={row[0]?.value}>
            {row.map((span) => (
              <Ark.TableCell key={span.value} value={span.value}>
                <Ark.TableCellTrigger className={styles.cell}>{span.label}</Ark.TableCellTrigger>
              </Ark.TableCell>
            ))}
          </Ark.TableRow>
        ))}
      </Ark.TableBody>
    </Ark.Table>
  );
}
