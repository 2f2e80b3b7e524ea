import type { ReactNode } from 'react';
import { Field } from '@/shared/ui/field';
import * as styles from './rules-page.css';

type CellFieldProps = {
  /** The name of the control, with that of its row. */
  label: string;
  error?: string | undefined;
  /** For a text. */
  wide?: boolean;
  children: ReactNode;
};

/** A control in a table, whose error is below it. */
export function CellField({ label, error, wide = false, children }: CellFieldProps) {
  return (
    <div className={wide ? `${styles.cell} ${styles.wide}` : styles.cell}>
      <Field label={label} error={error}>
        {children}
      </Field>
    </div>
  );
}
