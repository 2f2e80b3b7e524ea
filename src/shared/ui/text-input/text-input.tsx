import type { KeyboardEvent, Ref } from 'react';
import { useFieldControl } from '../field';
import { Icon, type IconShape } from '../icon';
import { control } from '../private/control.css';
import * as styles from './text-input.css';

export type TextInputProps = {
  /** The text, if the parent controls it. */
  value?: string;
  /** The initial text, if the input is uncontrolled. */
  defaultValue?: string;
  /** Called with the text at every change. */
  onChange?: (value: string) => void;
  /** Called on blur. */
  onBlur?: () => void;
  /** Called on Enter, before the form is submitted. */
  onEnter?: () => void;
  /** Whether Enter only calls `onEnter` and leaves the form as it is. */
  ownEnter?: boolean;
  /** The kind of text, so that phones show a suitable keyboard. */
  type?: 'text' | 'email' | 'url' | 'tel' | 'search' | 'time';
  /** The name of the field in the form. */
  name?: string;
  /** The id, if another element refers to it. */
  id?: string;
  /** The accessible name, for use without a Field. */
  label?: string;
  /** The placeholder: an example, never the label. */
  placeholder?: string;
  /** The kind of value that the browser may fill in. */
  autoComplete?: string;
  /** The maximum length. */
  maxLength?: number;
  /** An icon before the text, such as a magnifier. */
  icon?: IconShape;
  /** The unit after the text, such as "min". */
  suffix?: string;
  /** Lower, and as wide as a name, for filters in a row. */
  fit?: boolean;
  /** Whether it is disabled. */
  disabled?: boolean;
  /** Whether it is read-only. */
  readOnly?: boolean;
  /** Whether the browser checks the spelling. */
  spellCheck?: boolean;
  /** The element, for moving the focus. */
  ref?: Ref<HTMLInputElement>;
};

/** One line of text. */
export function TextInput({
  value,
  defaultValue,
  onChange,
  onEnter,
  ownEnter = false,
  type = 'text',
  id,
  label,
  icon,
  suffix,
  fit = false,
  ...native
}: TextInputProps) {
  const { look, attributes } = useFieldControl(label, id);
  const input = (
    <input
      {...native}
      {...attributes}
      type={type}
      dir={type === 'text' || type === 'search' ? 'auto' : undefined}
      className={control({ look, fit, icon: Boolean(icon) })}
      value={value}
      defaultValue={defaultValue}
      onChange={(event) => onChange?.(event.currentTarget.value)}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
        if (ownEnter) event.preventDefault();
        onEnter?.();
      }}
    />
  );
  if (!icon && !suffix && !fit) return input;
  return (
    <span className={styles.wrap[fit ? 'fit' : 'fill']}>
      {icon && (
        <span className={styles.icon}>
          <Icon of={icon} />
        </span>
      )}
      {input}
      {suffix && <span className={styles.suffix}>{suffix}</span>}
    </span>
  );
}
