import { ComboboxBox, type ComboboxOption } from './combobox-box';

export type ComboboxProps = {
  /** What there is to choose; with `onSearch`, what the latest search found. */
  options: readonly ComboboxOption[];
  /** The chosen value, or null when none is. */
  value: string | null;
  /** Called with the chosen value, and with null when it is cleared. */
  onChange: (value: string | null) => void;
  /** Searches elsewhere: called with what is typed; without it the options are searched here. */
  onSearch?: (query: string) => void;
  /** A search is under way. */
  loading?: boolean;
  /** What stands there while nothing is chosen. */
  placeholder?: string;
  /** What the list says when nothing fits. */
  emptyText?: string;
  /** Its name for screen readers, where no field around it has a label. */
  label?: string;
  /** Its name in the form. */
  name?: string;
  /** Cannot be used now. */
  disabled?: boolean;
};

/** One choice of a list too long to read, found by typing. */
export function Combobox({ value, onChange, ...rest }: ComboboxProps) {
  return (
    <ComboboxBox
      {...rest}
      multiple={false}
      values={value === null ? [] : [value]}
      onChange={(values) => onChange(values[0] ?? null)}
    />
  );
}
