import { type Ref, useState } from 'react';
import { useFieldControl } from '../field';
import { classes } from '../private/classes';
import { control } from '../private/control.css';
import * as styles from './password-input.css';

export type PasswordInputProps = {
  /** The password, if the parent controls it. */
  value?: string;
  /** Called with the password at every change. */
  onChange?: (value: string) => void;
  /** Called on blur. */
  onBlur?: () => void;
  /** Whether a known password is filled in or a new one is made. */
  autoComplete: 'current-password' | 'new-password';
  /** Its name in the form. */
  name?: string;
  /** Its accessible name, if no field around it has a label. */
  label?: string;
  /** Whether it is disabled. */
  disabled?: boolean;
  /** The element, for moving the focus. */
  ref?: Ref<HTMLInputElement>;
};

/** A password, with a button that shows what was typed. */
export function PasswordInput({ value, onChange, label, disabled, ...native }: PasswordInputProps) {
  const [shown, setShown] = useState(false);
  const { look, attributes } = useFieldControl(label);
  return (
    <span className={styles.wrap}>
      <input
        {...native}
        {...attributes}
        type={shown ? 'text' : 'password'}
        className={classes(control({ look }), styles.input[look])}
        disabled={disabled}
        value={value}
        onChange={(event) => onChange?.(event.currentTarget.value)}
        autoCapitalize="none"
        spellCheck={false}
      />
      <button
        type="button"
        className={styles.toggle[look]}
        disabled={disabled}
        aria-controls={attributes.id}
        aria-label={shown ? 'Hide password' : 'Show password'}
        onClick={() => setShown(!shown)}
      >
        {shown ? 'Hide' : 'Show'}
      </button>
    </span>
  );
}
