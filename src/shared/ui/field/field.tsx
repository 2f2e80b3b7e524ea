import { CircleAlert } from 'lucide';
import { type ReactNode, useId, useMemo } from 'react';
import { formatNumber } from '../../lib/numbers';
import { Icon } from '../icon';
import * as styles from './field.css';
import { FieldContext } from './field-context';

export type FieldProps = {
  /** The label, which stays visible. */
  label: ReactNode;
  /** The control. */
  children: ReactNode;
  /** A line of help. */
  help?: ReactNode;
  /** The error: what is wrong and what to do next. */
  error?: ReactNode;
  /** Marks the field as optional. */
  optional?: boolean;
  /** Announces to screen readers that the field is required. */
  required?: boolean;
  /** The number of characters and their limit. */
  counter?: { used: number; limit: number };
  /** Set it for a control with several inputs, such as radios: the label names the group. */
  group?: boolean;
  /** `line` is the ruled line of the entry pages. */
  look?: 'box' | 'line';
};

/** A control with label, help, error and counter. */
export function Field({
  label,
  children,
  help,
  error,
  optional = false,
  required = false,
  counter,
  group = false,
  look = 'box',
}: FieldProps) {
  const id = useId();
  const controlId = `${id}control`;
  const labelId = `${id}label`;
  const helpId = help || counter ? `${id}help` : '';
  const errorId = error ? `${id}error` : '';
  const describedBy = [errorId, helpId].filter(Boolean).join(' ') || undefined;
  const invalid = Boolean(error);
  const context = useMemo(
    () => ({ controlId, labelId, describedBy, invalid, required, look }),
    [controlId, labelId, describedBy, invalid, required, look],
  );
  const LabelElement = group ? 'span' : 'label';
  return (
    <FieldContext value={context}>
      <div className={styles.field} data-flawed={(group && invalid) || undefined}>
        <div className={styles.row({ look })}>
          <LabelElement
            id={labelId}
            htmlFor={group ? undefined : controlId}
            className={styles.label({ look })}
          >
            {label}
            {optional && <span className={styles.optional}>optional</span>}
          </LabelElement>
          {children}
        </div>
        <div className={styles.error} id={errorId || undefined} aria-live="polite">
          {error && (
            <>
              <span className={styles.errorMark}>
                <Icon of={CircleAlert} size="xs" />
              </span>
              {error}
            </>
          )}
        </div>
        {(help || counter) && (
          <div className={styles.notes} id={helpId}>
            {help && <span>{help}</span>}
            {counter && (
              <span className={styles.counter} data-over={counter.used > counter.limit}>
                {formatNumber(counter.used)} of {formatNumber(counter.limit)} characters
              </span>
            )}
          </div>
        )}
      </div>
    </FieldContext>
  );
}
