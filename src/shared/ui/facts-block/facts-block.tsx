import { Blank, Ink } from '../private/ink';
import { type Scalar, scalarText } from '../private/scalar';
import * as styles from './facts-block.css';

export type DocumentFact = {
  /** The label; optional for a single fact. */
  label?: string;
  /** The key of its value; a single fact has none. */
  key?: string;
  /** The value; missing until it is written. */
  value?: Scalar;
};

export type FactsBlockProps = {
  /** The facts, in order. */
  facts?: readonly DocumentFact[] | null;
};

/** Labelled facts, one per line; short values stand beside their label. */
export function FactsBlock({ facts }: FactsBlockProps) {
  if (!facts || facts.length === 0) return <Blank share={0.5} />;
  const last = facts.findLastIndex((fact) => fact.value !== undefined && fact.value !== null);
  return (
    <dl className={styles.facts}>
      {facts.map((fact, index) => (
        <div key={fact.label ?? index} className={styles.fact}>
          {fact.label ? <dt className={styles.label}>{fact.label}</dt> : null}
          <dd className={styles.value} dir="auto">
            <Ink
              tail={index === last}
              label={fact.label ?? 'Value'}
              {...(typeof fact.value === 'string' && {
                at: fact.key === undefined ? [] : [fact.key],
                multiline: true,
              })}
            >
              {scalarText(fact.value)}
            </Ink>
          </dd>
        </div>
      ))}
    </dl>
  );
}
