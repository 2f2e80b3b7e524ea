import { type ReactNode, useId, useState } from 'react';
import type { Explained } from 'gradebook-arithmetic/sentences';
import { Button } from '@/shared/ui/button';
import { Dialog } from '@/shared/ui/dialog';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import * as styles from './explanation.css';

type ExplanationProps = {
  /** Which total, as in "Current total". */
  total: string;
  /** Works out the parts when they are asked for. */
  explain: () => readonly Explained[];
  /** Buttons below the parts. */
  actions?: ReactNode;
};

/** The button on a total that shows how it was worked out. */
export function Explanation({ total, explain, actions }: ExplanationProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="soft" size="sm" expanded={isOpen} onClick={() => setOpen(true)}>
        How was this worked out?<VisuallyHidden> {total}</VisuallyHidden>
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title="How was this worked out?"
        description={total}
        size="md"
        actions={actions}
      >
        {isOpen ? <ExplanationParts parts={explain()} /> : null}
      </Dialog>
    </>
  );
}

type ExplanationPartsProps = {
  /** What `explainInWords` wrote. */
  parts: readonly Explained[];
};

/** The steps of a total as lists. */
export function ExplanationParts({ parts }: ExplanationPartsProps) {
  const id = useId();
  return (
    <div className={styles.parts}>
      {parts.map(({ heading, lines }, index) => (
        <section
          key={index}
          className={styles.part}
          aria-labelledby={`${id}-${index}`}
          data-result={index === parts.length - 1 || undefined}
        >
          <h3 id={`${id}-${index}`} className={styles.heading} dir="auto">
            {heading}
          </h3>
          {lines.length > 0 ? (
            <ul className={styles.lines}>
              {lines.map((line, place) => (
                <li key={place} className={styles.line} dir="auto">
                  {line}
                </li>
              ))}
            </ul>
          ) : null}
        </section>
      ))}
    </div>
  );
}
