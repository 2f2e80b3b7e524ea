import { PinInput as Ark } from '@ark-ui/react/pin-input';
import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { takeEarlyText } from '../../first-view';
import { useFieldControl } from '../field';
import { cell, row } from './pin-input.css';

export type PinInputProps = {
  /** The characters entered. */
  value: string;
  /** Called with the characters at every change. */
  onChange: (value: string) => void;
  /** Called with the code once it is complete. */
  onComplete?: (value: string) => void;
  /** The length of the code. */
  length?: number;
  /** Digits only, or digits and letters. */
  type?: 'numeric' | 'alphanumeric';
  /** Whether the code arrives by message, so that phones suggest it. */
  oneTime?: boolean;
  /** The accessible name, for use without a Field. */
  label?: string;
  /** Whether it is disabled. */
  disabled?: boolean;
};

/** A short code with a box per character; pasting a code fills all of them. */
export function PinInput({
  value,
  onChange,
  onComplete,
  length = 6,
  type = 'numeric',
  oneTime = false,
  label,
  disabled,
}: PinInputProps) {
  const { attributes, labelId } = useFieldControl(label);
  const boxes = useRef<HTMLDivElement>(null);
  const characters = Array.from({ length }, (_, index) => value[index] ?? '');

  function change(written: string): void {
    onChange(written);
    if (written.length === length) onComplete?.(written);
  }

  // Before hydration the first box takes the whole code.
  const spread = useEffectEvent((text: string) => {
    const others = type === 'numeric' ? /\D/g : /[^A-Z0-9]/g;
    const written = `${value}${text.toUpperCase().replaceAll(others, '')}`.slice(0, length);
    // The boxes need the characters before the focus moves on.
    flushSync(() => change(written));
    boxes.current?.querySelectorAll('input')[Math.min(written.length, length - 1)]?.focus();
  });
  useLayoutEffect(() => (boxes.current ? takeEarlyText(boxes.current, spread) : undefined), []);

  return (
    <Ark.Root
      count={length}
      type={type}
      otp={oneTime}
      value={characters}
      ids={{ input: (index) => (index === '0' ? attributes.id : `${attributes.id}-${index}`) }}
      onValueChange={(details) => change(details.value.join('').toUpperCase())}
      invalid={attributes['aria-invalid']}
      disabled={disabled}
      placeholder=""
      selectOnFocus
    >
      <Ark.Control
        ref={boxes}
        className={row}
        role="group"
        aria-label={label}
        aria-labelledby={labelId}
        aria-describedby={attributes['aria-describedby']}
      >
        {characters.map((_, index) => (
          <Ark.Input
            key={index}
            index={index}
            className={cell}
            aria-label={`Character ${index + 1} of ${length}`}
            aria-invalid={attributes['aria-invalid']}
          />
        ))}
      </Ark.Control>
    </Ark.Root>
  );
}
