import { createLate } from '../../late';
import type { DatePickerProps } from './date-picker';

const { Late } = createLate<DatePickerProps>(async () => (await import('./date-picker')).DatePicker);

/** A date picker for a dialog: the page loads without calendars, which come when the user begins to use it. */
export function LateDatePicker(props: DatePickerProps) {
  return <Late props={props} />;
}
