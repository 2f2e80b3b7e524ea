import type { BlockValues } from '../../api/blocks';
import { DocumentItem } from '../document-editing';
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
        const name = `Step ${index + 1}`;
        return (
          <DocumentItem
            key={index}
            look={styles.step}
            dir="auto"
            at={[index]}
            name={name}
            count={steps.length}
          >
            {step.title ? (
              <b className={styles.title}>
                <Ink at={[index, 'title']} label={`${name}: name`}>
                  {step.title}
                </Ink>{' '}
              </b>
            ) : null}
            {step.minutes ? <small className={styles.minutes}>{step.minutes} min </small> : null}
            <Ink
              tail={last}
              at={typeof entry === 'string' ? [index] : [index, 'text']}
              label={name}
              multiline
            >
              {step.text}
            </Ink>
          </DocumentItem>
        );
      })}
    </ol>
  );
}
