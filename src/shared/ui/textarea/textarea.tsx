import { type Ref, useCallback, useLayoutEffect, useRef } from 'react';
import { useFieldControl } from '../field';
import { classes } from '../private/classes';
import { control } from '../private/control.css';
import { textarea } from './textarea.css';

export type TextareaProps = {
  /** The text, if the parent controls it. */
  value?: string;
  /** The initial text, if the area is uncontrolled. */
  defaultValue?: string;
  /** Called with the text at every change, and whether the user pasted or dropped words. */
  onChange?: (value: string, isPasted: boolean) => void;
  /** Called on blur. */
  onBlur?: () => void;
  /** The number of lines when it is empty. */
  rows?: number;
  /** The number of lines after which it scrolls instead of growing. */
  maxRows?: number;
  /** The name of the field in the form. */
  name?: string;
  /** The accessible name, for use without a Field. */
  label?: string;
  /** The placeholder: an example, never the label. */
  placeholder?: string;
  /** The maximum length. */
  maxLength?: number;
  /** Whether it is disabled. */
  disabled?: boolean;
  /** Whether it is read-only. */
  readOnly?: boolean;
  /** The element, for focus and selection. */
  ref?: Ref<HTMLTextAreaElement>;
};

const lineHeight = 1.375;
const padding = 1.125;

/** Several lines of text, in a box that grows. */
export function Textarea({ value, onChange, label, rows = 3, maxRows = 16, ref, ...native }: TextareaProps) {
  const element = useRef<HTMLTextAreaElement>(null);
  const { look, attributes } = useFieldControl(label);
  const bothRefs = useCallback(
    (area: HTMLTextAreaElement | null) => {
      element.current = area;
      if (typeof ref === 'function') return ref(area);
      if (ref) ref.current = area;
    },
    [ref],
  );
  useLayoutEffect(() => {
    const area = element.current;
    if (area && !CSS.supports('field-sizing', 'content')) grow(area);
  }, [value]);
  return (
    <textarea
      {...native}
      {...attributes}
      ref={bothRefs}
      dir="auto"
      rows={rows}
      className={classes(control({ look }), textarea)}
      style={{
        minHeight: `${rows * lineHeight + padding}rem`,
        maxHeight: `${maxRows * lineHeight + padding}rem`,
      }}
      value={value}
      onChange={(event) => {
        if (!CSS.supports('field-sizing', 'content')) grow(event.currentTarget);
        onChange?.(event.currentTarget.value, isPaste(event.nativeEvent));
      }}
    />
  );
}

const isPaste = (event: Event): boolean =>
  event instanceof InputEvent && /^insertFrom(Paste|Drop|Yank)/.test(event.inputType);

function grow(area: HTMLTextAreaElement) {
  area.style.height = 'auto';
  area.style.height = `${area.scrollHeight + area.offsetHeight - area.clientHeight}px`;
}
