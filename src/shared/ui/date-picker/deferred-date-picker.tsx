import { createDeferred } from '../../deferred';
import { TextInput } from '../text-input';
import type { DatePickerProps } from './date-picker';
// The server draws the whole control, so its styles come with the page.
import '../private/input-end.css';
import './date-picker.css';

const { Deferred } = createDeferred<DatePickerProps>(async () => (await import('./date-picker')).DatePicker);

/** A date picker whose code loads after the page; until it has come, an input shows the date. */
export function DeferredDatePicker(props: DatePickerProps) {
  const { value, name, label, disabled } = props;
  const look = { name, label, disabled, value: typed(value), placeholder: 'MM/DD/YYYY', readOnly: true };
  return <Deferred fallback={<TextInput {...look} />} props={props} />;
}

/** 11/20/2026, as the picker shows 2026-11-20. */
function typed(value: string | null): string {
  const [year, month, day] = value?.split('-') ?? [];
  return day === undefined ? '' : `${month}/${day}/${year}`;
}
