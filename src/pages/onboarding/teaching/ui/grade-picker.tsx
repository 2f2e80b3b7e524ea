import { grades } from '@/entities/class';
import { useFieldGroup } from '@/shared/ui/field';
import * as styles from './teaching-step-page.css';

type GradePickerProps = { values: readonly number[]; onChange: (values: number[]) => void };

/** Any of the twelve grades. */
export function GradePicker({ values, onChange }: GradePickerProps) {
  const group = useFieldGroup(undefined);
  return (
    <div role="group" className={styles.grades} {...group}>
      {grades.map((grade) => (
        <label key={grade} className={styles.grade}>
          <input
            type="checkbox"
            className={styles.gradeInput}
            aria-label={`Grade ${grade}`}
            checked={values.includes(grade)}
            onChange={(event) =>
              onChange(
                event.currentTarget.checked ? [...values, grade] : values.filter((value) => value !== grade),
              )
            }
          />
          <span aria-hidden="true">{grade}</span>
        </label>
      ))}
    </div>
  );
}
