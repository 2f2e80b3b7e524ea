import '../theme/template-themes.css';
import type { TemplateName } from '../theme/tokens';
import * as styles from './weight-scale.css';

export type Weight = {
  /** What it is given to. */
  name: string;
  /** How much of the whole, in percent. */
  percent: number;
  /** The cover whose colour marks it elsewhere on the page. */
  template: TemplateName;
};

export type WeightScaleProps = {
  /** What is weighed. */
  label: string;
  /** The parts, in order; together they are 100. */
  weights: readonly Weight[];
};

/** How much each part counts towards the whole, drawn to scale. */
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
