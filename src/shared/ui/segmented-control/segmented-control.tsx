import { useId } from 'react';
import { useFieldGroup } from '../field';
import { Icon, type IconShape } from '../icon';
import * as styles from './segmented-control.css';

export type SegmentedControlProps<Value extends string> = {
  /** Two to five options of one or two words. */
  options: readonly { value: Value; label: string; icon?: IconShape; disabled?: boolean }[];
  /** The selected value. */
  value: Value;
  /** Called with the selected value. */
  onChange: (value: Value) => void;
  /** The accessible name, for use without a Field. */
  label?: string;
  /** Fills the available width with segments of equal width. */
  block?: boolean;
};

/** A single choice of a few short options, all visible. */
export function SegmentedControl<Value extends string>({
  options,
  value,
  onChange,
  label,
  block = false,
}: SegmentedControlProps<Value>) {
  const name = useId();
  const group = useFieldGroup(label);
  return (
    <div role="radiogroup" className={styles.track({ block })} {...group}>
      {options.map((option) => (
        <label key={option.value} className={styles.segment}>
          <input
            type="radio"
            className={styles.input}
            name={name}
            value={option.value}
            checked={option.value === value}
            disabled={option.disabled}
            onChange={() => onChange(option.value)}
          />
          {option.icon && <Icon of={option.icon} size="sm" />}
          {option.label}
        </label>
      ))}
    </div>
  );
}
