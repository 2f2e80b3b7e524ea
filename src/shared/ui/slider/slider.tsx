import { Slider as Ark } from '@ark-ui/react/slider';
import { useFieldGroup } from '../field';
import * as styles from './slider.css';

export type SliderProps = {
  /** The current value. */
  value: number;
  /** Called while the thumb moves. */
  onChange: (value: number) => void;
  /** Called when the user releases the thumb, for expensive updates. */
  onCommit?: (value: number) => void;
  /** The minimum. */
  min?: number;
  /** The maximum. */
  max?: number;
  /** The step of an arrow key. */
  step?: number;
  /** The text of a value for screen readers, such as "three hints" for 3. */
  format?: (value: number) => string;
  /** The labels of the two ends. */
  ends?: readonly [least: string, most: string];
  /** The accessible name, for use without a Field. */
  label?: string;
  /** Whether it is disabled. */
  disabled?: boolean;
};

/** An approximate value between two labelled ends. */
export function Slider({
  value,
  onChange,
  onCommit,
  min = 0,
  max = 100,
  step = 1,
  format = String,
  ends,
  label,
  disabled,
}: SliderProps) {
  const group = useFieldGroup(label);
  return (
    <Ark.Root
      className={styles.root}
      value={[value]}
      onValueChange={(details) => onChange(details.value[0] ?? min)}
      onValueChangeEnd={(details) => onCommit?.(details.value[0] ?? min)}
      min={min}
      max={max}
      step={step}
      disabled={disabled}
      thumbAlignment="contain"
      thumbSize={{ width: 20, height: 20 }}
      getAriaValueText={(details) => format(details.value)}
      aria-label={group['aria-label'] ? [group['aria-label']] : undefined}
      aria-labelledby={group['aria-labelledby'] ? [group['aria-labelledby']] : undefined}
    >
      <span className={styles.value} aria-hidden>
        {format(value)}
      </span>
      <Ark.Control className={styles.control}>
        <Ark.Track className={styles.track}>
          <Ark.Range className={styles.range} />
        </Ark.Track>
        <Ark.Thumb index={0} className={styles.thumb} aria-describedby={group['aria-describedby']}>
          <Ark.HiddenInput />
        </Ark.Thumb>
      </Ark.Control>
      {ends && (
        <span className={styles.ends}>
          <span>{ends[0]}</span>
          <span>{ends[1]}</span>
        </span>
      )}
    </Ark.Root>
  );
}
