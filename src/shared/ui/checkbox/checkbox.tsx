import { type ReactNode, useEffect, useId, useRef } from 'react';
import { description as descriptionStyle, row, tick, words } from '../private/tick.css';

export type CheckboxProps = {
  /** What is agreed to or switched; a sentence may hold a link. */
  children: ReactNode;
  /** Whether it is ticked; `some` if it represents several and some of them are. */
  checked: boolean | 'some';
  /** Called with what it becomes. */
  onChange: (checked: boolean) => void;
  /** A smaller line under the words. */
  description?: ReactNode;
  /** Its name in the form. */
  name?: string;
  /** Marks it as invalid; a message beside it explains why. */
  invalid?: boolean;
  /** The id of that message. */
  describedBy?: string;
  /** Whether it is disabled. */
  disabled?: boolean;
};

/** Yes or no to one thing, sent with a form. */
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
