export { DatePicker, type DatePickerProps } from './date-picker';
export { LateDatePicker } from './late-date-picker';
