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
  /** Whether the browser should fill in a saved password or suggest a new one. */
  autoComplete: 'current-password' | 'new-password';
  /** The name of the field in the form. */
  name?: string;
  /** The accessible name, for use without a Field. */
  label?: string;
  /** Whether it is disabled. */
  disabled?: boolean;
  /** The element, for moving the focus. */
  ref?: Ref<HTMLInputElement>;
};

/** A password input with a button that reveals the text. */
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
