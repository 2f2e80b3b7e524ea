import { type ReactNode, useId } from 'react';
import * as styles from './switch.css';

export type SwitchProps = {
  /** The label. */
  children: ReactNode;
  /** Whether it is on. */
  checked: boolean;
  /** Called with the new state. */
  onChange: (checked: boolean) => void;
  /** A smaller line below the label. */
  description?: ReactNode;
  /** The name of the field in the form. */
  name?: string;
  /** Whether it is disabled. */
  disabled?: boolean;
};

/** An on-off setting that takes effect at once. */
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
