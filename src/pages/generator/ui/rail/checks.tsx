import { useUnit } from 'effector-react';
import { $generation, changeAsked, isFree, type OpenDocument } from '@/entities/generation';
import type { Template } from '@/shared/api/templates';
import { Button } from '@/shared/ui/button';
import { CheckList } from '@/shared/ui/check-list';
import { Heading } from '@/shared/ui/heading';
import { editAsked } from '../../model/document-editing';
import { mendOf } from '../../model/mending';
import { sectionSought } from '../../model/document';
import * as styles from './rail.css';

export type ChecksProps = { template: Template; document: OpenDocument };

/** What was verified about the document, and what can be done about what is open. */
export function Checks({ template, document }: ChecksProps) {
  const state = useUnit($generation);
  const on = useUnit({ change: changeAsked, see: sectionSought, edit: editAsked });
  const { checks, meta } = document.generation;
  if (checks.length === 0) return null;
  const labelOf = (key: string | null) => template.sections.find((section) => section.key === key)?.title;
  return (
    <section className={styles.part} aria-labelledby="checked">
      <Heading level={2} size="lg" id="checked">
        Checked
      </Heading>
      <CheckList
        checks={checks.map((check) => {
          const { section: key } = check;
          const label = labelOf(key);
          if (key === null || label === undefined)
            return { name: check.name, status: check.status, detail: check.detail };
          const mend = check.status === 'open' ? mendOf(check, key, meta) : null;
          return {
            name: check.name,
            status: check.status,
            detail: check.detail,
            action: (
              <span className={styles.actions}>
                <Button size="sm" variant="quiet" onClick={() => on.see(key)}>
                  Go to: {label}
                </Button>
                {mend ? (
                  <Button
                    size="sm"
                    variant="soft"
                    disabled={!isFree(state)}
                    onClick={() => {
                      on.see(key);
                      if (mend.kind === 'change') on.change(mend.change);
                      else on.edit(mend.section);
                    }}
                  >
                    {mend.label}
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
