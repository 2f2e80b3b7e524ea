import '@/shared/ui/theme/template-themes.css';
import { Check } from 'lucide';
import { ClassCover } from '@/shared/api';
import { Field } from '@/shared/ui/field';
import { Icon } from '@/shared/ui/icon';
import * as styles from './cover-picker.css';

export type CoverPickerProps = {
  /** The chosen cover. */
  value: ClassCover;
  /** Called with the chosen cover. */
  onChange: (cover: ClassCover) => void;
};

const titleOf = (cover: ClassCover) => `${cover.charAt(0).toUpperCase()}${cover.slice(1)}`;

/** The cover colour of the class. */
export function CoverPicker({ value, onChange }: CoverPickerProps) {
  return (
    <Field
      group
      label={
        <>
          Cover <span className={styles.coverName}>{titleOf(value)}</span>
        </>
      }
    >
      <div role="radiogroup" aria-label="Cover" className={styles.covers}>
        {Object.values(ClassCover).map((cover) => (
          <label key={cover} className={styles.cover} data-template={cover}>
            <input
              type="radio"
              name="cover"
              className={styles.coverInput}
              aria-label={titleOf(cover)}
              checked={cover === value}
              onChange={() => onChange(cover)}
            />
            <span className={styles.coverMark}>
              <Icon of={Check} size="md" />
            </span>
          </label>
        ))}
      </div>
    </Field>
  );
}
