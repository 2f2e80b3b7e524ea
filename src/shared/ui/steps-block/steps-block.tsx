import type { BlockValues } from '../../api/blocks';
import { Blank, Ink } from '../private/ink';
import * as styles from './steps-block.css';

export type StepsBlockProps = {
  /** The steps, in order; a string for a step of one sentence. */
  steps?: BlockValues['steps'] | null;
};

/** Numbered steps. */
export function StepsBlock({ steps }: StepsBlockProps) {
  if (!steps || steps.length === 0) return <Blank share={0.7} />;
  return (
    <ol className={styles.steps}>
      {steps.map((entry, index) => {
        const step = typeof entry === 'string' ? { text: entry } : (entry ?? {});
        const last = index === steps.length - 1;
        return (
          <li key={index} className={styles.step} dir="auto">
            {step.title ? <b className={styles.title}>{step.title} </b> : null}
            {step.minutes ? <small className={styles.minutes}>{step.minutes} min </small> : null}
            <Ink tail={last}>{step.text}</Ink>
          </li>
        );
      })}
    </ol>
  );
}
