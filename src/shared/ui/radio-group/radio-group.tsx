import { type ReactNode, useId } from 'react';
import { useFieldGroup } from '../field';
import { description, row, tick, words } from '../private/tick.css';
import { group } from './radio-group.css';

export type RadioGroupProps<Value extends string> = {
  /** What there is to choose, in order, each with room for a line that explains it. */
  options: readonly { value: Value; label: ReactNode; description?: ReactNode; disabled?: boolean }[];
  /** The chosen value, or null when none is. */
  value: Value | null;
  /** Called with the chosen value. */
  onChange: (value: Value) => void;
  /** Under each other, or beside each other while they fit. */
  direction?: 'column' | 'row';
  /** Its accessible name, if no field around it has a label. */
  label?: string;
  /** Whether it is disabled. */
  disabled?: boolean;
};

/** One of a few choices that want a sentence each. */
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
