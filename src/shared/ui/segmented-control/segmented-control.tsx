import { useId } from 'react';
import { useFieldGroup } from '../field';
import { Icon, type IconShape } from '../icon';
import * as styles from './segmented-control.css';

export type SegmentedControlProps<Value extends string> = {
  /** Two to five choices of a word or two each. */
  options: readonly { value: Value; label: string; icon?: IconShape; disabled?: boolean }[];
  /** The chosen value. */
  value: Value;
  /** Called with the chosen value. */
  onChange: (value: Value) => void;
  /** Its accessible name, if no field around it has a label. */
  label?: string;
  /** Fills the width of its place, in equal parts. */
  block?: boolean;
};

/** One of a few choices, all of them seen. */
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
