import { Slider as Ark } from '@ark-ui/react/slider';
import { useFieldGroup } from '../field';
import * as styles from './slider.css';

export type SliderProps = {
  /** The current value. */
  value: number;
  /** Called while it moves. */
  onChange: (value: number) => void;
  /** Called when the user releases the thumb, for expensive updates. */
  onCommit?: (value: number) => void;
  /** The least. */
  min?: number;
  /** The most. */
  max?: number;
  /** How far an arrow key goes. */
  step?: number;
  /** The text of a value for screen readers: 3 becomes three hints. */
  format?: (value: number) => string;
  /** What the two ends mean. */
  ends?: readonly [least: string, most: string];
  /** Its accessible name, if no field around it has a label. */
  label?: string;
  /** Whether it is disabled. */
  disabled?: boolean;
};

/** A value between two ends, where the place matters more than the number. */
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
