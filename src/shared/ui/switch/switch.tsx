import { type ReactNode, useId } from 'react';
import * as styles from './switch.css';

export type SwitchProps = {
  /** What is on or off. */
  children: ReactNode;
  /** Whether it is on. */
  checked: boolean;
  /** Called with what it becomes. */
  onChange: (checked: boolean) => void;
  /** A smaller line under the words. */
  description?: ReactNode;
  /** Its name in the form. */
  name?: string;
  /** Whether it is disabled. */
  disabled?: boolean;
};

/** On or off, at once. */
export function Switch({ children, checked, onChange, description, name, disabled }: SwitchProps) {
  const descriptionId = useId();
  return (
    <label className={styles.row}>
      <input
        type="checkbox"
        role="switch"
        className={styles.track}
        name={name}
        checked={checked}
        disabled={disabled}
        aria-describedby={description ? descriptionId : undefined}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <span className={styles.words}>
        <span>{children}</span>
        {description && (
          <span className={styles.description} id={descriptionId}>
            {description}
          </span>
        )}
      </span>
    </label>
  );
}
