import { ComboboxBox, type ComboboxOption } from './combobox-box';

export type ComboboxProps = {
  /** The options; with `onSearch`, the results of the latest search. */
  options: readonly ComboboxOption[];
  /** The chosen value, or null when none is. */
  value: string | null;
  /** Called with the chosen value, and with null when it is cleared. */
  onChange: (value: string | null) => void;
  /** Called with the query, for a search by the parent; without it the options are filtered here. */
  onSearch?: (query: string) => void;
  /** Whether a search is pending. */
  loading?: boolean;
  /** The placeholder. */
  placeholder?: string;
  /** The message for no results. */
  emptyText?: string;
  /** Its accessible name, if no field around it has a label. */
  label?: string;
  /** Its name in the form. */
  name?: string;
  /** Whether it is disabled. */
  disabled?: boolean;
};

/** One choice of a long list, found by typing. */
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
