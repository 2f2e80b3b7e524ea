import { Blank, Ink } from '../private/ink';
import { type Scalar, scalarText } from '../private/scalar';
import * as styles from './facts-block.css';

export type DocumentFact = {
  /** The label; optional for a single fact. */
  label?: string;
  /** The key of its value; a single fact has none. */
  key?: string;
  /** The value, or several texts; missing until it is written. */
  value?: Scalar | readonly (string | null | undefined)[];
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
            <Value fact={fact} tail={index === last} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Value({ fact: { key, label = 'Value', value }, tail }: { fact: DocumentFact; tail: boolean }) {
  if (typeof value === 'object' && value !== null) {
    return (
      <ul className={styles.texts}>
        {value.map((text, index) => (
          <li key={index}>
            <Ink tail={tail && index === value.length - 1} label={label} at={[key ?? '', index]} multiline>
              {text}
            </Ink>
          </li>
        ))}
      </ul>
    );
  }
  return (
    <Ink
      tail={tail}
      label={label}
      {...(typeof value === 'string' && { at: key === undefined ? [] : [key], multiline: true })}
    >
      {scalarText(value)}
    </Ink>
  );
}
