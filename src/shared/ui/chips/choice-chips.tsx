import { useId } from 'react';
import { useFieldGroup } from '../field';
import { Chip, type ChipOption } from './chip';
import { chips } from './chips.css';

export type ChoiceChipsProps<Value extends string> = {
  /** The options, in order. */
  options: readonly ChipOption<Value>[];
  /** The chosen value. */
  value: Value;
  /** Called with the chosen value. */
  onChange: (value: Value) => void;
  /** Its accessible name, if no field around it has a label. */
  label?: string;
};

/** One of several short choices, such as a filter, where segments would not fit in a row. */
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
