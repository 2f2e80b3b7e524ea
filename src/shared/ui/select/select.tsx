import { ChevronDown } from 'lucide-react';
import type { Ref } from 'react';
import { useFieldControl } from '../field';
import { Icon } from '../icon';
import { classes } from '../private/classes';
import { control } from '../private/control.css';
import * as styles from './select.css';

/** One thing to choose. */
export type SelectOption = { value: string; label: string; disabled?: boolean };

export type SelectProps = {
  /** What there is to choose, in order; a group is a name with options of its own. */
  options: readonly (SelectOption | { group: string; options: readonly SelectOption[] })[];
  /** The chosen value, when the parent keeps it; empty when none is. */
  value?: string;
  /** The first value, when the select keeps it. */
  defaultValue?: string;
  /** Called with the chosen value. */
  onChange?: (value: string) => void;
  /** Called when the person leaves it. */
  onBlur?: () => void;
  /** What stands there while nothing is chosen. */
  placeholder?: string;
  /** Its name in the form. */
  name?: string;
  /** What the browser may fill in. */
  autoComplete?: string;
  /** Its name for screen readers, where no field around it has a label. */
  label?: string;
  /** Lower, and as wide as its words rather than its place: for filters in a row. */
  fit?: boolean;
  /** Cannot be used now. */
  disabled?: boolean;
  /** The element, for focus. */
  ref?: Ref<HTMLSelectElement>;
};

/** One choice of a known list, in the system's own picker. */
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
