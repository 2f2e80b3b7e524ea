import { ComboboxBox, type ComboboxOption } from './combobox-box';

export type MultiComboboxProps = {
  /** What there is to choose; with `onSearch`, what the latest search found. */
  options: readonly ComboboxOption[];
  /** The chosen values, in the order they were chosen. */
  values: readonly string[];
  /** Called with all chosen values. */
  onChange: (values: string[]) => void;
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

/** Several choices of a list too long to read, found by typing and kept as tokens. */
export function MultiCombobox(props: MultiComboboxProps) {
  return <ComboboxBox {...props} multiple />;
}
