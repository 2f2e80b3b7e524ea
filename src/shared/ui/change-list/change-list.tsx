import { ArrowDown, ArrowUp } from 'lucide';
import type { ItemChange, TextPart } from './diff-items';
import { Button } from '../button';
import { Cluster } from '../cluster';
import { Heading } from '../heading';
import { VisuallyHidden } from '../visually-hidden';
import * as styles from './change-list.css';
import { useChangeSteps } from './use-change-steps';

export type ChangedSection = {
  /** The unique key of the section. */
  key: string;
  /** The heading. */
  title: string;
  /** The changed items, in order. */
  items: readonly ItemChange[];
  /** How many items did not change. */
  same: number;
};

export type ChangeListProps = {
  /** The sections with a change, in order. */
  sections: readonly ChangedSection[];
  /** The sentence if nothing changed. */
  none: string;
};

/** What changed between two versions of a text, word by word. */
export function ChangeList({ sections, none }: ChangeListProps) {
  const { ref, step } = useChangeSteps();
  if (sections.length === 0) return <p className={styles.hint}>{none}</p>;
  return (
    <div ref={ref} className={styles.list}>
      <Cluster gap={2}>
        <Button size="sm" icon={ArrowUp} onClick={() => step(-1)}>
          Previous change
        </Button>
        <Button size="sm" icon={ArrowDown} onClick={() => step(1)}>
          Next change
        </Button>
        <p className={styles.keys}>Or press Alt with an arrow key.</p>
      </Cluster>
      {sections.map(({ key, title, items, same }) => (
        <section key={key} className={styles.section} aria-labelledby={`changes-${key}`}>
          <Heading level={3} size="md" id={`changes-${key}`}>
            {title}
          </Heading>
          {items.map((item, index) => (
            <Item key={`${index} ${item.kind}`} item={item} />
          ))}
          {same > 0 ? (
            <p className={styles.hint}>{same === 1 ? '1 item is' : `${same} items are`} unchanged.</p>
          ) : null}
        </section>
      ))}
    </div>
  );
}

const names = { changed: 'Changed item', added: 'Added item', removed: 'Removed item' } as const;

function Item({ item: { kind, parts } }: { item: ItemChange }) {
  return (
    <p className={styles.changed} data-change={kind} tabIndex={-1} dir="auto">
      <VisuallyHidden>{names[kind]}: </VisuallyHidden>
      {parts.map((part, index) => (
        <Part key={`${index} ${part.kind}`} part={part} />
      ))}
    </p>
  );
}

function Part({ part: { kind, text } }: { part: TextPart }) {
  switch (kind) {
    case 'same':
      return text;
    case 'inserted':
      return (
        <ins className={styles.inserted}>
          <VisuallyHidden>Inserted: </VisuallyHidden>
          {text}
          <VisuallyHidden> End of insertion. </VisuallyHidden>
        </ins>
      );
    case 'deleted':
      return (
        <del className={styles.deleted}>
          <VisuallyHidden>Deleted: </VisuallyHidden>
          {text}
          <VisuallyHidden> End of deletion. </VisuallyHidden>
        </del>
      );
  }
}
