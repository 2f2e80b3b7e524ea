import { ComboboxBox, type ComboboxOption } from './combobox-box';

export type ComboboxProps = {
  /** The options; with `onSearch`, the results of the latest search. */
  options: readonly ComboboxOption[];
  /** The selected value, or null. */
  value: string | null;
  /** Called with the selected value, or null when it is cleared. */
  onChange: (value: string | null) => void;
  /** Called with the query, for a search by the parent; without it the options are filtered here. */
  onSearch?: (query: string) => void;
  /** Whether a search is pending. */
  loading?: boolean;
  /** The placeholder. */
  placeholder?: string;
  /** The message for no results. */
  emptyText?: string;
  /** The accessible name, for use without a Field. */
  label?: string;
  /** The name of the field in the form. */
  name?: string;
  /** Whether it is disabled. */
  disabled?: boolean;
};

/** A single choice from a long list that users search by typing. */
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
