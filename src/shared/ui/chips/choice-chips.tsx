import { useId } from 'react';
import { useFieldGroup } from '../field';
import { Chip, type ChipOption } from './chip';
import { chips } from './chips.css';

export type ChoiceChipsProps<Value extends string> = {
  /** The options, in order. */
  options: readonly ChipOption<Value>[];
  /** The selected value. */
  value: Value;
  /** Called with the selected value. */
  onChange: (value: Value) => void;
  /** The accessible name, for use without a Field. */
  label?: string;
};

/** A single choice of short options, such as a filter, if they need more than one row. */
export function ChoiceChips<Value extends string>({
  options,
  value,
  onChange,
  label,
}: ChoiceChipsProps<Value>) {
  const name = useId();
  const group = useFieldGroup(label);
  return (
    <div role="radiogroup" className={chips} {...group}>
      {options.map((option) => (
        <Chip
          key={option.value}
          type="radio"
          name={name}
          option={option}
          checked={option.value === value}
          onChange={() => onChange(option.value)}
        />
      ))}
    </div>
  );
}
