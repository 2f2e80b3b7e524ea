import { Minus, Plus } from 'lucide-react';
import { useState } from 'react';
import { useFieldControl } from '../field';
import { Icon } from '../icon';
import * as styles from './number-input.css';
import { clamped, stepped } from './step';

export type NumberInputProps = {
  /** The number, or null when it is empty. */
  value: number | null;
  /** Called with every number typed or stepped to, and with null when it is emptied. */
  onChange: (value: number | null) => void;
  /** Called when the person leaves it. */
  onBlur?: () => void;
  /** The least it takes; a smaller number becomes this when the person leaves. */
  min?: number;
  /** The most it takes. */
  max?: number;
  /** How far a step goes. */
  step?: number;
  /** What is counted, such as min. */
  unit?: string;
  /** Its name in the form. */
  name?: string;
  /** Its name for screen readers, where no field around it has a label. */
  label?: string;
  /** Cannot be used now. */
  disabled?: boolean;
};

/** A number, typed or stepped with the buttons and the arrow keys. */
export function NumberInput({
  value,
  onChange,
  onBlur,
  min,
  max,
  step = 1,
  unit,
  name,
  label,
  disabled,
}: NumberInputProps) {
  const { attributes } = useFieldControl(label);
  const bounds = { min, max, step };
  // While a person types, the text may be half a number ("1." or "-"); the parent hears only numbers.
  const [draft, setDraft] = useState<string | null>(null);

  function stepBy(direction: 1 | -1) {
    setDraft(null);
    onChange(stepped(value, direction, bounds));
  }

  function typed(text: string) {
    setDraft(text);
    const number = Number(text);
    if (text.trim() === '') onChange(null);
    else if (Number.isFinite(number)) onChange(number);
  }

  function left() {
    setDraft(null);
    if (value !== null && clamped(value, bounds) !== value) onChange(clamped(value, bounds));
    onBlur?.();
  }

  return (
    <span className={styles.box}>
      <button
        type="button"
        className={styles.step}
        tabIndex={-1}
        aria-label="Fewer"
        aria-controls={attributes.id}
        disabled={disabled || (value !== null && min !== undefined && value <= min)}
        onClick={() => stepBy(-1)}
      >
        <Icon of={Minus} size="sm" />
      </button>
      <input
        {...attributes}
        type="text"
        inputMode="decimal"
        autoComplete="off"
        role="spinbutton"
        aria-valuenow={value ?? undefined}
        aria-valuemin={min}
        aria-valuemax={max}
        aria-valuetext={value === null ? 'Empty' : `${value} ${unit ?? ''}`.trim()}
        className={styles.input}
        name={name}
        disabled={disabled}
        value={draft ?? value ?? ''}
        onChange={(event) => typed(event.currentTarget.value)}
        onBlur={left}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
          event.preventDefault();
          stepBy(event.key === 'ArrowUp' ? 1 : -1);
        }}
      />
      {unit && <span className={styles.unit}>{unit}</span>}
      <button
        type="button"
        className={styles.step}
        tabIndex={-1}
        aria-label="More"
        aria-controls={attributes.id}
        disabled={disabled || (value !== null && max !== undefined && value >= max)}
        onClick={() => stepBy(1)}
      >
        <Icon of={Plus} size="sm" />
      </button>
    </span>
  );
}
