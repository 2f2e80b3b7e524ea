import { type ReactNode, useId } from 'react';
import { useFieldGroup } from '../field';
import { description, row, tick, words } from '../private/tick.css';
import { group } from './radio-group.css';

export type RadioGroupProps<Value extends string> = {
  /** The options, in order, each with an optional description. */
  options: readonly { value: Value; label: ReactNode; description?: ReactNode; disabled?: boolean }[];
  /** The selected value, or null. */
  value: Value | null;
  /** Called with the selected value. */
  onChange: (value: Value) => void;
  /** The layout: a column, or a row that wraps. */
  direction?: 'column' | 'row';
  /** The accessible name, for use without a Field. */
  label?: string;
  /** Whether it is disabled. */
  disabled?: boolean;
};

/** A single choice of a few options with descriptions. */
export function RadioGroup<Value extends string>({
  options,
  value,
  onChange,
  direction = 'column',
  label,
  disabled = false,
}: RadioGroupProps<Value>) {
  const name = useId();
  const attributes = useFieldGroup(label);
  return (
    <div role="radiogroup" className={group[direction]} {...attributes}>
      {options.map((option) => (
        <label key={option.value} className={row}>
          <input
            type="radio"
            className={tick.radio}
            name={name}
            value={option.value}
            checked={option.value === value}
            disabled={disabled || option.disabled}
            onChange={() => onChange(option.value)}
          />
          <span className={words}>
            <span>{option.label}</span>
            {option.description && <span className={description}>{option.description}</span>}
          </span>
        </label>
      ))}
    </div>
  );
}
