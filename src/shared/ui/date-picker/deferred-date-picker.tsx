import { createDeferred } from '../../deferred';
import { conventions } from '../../lib/dates';
import { TextInput } from '../text-input';
import type { DatePickerProps } from './date-picker';
import { dateText } from './date-text';
// The server draws the whole control, so its styles come with the page.
import '../private/input-end.css';
import './date-picker.css';

const { Deferred } = createDeferred<DatePickerProps>(async () => (await import('./date-picker')).DatePicker);

/** A date picker whose code loads after the page; until it has come, an input shows the date. */
export function DeferredDatePicker(props: DatePickerProps) {
  const { value, name, label, disabled } = props;
  const { isMonthFirst } = conventions();
  const placeholder = isMonthFirst ? 'MM/DD/YYYY' : 'DD/MM/YYYY';
  const look = { name, label, disabled, value: dateText(value, isMonthFirst), placeholder, readOnly: true };
  return <Deferred fallback={<TextInput {...look} />} props={props} />;
}
