export { DatePicker, type DatePickerProps } from './date-picker';
export { DeferredDatePicker } from './deferred-date-picker';
