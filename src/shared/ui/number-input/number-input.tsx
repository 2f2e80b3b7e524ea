import { Minus, Plus } from 'lucide';
import { useId, useState } from 'react';
import { useFieldControl } from '../field';
import { Icon } from '../icon';
import * as styles from './number-input.css';
import { isBeginning, readNumber } from './read-number';
import { clamped, stepped } from './step';

export type NumberInputProps = {
  /** The number, or null if the input is empty. */
  value: number | null;
  /** Called with each new number, or null when the input is cleared. */
  onChange: (value: number | null) => void;
  /** Called on blur. */
  onBlur?: () => void;
  /** The minimum; a smaller number is raised to it on blur. */
  min?: number;
  /** The maximum. */
  max?: number;
  /** The size of a step. */
  step?: number;
  /** The unit, such as "min". */
  unit?: string;
  /** The name of the field in the form. */
  name?: string;
  /** The accessible name, for use without a Field. */
  label?: string;
  /** Whether it is disabled. */
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
  const { labelId, attributes } = useFieldControl(label);
  // A description rather than the name, so that only the input is called by the label of the field.
  const field = { 'aria-describedby': labelId, 'aria-description': label };
  const bounds = { min, max, step };
  // While the user types, the text may be incomplete ("1." or "-"); the parent gets numbers only.
  const [draft, setDraft] = useState<string | null>(null);
  const [isLeft, setIsLeft] = useState(false);
  const problemId = useId();
  const isUnread = draft !== null && readNumber(draft) === undefined;
  const isWrong = isUnread && isLeft;

  function stepBy(direction: 1 | -1) {
    setDraft(null);
    onChange(stepped(value, direction, bounds));
  }

  function typed(text: string) {
    setDraft(text);
    setIsLeft(false);
    const number = readNumber(text);
    if (number !== undefined || !isBeginning(text)) onChange(number ?? null);
  }

  function left() {
    setIsLeft(true);
    if (isUnread) return onBlur?.();
    setDraft(null);
    if (value !== null && clamped(value, bounds) !== value) onChange(clamped(value, bounds));
    onBlur?.();
  }

  const control = (
    <span className={styles.box}>
      <button
        type="button"
        className={styles.step}
        tabIndex={-1}
        aria-label="Fewer"
        {...field}
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
        {...(isWrong && {
          'aria-invalid': true,
          'aria-describedby': [attributes['aria-describedby'], problemId].filter(Boolean).join(' '),
        })}
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
        {...field}
        aria-controls={attributes.id}
        disabled={disabled || (value !== null && max !== undefined && value >= max)}
        onClick={() => stepBy(1)}
      >
        <Icon of={Plus} size="sm" />
      </button>
    </span>
  );
  // Beside the control, which keeps its place: another frame around it would take its focus.
  return (
    <>
      {control}
      {isWrong ? (
        <span id={problemId} role="alert" className={styles.problem}>
          Enter a number, such as 1200 or 7.5.
        </span>
      ) : null}
    </>
  );
}
