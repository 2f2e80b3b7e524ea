import { useId } from 'react';
import { useFieldGroup } from '../field';
import { Chip, type ChipOption } from './chip';
import { chips } from './chips.css';

export type ChipsProps<Value extends string> = {
  /** The options, in order. */
  options: readonly ChipOption<Value>[];
  /** The selected values. */
  values: readonly Value[];
  /** Called with all selected values, in the order of the options. */
  onChange: (values: Value[]) => void;
  /** The accessible name, for use without a Field. */
  label?: string;
  /** The colour; red is reserved for filters by mark. */
  tone?: 'ink' | 'pen';
};

/** A multiple choice of short options, all visible. */
export function Chips<Value extends string>({
  options,
  values,
  onChange,
  label,
  tone = 'ink',
}: ChipsProps<Value>) {
  const name = useId();
  const group = useFieldGroup(label);
  const chosen = new Set(values);
  function toggle(value: Value) {
    const next = new Set(chosen);
    if (!next.delete(value)) next.add(value);
    onChange(options.map((option) => option.value).filter((candidate) => next.has(candidate)));
  }
  return (
    <div role="group" className={chips} data-tone={tone} {...group}>
      {options.map((option) => (
        <Chip
          key={option.value}
          type="checkbox"
          name={name}
          option={option}
          checked={chosen.has(option.value)}
          onChange={() => toggle(option.value)}
        />
      ))}
    </div>
  );
}
