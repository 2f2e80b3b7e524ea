import { Undo2 } from 'lucide';
import { useFieldGroup } from '../field';
import { IconButton } from '../icon-button';
import { drawings } from './drawings';
import { Picture, type PictureName } from './picture';
import * as styles from './picture-picker.css';

export type PicturePickerProps = {
  /** The pictures picked so far, in order. */
  value: readonly PictureName[];
  /** Called with the pictures after each pick. */
  onChange: (value: PictureName[]) => void;
  /** How many there are to pick. */
  count?: number;
  /** The accessible name, for use without a Field. */
  label?: string;
};

/** Picks pictures in order, each as often as one likes; a pick after the last starts again. */
export function PicturePicker({ value, onChange, count = 3, label }: PicturePickerProps) {
  const group = useFieldGroup(label);
  const names = Object.keys(drawings).filter((name): name is PictureName => name in drawings);
  return (
    <div role="group" className={styles.picker} {...group}>
      <div className={styles.chosen}>
        <ol className={styles.places} aria-label="Picked" aria-live="polite">
          {Array.from({ length: count }, (_, index) => {
            const name = value[index];
            return (
              <li key={index} className={styles.place} data-filled={name !== undefined || undefined}>
                {name === undefined ? index + 1 : <Picture name={name} />}
              </li>
            );
          })}
        </ol>
        <IconButton
          label="Take back the last picture"
          icon={Undo2}
          size="lg"
          disabled={value.length === 0}
          onClick={() => onChange(value.slice(0, -1))}
        />
      </div>
      <div className={styles.offered}>
        {names.map((name) => (
          <button
            key={name}
            type="button"
            className={styles.offer}
            onClick={() => onChange(value.length < count ? [...value, name] : [name])}
          >
            <Picture name={name} size="lg" />
          </button>
        ))}
      </div>
    </div>
  );
}
