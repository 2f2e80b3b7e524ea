import { Blank, Ink } from '../private/ink';
import * as styles from './facts-block.css';

export type DocumentFact = {
  /** What the fact is about; a single fact needs no label of its own. */
  label?: string;
  /** The fact, as far as it has come. */
  value?: string | number | null;
};

export type FactsBlockProps = {
  /** The facts, in order. */
  facts?: readonly DocumentFact[] | null;
};

/** Named facts, one under the other: short ones stand beside their name. */
export function FactsBlock({ facts }: FactsBlockProps) {
  if (!facts || facts.length === 0) return <Blank share={0.5} />;
  const last = facts.findLastIndex((fact) => fact.value !== undefined && fact.value !== null);
  return (
    <dl className={styles.facts}>
      {facts.map((fact, index) => (
        <div key={fact.label ?? index} className={styles.fact}>
          {fact.label ? <dt className={styles.label}>{fact.label}</dt> : null}
          <dd className={styles.value} dir="auto">
            <Ink tail={index === last}>
              {fact.value === undefined || fact.value === null ? undefined : String(fact.value)}
            </Ink>
          </dd>
        </div>
      ))}
    </dl>
  );
}
