import { ChevronDown } from 'lucide';
import type { Ref } from 'react';
import { useFieldControl } from '../field';
import { Icon } from '../icon';
import { classes } from '../private/classes';
import { control } from '../private/control.css';
import * as styles from './select.css';

/** An option. */
export type SelectOption = { value: string; label: string; disabled?: boolean };

export type SelectProps = {
  /** The options, in order; a group has a name and options. */
  options: readonly (SelectOption | { group: string; options: readonly SelectOption[] })[];
  /** The selected value, if the parent controls it; empty if none is selected. */
  value?: string;
  /** The initial value, if the select is uncontrolled. */
  defaultValue?: string;
  /** Called with the selected value. */
  onChange?: (value: string) => void;
  /** Called on blur. */
  onBlur?: () => void;
  /** The placeholder. */
  placeholder?: string;
  /** The name of the field in the form. */
  name?: string;
  /** The kind of value that the browser may fill in. */
  autoComplete?: string;
  /** The accessible name, for use without a Field. */
  label?: string;
  /** Lower, and as wide as its text, for filters in a row. */
  fit?: boolean;
  /** Whether it is disabled. */
  disabled?: boolean;
  /** The element, for moving the focus. */
  ref?: Ref<HTMLSelectElement>;
};

/** A single choice of a list, with the native picker. */
export function Select({ options, onChange, placeholder, label, fit = false, ...native }: SelectProps) {
  const { look, attributes } = useFieldControl(label);
  return (
    <span className={styles.wrap[fit ? 'fit' : 'fill']}>
      <select
        {...native}
        {...attributes}
        className={classes(control({ look, fit }), styles.select)}
        onChange={(event) => onChange?.(event.currentTarget.value)}
      >
        {placeholder !== undefined && (
          <option className={styles.option} value="">
            {placeholder}
          </option>
        )}
        {options.map((entry) =>
          'group' in entry ? (
            <optgroup key={entry.group} label={entry.group} className={styles.option}>
              {entry.options.map(asOption)}
            </optgroup>
          ) : (
            asOption(entry)
          ),
        )}
      </select>
      <span className={styles.chevron}>
        <Icon of={ChevronDown} size="sm" />
      </span>
    </span>
  );
}

function asOption({ value, label, disabled }: SelectOption) {
  return (
    <option key={value} className={styles.option} value={value} disabled={disabled}>
      {label}
    </option>
  );
}
