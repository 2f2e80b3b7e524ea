import { ComboboxBox, type ComboboxOption } from './combobox-box';

export type MultiComboboxProps = {
  /** The options; with `onSearch`, the results of the latest search. */
  options: readonly ComboboxOption[];
  /** The chosen values, in the order they were chosen. */
  values: readonly string[];
  /** Called with all chosen values. */
  onChange: (values: string[]) => void;
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

/** Several choices of a long list, found by typing and shown as tokens. */
export function MultiCombobox(props: MultiComboboxProps) {
  return <ComboboxBox {...props} multiple />;
}
