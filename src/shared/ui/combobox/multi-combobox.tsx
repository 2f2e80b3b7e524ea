import { ComboboxBox, type ComboboxOption } from './combobox-box';

export type MultiComboboxProps = {
  /** The options; with `onSearch`, the results of the latest search. */
  options: readonly ComboboxOption[];
  /** The selected values, in the order of selection. */
  values: readonly string[];
  /** Called with all selected values. */
  onChange: (values: string[]) => void;
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

/** A multiple choice from a long list, searched by typing and shown as tokens. */
export function MultiCombobox(props: MultiComboboxProps) {
  return <ComboboxBox {...props} multiple />;
}
