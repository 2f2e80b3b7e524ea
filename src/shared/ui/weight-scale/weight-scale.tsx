import '../theme/template-themes.css';
import type { TemplateName } from '../theme/covers';
import * as styles from './weight-scale.css';

export type Weight = {
  /** The name of the part. */
  name: string;
  /** The share in percent. */
  percent: number;
  /** The cover whose colour it has elsewhere on the page. */
  template: TemplateName;
};

export type WeightScaleProps = {
  /** The accessible name. */
  label: string;
  /** The parts, in order; their shares add up to 100. */
  weights: readonly Weight[];
};

/** The shares of a whole, drawn to scale. */
export function WeightScale({ label, weights }: WeightScaleProps) {
  return (
    <ul className={styles.scale} aria-label={label}>
      {weights.map(({ name, percent, template }) => (
        <li key={name} className={styles.part} style={{ flexGrow: percent }} data-template={template}>
          {name} <b className={styles.figure}>{percent}%</b>
        </li>
      ))}
    </ul>
  );
}
