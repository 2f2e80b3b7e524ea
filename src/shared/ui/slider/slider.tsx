import { Slider as Ark } from '@ark-ui/react/slider';
import { useFieldGroup } from '../field';
import * as styles from './slider.css';

export type SliderProps = {
  /** Where it stands. */
  value: number;
  /** Called while it moves. */
  onChange: (value: number) => void;
  /** Called once it is let go, for what costs more than a redraw. */
  onCommit?: (value: number) => void;
  /** The least. */
  min?: number;
  /** The most. */
  max?: number;
  /** How far an arrow key goes. */
  step?: number;
  /** How a value is said: 3 becomes three hints. */
  format?: (value: number) => string;
  /** What the two ends mean. */
  ends?: readonly [least: string, most: string];
  /** Its name for screen readers, where no field around it has a label. */
  label?: string;
  /** Cannot be used now. */
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
