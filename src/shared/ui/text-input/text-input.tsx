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
  /** Called on the Enter key, before a form is sent. */
  onEnter?: () => void;
  /** What is typed, so that phones show the right keys. */
  type?: 'text' | 'email' | 'url' | 'tel' | 'search' | 'time';
  /** Its name in the form. */
  name?: string;
  /** Its id, when another element must point to it. */
  id?: string;
  /** Its accessible name, if no field around it has a label. */
  label?: string;
  /** An example, never the label. */
  placeholder?: string;
  /** What the browser may fill in. */
  autoComplete?: string;
  /** The most characters it takes. */
  maxLength?: number;
  /** An icon before the text, such as a magnifier. */
  icon?: IconShape;
  /** A unit after the text, such as min. */
  suffix?: string;
  /** Lower, and as wide as a name rather than its place: for filters in a row. */
  fit?: boolean;
  /** Whether it is disabled. */
  disabled?: boolean;
  /** Can be read and copied, not changed. */
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
        if (event.key === 'Enter' && !event.nativeEvent.isComposing) onEnter?.();
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
