import { type ReactNode, useEffect, useId, useRef } from 'react';
import { description as descriptionStyle, row, tick, words } from '../private/tick.css';

export type CheckboxProps = {
  /** The label; it may contain a link. */
  children: ReactNode;
  /** Whether it is checked; `some` if it represents several boxes of which some are checked. */
  checked: boolean | 'some';
  /** Called with the new state. */
  onChange: (checked: boolean) => void;
  /** A smaller line below the label. */
  description?: ReactNode;
  /** The name of the field in the form. */
  name?: string;
  /** Marks it as invalid; show the reason beside it. */
  invalid?: boolean;
  /** The id of the message with the reason. */
  describedBy?: string;
  /** Whether it is disabled. */
  disabled?: boolean;
};

/** A yes or no in a form. */
export function Checkbox({
  children,
  checked,
  onChange,
  description,
  name,
  invalid,
  describedBy,
  disabled,
}: CheckboxProps) {
  const input = useRef<HTMLInputElement>(null);
  const descriptionId = useId();
  useEffect(() => {
    if (input.current) input.current.indeterminate = checked === 'some';
  }, [checked]);
  return (
    <label className={row}>
      <input
        ref={input}
        type="checkbox"
        className={tick.checkbox}
        name={name}
        checked={checked === true}
        disabled={disabled}
        aria-invalid={invalid || undefined}
        aria-describedby={[describedBy, description && descriptionId].filter(Boolean).join(' ') || undefined}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <span className={words}>
        <span>{children}</span>
        {description && (
          <span className={descriptionStyle} id={descriptionId}>
            {description}
          </span>
        )}
      </span>
    </label>
  );
}
