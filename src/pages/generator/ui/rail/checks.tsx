import { useUnit } from 'effector-react';
import { $generation, acceptsChanges, type OpenDocument } from '@/entities/generation';
import type { Check } from '@/shared/api/generations';
import type { Template } from '@/shared/api/templates';
import { Button } from '@/shared/ui/button';
import { CheckList } from '@/shared/ui/check-list';
import { Heading } from '@/shared/ui/heading';
import { fixOf } from '../../model/check-fix';
import { sectionRevealed } from '../../model/document';
import { changeQueued } from '../../model/queued-changes';
import * as styles from './rail.css';

export type ChecksProps = { template: Template; document: OpenDocument };

const ORDER = { open: 0, repaired: 1, passed: 2 };

/** Open checks first, then repaired and passed ones, each in the order of the document. */
const openFirst = (checks: readonly Check[]): Check[] =>
  checks.toSorted((one, other) => ORDER[one.status] - ORDER[other.status]);

/** The checks of the document, with a fix for each open one. */
export function Checks({ template, document }: ChecksProps) {
  const state = useUnit($generation);
  const on = useUnit({ change: changeQueued, see: sectionRevealed });
  const { checks, meta } = document.generation;
  if (checks.length === 0) return null;
  const labelOf = (key: string | null) => template.sections.find((section) => section.key === key)?.title;
  return (
    <section className={styles.part} id="document-checks" tabIndex={-1} aria-labelledby="checked">
      <Heading level={2} size="lg" id="checked">
        Checks
      </Heading>
      <CheckList
        checks={openFirst(checks).map((check) => {
          const { section: key } = check;
          const label = labelOf(key);
          if (key === null || label === undefined)
            return { name: check.name, status: check.status, detail: check.detail };
          const fix = check.status === 'open' ? fixOf(check, key, meta) : null;
          return {
            name: check.name,
            status: check.status,
            detail: check.detail,
            action: (
              <span className={styles.actions}>
                <Button size="sm" variant="quiet" onClick={() => on.see(key)}>
                  Go to: {label}
                </Button>
                {fix ? (
                  <Button
                    size="sm"
                    variant="soft"
                    disabled={!acceptsChanges(state)}
                    onClick={() => {
                      on.see(key);
                      on.change(fix.change);
                    }}
                  >
                    {fix.label}
                  </Button>
                ) : null}
              </span>
            ),
          };
        })}
      />
    </section>
  );
}
